import { broughtWords } from '#components/shop/copy.ts';
import type { ShopOrder } from '#lib/api/shop/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import type { AddressPart, AddressProblem } from '#rules/shop/address.ts';
import type { RewardKind } from '#rules/shop/reward.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });
const points = (number: number) => `${whole.format(number)} แต้ม`;

const parts: Readonly<Record<AddressPart, string>> = {
  name: 'ชื่อ–นามสกุลผู้รับ',
  mobile: 'เบอร์มือถือผู้รับ',
  line: 'บ้านเลขที่ หมู่ ซอย ถนน',
  subdistrict: 'ตำบล / แขวง',
  district: 'อำเภอ / เขต',
  province: 'จังหวัด',
  postcode: 'รหัสไปรษณีย์',
};

function problemWords(part: AddressPart, problem: AddressProblem): string {
  const words: Readonly<Record<AddressProblem, string>> = {
    empty: `กรุณากรอก${parts[part]}`,
    short: `${parts[part]}สั้นเกินไป กรุณาตรวจสอบ`,
    long: `${parts[part]}ยาวเกินไป กรุณาย่อให้สั้นลง`,
    letters: `${parts[part]}ต้องมีตัวอักษร`,
    mobile: 'เบอร์มือถือต้องมี 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09',
    province: 'ไม่พบจังหวัดนี้ กรุณาเลือกจากรายการ',
    postcode: 'รหัสไปรษณีย์ต้องมี 5 หลัก',
    elsewhere: 'รหัสไปรษณีย์ไม่ตรงกับจังหวัด กรุณาตรวจสอบ',
  };
  return words[problem];
}

const deliveryWords: Readonly<Record<RewardKind, string>> = {
  credit: 'เงินเข้ากระเป๋าหลักทันที',
  bonus: 'พักในกระเป๋าโบนัสจนเล่นครบ แล้วเข้ากระเป๋าหลัก',
  spin: 'ได้สิทธิ์หมุนทันที',
  goods: 'จัดส่งฟรีภายใน 7 วันทำการ ดูเลขพัสดุได้ในประวัติการแลก',
};

function doneWords({ kind, until, bonus, ...order }: ShopOrder): string {
  const got = broughtWords({ kind, ...order });
  if (kind === 'credit') return `${got} เข้ากระเป๋าหลักแล้ว`;
  if (kind === 'goods') return `รับคำสั่งแลก ${got} แล้ว ทีมงานจะจัดส่งภายใน 7 วันทำการ`;
  if (bonus && until)
    return `รับ${got} ไว้ในกระเป๋าโบนัสแล้ว เล่นเกมครบ ${formatBaht(bonus.target)} บาทภายใน ${formatThaiDateTime(until)} แล้วเงินเข้ากระเป๋าหลัก`;
  const all = `ได้รับ${kind === 'spin' ? 'สิทธิ์' : ''}${got}`;
  return until ? `${all} หมุนได้ถึง ${formatThaiDateTime(until)}` : all;
}

/** Words of the dialog that redeems a reward. */
export const redeemCopy = {
  title: 'แลกของรางวัล',
  calculating: 'กำลังตรวจราคาและจำนวน…',
  again: 'ลองใหม่',
  refresh: 'ดูราคาล่าสุด',
  price: 'ใช้',
  own: 'แต้มที่มี',
  after: 'แต้มหลังแลก',
  points,
  delivery: (kind: RewardKind) => deliveryWords[kind],
  target: 'ต้องเล่นเกมให้ครบ',
  targetBaht: (target: number) => `${formatBaht(target)} บาท`,
  within: 'เล่นได้ภายใน',
  withinDays: (days: number) => `${whole.format(days)} วันนับจากเวลาที่แลก`,
  playNote: 'นับเฉพาะยอดเล่นเกมหลังแลกที่ออกผลแล้ว ไม่นับหวย ระหว่างนั้นถอนเงินได้ตามปกติ',
  playRisk: 'ถ้าเล่นไม่ครบในเวลา จะไม่ได้รับโบนัสและไม่คืนแต้ม',
  address: 'ที่อยู่จัดส่ง',
  addressNote: 'ใช้ส่งของรางวัลนี้เท่านั้น แสดงแบบปิดบังหลังแลก และลบหลังได้รับของ 90 วัน',
  part: (part: AddressPart) => parts[part],
  problem: problemWords,
  confirm: (price: number) => `ยืนยันแลก ${points(price)}`,
  sending: 'กำลังแลก…',
  looking: 'กำลังตรวจสอบผลการแลก…',
  unknown: (message: string) => `ยังไม่ทราบว่าแลกสำเร็จหรือไม่ ${message}`,
  look: 'ตรวจสอบผล',
  unsent: 'การแลกยังไม่ถึงระบบ ยังไม่ได้ใช้แต้ม ส่งอีกครั้งได้เลย',
  resend: 'ส่งอีกครั้ง',
  shop: 'ดูของรางวัลทั้งหมด',
  success: 'แลกสำเร็จ',
  done: doneWords,
  history: 'ดูประวัติการแลก',
  progress: 'ดูยอดที่เล่นแล้ว',
  wheel: 'ไปหมุนกงล้อ',
  close: 'ปิด',
};
