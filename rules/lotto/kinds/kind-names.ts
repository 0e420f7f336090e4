import { gloName } from './glo/glo-name.ts';

/** Names of the lottery kinds by kind. */
export const kindNames = {
  glo: gloName,
  baac: 'หวย ธกส',
  gsb: 'หวยออมสิน',
  lao: 'หวยลาวพัฒนา',
  hanoi_special: 'ฮานอยพิเศษ',
  hanoi: 'หวยฮานอย',
  hanoi_vip: 'ฮานอย VIP',
  malay: 'หวยมาเลย์',
  set_am: 'หุ้นไทย เช้า',
  set_pm: 'หุ้นไทย บ่าย',
  nikkei_am: 'หุ้นนิเคอิ เช้า',
  nikkei_pm: 'หุ้นนิเคอิ บ่าย',
  china_am: 'หุ้นจีน เช้า',
  china_pm: 'หุ้นจีน บ่าย',
  hangseng_am: 'หุ้นฮั่งเส็ง เช้า',
  hangseng_pm: 'หุ้นฮั่งเส็ง บ่าย',
  taiwan: 'หุ้นไต้หวัน',
  korea: 'หุ้นเกาหลี',
  singapore: 'หุ้นสิงคโปร์',
  india: 'หุ้นอินเดีย',
  egypt: 'หุ้นอียิปต์',
  russia: 'หุ้นรัสเซีย',
  germany: 'หุ้นเยอรมัน',
  england: 'หุ้นอังกฤษ',
  dow: 'หุ้นดาวโจนส์',
  yeekee: 'ยี่กี',
  pingpong: 'หวยปิงปอง',
} as const;
export type KindCode = keyof typeof kindNames;

/** Name of a kind. Throws RangeError for a code that this program does not know. */
export function kindName(code: string): string {
  const name = new Map<string, string>(Object.entries(kindNames)).get(code);
  if (name === undefined) throw new RangeError(`The lottery kind ${code} is unknown`);
  return name;
}
