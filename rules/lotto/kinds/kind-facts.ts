import type { KindCode } from './kind-names.ts';

/** What a kind is introduced by. */
export interface KindFacts {
  /** Group of the lobby, by `categoryNames`. */
  readonly category: number;
  /** A line that members read beside its name. */
  readonly about: string;
}

/** By kind, in the order in which they are shown. */
export const kindFacts: Readonly<Record<KindCode, KindFacts>> = {
  glo: { category: 1, about: 'สลากกินแบ่งรัฐบาล ออกวันที่ 1 และ 16' },
  baac: { category: 1, about: 'สลากออมทรัพย์ ธ.ก.ส. ออกวันที่ 16' },
  gsb: { category: 1, about: 'สลากออมสิน ออกรางวัลทุกวันที่ 1 และ 16' },
  lao: { category: 2, about: 'หวยลาวพัฒนา ออกทุกวันจันทร์ พุธ และศุกร์' },
  hanoi_special: { category: 2, about: 'ออกทุกวันช่วงเย็น รอบแรกของฮานอย' },
  hanoi: { category: 2, about: 'หวยฮานอยปกติ ออกทุกวัน' },
  hanoi_vip: { category: 2, about: 'ออกทุกวันช่วงค่ำ รอบสุดท้ายของฮานอย' },
  malay: { category: 2, about: 'Magnum 4D ออกทุกวันพุธ เสาร์ และอาทิตย์' },
  set_am: { category: 3, about: 'ดัชนี SET ปิดภาคเช้า ทุกวันทำการ' },
  set_pm: { category: 3, about: 'ดัชนี SET ปิดภาคบ่าย ทุกวันทำการ' },
  nikkei_am: { category: 3, about: 'ดัชนีนิเคอิ 225 ปิดภาคเช้า ทุกวันทำการ' },
  nikkei_pm: { category: 3, about: 'ดัชนีนิเคอิ 225 ปิดภาคบ่าย ทุกวันทำการ' },
  china_am: { category: 3, about: 'ดัชนีเซี่ยงไฮ้คอมโพสิต ปิดภาคเช้า ทุกวันทำการ' },
  china_pm: { category: 3, about: 'ดัชนีเซี่ยงไฮ้คอมโพสิต ปิดภาคบ่าย ทุกวันทำการ' },
  hangseng_am: { category: 3, about: 'ดัชนีฮั่งเส็ง ปิดภาคเช้า ทุกวันทำการ' },
  hangseng_pm: { category: 3, about: 'ดัชนีฮั่งเส็ง ปิดภาคบ่าย ทุกวันทำการ' },
  taiwan: { category: 3, about: 'ดัชนี TAIEX ปิดตลาด ทุกวันทำการ' },
  korea: { category: 3, about: 'ดัชนี KOSPI ปิดตลาด ทุกวันทำการ' },
  singapore: { category: 3, about: 'ดัชนี Straits Times ปิดตลาด ทุกวันทำการ' },
  india: { category: 3, about: 'ดัชนี Sensex ปิดตลาด ทุกวันทำการ' },
  egypt: { category: 3, about: 'ดัชนี EGX 30 ปิดตลาด วันอาทิตย์ถึงพฤหัสบดี' },
  russia: { category: 3, about: 'ดัชนี MOEX ปิดตลาด ทุกวันทำการ' },
  germany: { category: 3, about: 'ดัชนี DAX ปิดตลาด ทุกวันทำการ' },
  england: { category: 3, about: 'ดัชนี FTSE 100 ปิดตลาด ทุกวันทำการ' },
  dow: { category: 3, about: 'ดัชนีดาวโจนส์ ปิดตลาดหลังเที่ยงคืน ทุกวันทำการ' },
  yeekee: { category: 4, about: 'วันละ 88 รอบ ทุก 15 นาที ผลมาจากเลขที่สมาชิกยิง' },
  pingpong: { category: 4, about: 'วันละ 16 รอบ ทุกชั่วโมง ตั้งแต่ 09:00 ถึง 24:00 น.' },
};
