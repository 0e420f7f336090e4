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

/** The same in the Latin letters of road signs, in the same order: browsers fill them in so. */
const inLatin: Readonly<Record<string, string>> = {
  1: 'krungthepmahanakhon samutprakan nonthaburi pathumthani phranakhonsiayutthaya angthong lopburi singburi chainat saraburi',
  2: 'chonburi rayong chanthaburi trat chachoengsao prachinburi nakhonnayok sakaeo',
  3: 'nakhonratchasima buriram surin sisaket ubonratchathani yasothon chaiyaphum amnatcharoen buengkan nongbualamphu',
  4: 'khonkaen udonthani loei nongkhai mahasarakham roiet kalasin sakonnakhon nakhonphanom mukdahan',
  5: 'chiangmai lamphun lampang uttaradit phrae nan phayao chiangrai maehongson',
  6: 'nakhonsawan uthaithani kamphaengphet tak sukhothai phitsanulok phichit phetchabun',
  7: 'ratchaburi kanchanaburi suphanburi nakhonpathom samutsakhon samutsongkhram phetchaburi prachuapkhirikhan',
  8: 'nakhonsithammarat krabi phangnga phuket suratthani ranong chumphon',
  9: 'songkhla satun trang phatthalung pattani yala narathiwat',
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
  เมืองคอน: 'นครศรีธรรมราช',
  ศรีษะเกษ: 'ศรีสะเกษ',
  krungthep: 'กรุงเทพมหานคร',
  ayutthaya: 'พระนครศรีอยุธยา',
  korat: 'นครราชสีมา',
};
const latin = new Map(
  Object.entries(inLatin).flatMap(([region, words]) => {
    const names = byRegion[region]?.split(' ') ?? [];
    return words.split(' ').map((word, at) => [word, names[at]] as const);
  }),
);

/** What stands at a province in an address that was copied: its word, also without a full stop, its postal code, and signs of shortening. */
const bareName = (typed: string) =>
  typed
    .trim()
    .replace(/^(?:จังหวัด|จ *\.|จ +|chang ?wat |province of )/i, '')
    .replace(/ +(?:province|จังหวัด)$/i, '')
    .replace(/[\d\s.ฯ'-]/g, '')
    // Looks the same, and is typed for it more often than not.
    .replace(/ฏ/g, 'ฎ')
    .toLowerCase();

/** Every province, in the order of postal codes. */
export const provinces: readonly string[] = [...regions.keys()];

/** A province by its name, however it was written; undefined for what is none. */
export function findProvince(typed: string): string | undefined {
  const name = bareName(typed);
  const known = (Object.hasOwn(alsoCalled, name) ? alsoCalled[name] : latin.get(name)) ?? name;
  return regions.has(known) ? known : undefined;
}

/** Whether a postal code of five digits can be of a province. */
export function isPostcodeOf(postcode: string, province: string): boolean {
  return regions.get(province) === postcode[0];
}
