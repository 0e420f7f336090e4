/** Provinces by the first digit of their postal codes (Thailand Post); a district at a border may have the second digit of its neighbour. */
const byRegion: Readonly<Record<string, string>> = {
  1: 'กรุงเทพมหานคร สมุทรปราการ นนทบุรี ปทุมธานี พระนครศรีอยุธยา อ่างทอง ลพบุรี สิงห์บุรี ชัยนาท สระบุรี',
  2: 'ชลบุรี ระยอง จันทบุรี ตราด ฉะเชิงเทรา ปราจีนบุรี นครนายก สระแก้ว',
  3: 'นครราชสีมา บุรีรัมย์ สุรินทร์ ศรีสะเกษ อุบลราชธานี ยโสธร ชัยภูมิ อำนาจเจริญ บึงกาฬ หนองบัวลำภู',
  4: 'ขอนแก่น อุดรธานี เลย หนองคาย มหาสารคาม ร้อยเอ็ด กาฬสินธุ์ สกลนคร นครพนม มุกดาหาร',
  5: 'เชียงใหม่ ลำพูน ลำปาง อุตรดิตถ์ แพร่ น่าน พะเยา เชียงราย แม่ฮ่องสอน',
  6: 'นครสวรรค์ อุทัยธานี กำแพงเพชร ตาก สุโขทัย พิษณุโลก พิจิตร เพชรบูรณ์',
  7: 'ราชบุรี กาญจนบุรี สุพรรณบุรี นครปฐม สมุทรสาคร สมุทรสงคราม เพชรบุรี ประจวบคีรีขันธ์',
  8: 'นครศรีธรรมราช กระบี่ พังงา ภูเก็ต สุราษฎร์ธานี ระนอง ชุมพร',
  9: 'สงขลา สตูล ตรัง พัทลุง ปัตตานี ยะลา นราธิวาส',
};

const regions = new Map(
  Object.entries(byRegion).flatMap(([region, names]) => names.split(' ').map((name) => [name, region])),
);
/** What people call them beside their names. */
const alsoCalled: Readonly<Record<string, string>> = {
  กทม: 'กรุงเทพมหานคร',
  กรุงเทพ: 'กรุงเทพมหานคร',
  bangkok: 'กรุงเทพมหานคร',
  bkk: 'กรุงเทพมหานคร',
  อยุธยา: 'พระนครศรีอยุธยา',
  โคราช: 'นครราชสีมา',
  แปดริ้ว: 'ฉะเชิงเทรา',
  อุบล: 'อุบลราชธานี',
  อุดร: 'อุดรธานี',
  สุราษฎร์: 'สุราษฎร์ธานี',
  นครศรี: 'นครศรีธรรมราช',
  ประจวบ: 'ประจวบคีรีขันธ์',
  กาญจน์: 'กาญจนบุรี',
  ปทุม: 'ปทุมธานี',
};

/** Every province, in the order of postal codes. */
export const provinces: readonly string[] = [...regions.keys()];

/** A province by its name, however it was written; undefined for what is none. */
export function findProvince(typed: string): string | undefined {
  const name = typed.replace(/\s/g, '').replace(/^(?:จังหวัด|จ\.)/, '');
  const known = alsoCalled[name.replace(/[.ฯ]/g, '').toLowerCase()] ?? name;
  return regions.has(known) ? known : undefined;
}

/** Whether a postal code of five digits can be of a province. */
export function isPostcodeOf(postcode: string, province: string): boolean {
  return regions.get(province) === postcode[0];
}
