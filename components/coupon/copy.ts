import type { Coupon } from '#lib/api/coupon/queries.ts';
import type { CouponCodeProblem } from '#rules/coupon/coupon-code.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });

const problemWords: Readonly<Record<CouponCodeProblem, string>> = {
  empty: 'กรอกโค้ดก่อน',
  thai: 'โค้ดเป็นภาษาอังกฤษ กรุณาสลับแป้นพิมพ์แล้วกรอกใหม่',
  signs: 'โค้ดมีแต่ตัวอักษร A–Z และตัวเลข',
  length: 'โค้ดมี 6–24 ตัว กรุณาตรวจว่ากรอกครบ',
};

function prizeWords({ prize: { kind, amount } }: Pick<Coupon, 'prize'>): string {
  const words = {
    credit: `เงิน ${formatBaht(amount)} บาท`,
    bonus: `โบนัส ${formatBaht(amount)} บาท`,
    point: `${whole.format(amount)} แต้ม`,
    spin: `สิทธิ์หมุนกงล้อฟรี ${whole.format(amount)} ครั้ง`,
  };
  return words[kind];
}

function gotWords(coupon: Coupon): string {
  const { until, bonus } = coupon;
  if (until === null) return `ใช้โค้ดสำเร็จ ได้รับ${prizeWords(coupon)} เข้ากระเป๋าแล้ว`;
  const end = formatThaiDateTime(until);
  if (bonus === null) return `ใช้โค้ดสำเร็จ ได้รับ ${prizeWords(coupon)} ใช้ได้ถึง ${end}`;
  return `ใช้โค้ดสำเร็จ เล่นเกมครบ ${formatBaht(bonus.target)} บาทภายใน ${end} แล้วรับ${prizeWords(coupon)} เข้ากระเป๋า`;
}

function bonusWords({ target, played, status }: NonNullable<Coupon['bonus']>): string {
  const words = {
    running: `เล่นแล้ว ${formatBaht(played)} จาก ${formatBaht(target)} บาท`,
    done: 'เล่นครบ เงินเข้ากระเป๋าแล้ว',
    expired: 'หมดเวลาแล้ว ไม่ได้รับโบนัส',
    excluded: 'สิ้นสุดเพราะพักการเล่น',
  };
  return words[status];
}

/** Words of the page of coupons. */
export const couponCopy = {
  title: 'คูปอง',
  lead: 'กรอกโค้ดเพื่อรับเงิน แต้ม หรือสิทธิ์หมุนกงล้อ',
  code: 'โค้ดคูปอง',
  codeHint: 'ตัวพิมพ์เล็กหรือใหญ่ก็ได้ เว้นวรรคหรือใส่ขีดได้',
  redeem: 'ใช้โค้ด',
  redeeming: 'กำลังตรวจโค้ด…',
  problem: (problem: CouponCodeProblem) => problemWords[problem],
  got: gotWords,
  lost: 'ยังไม่ทราบผล กดใช้โค้ดอีกครั้งได้เลย ระบบจะไม่ใช้โค้ดซ้ำ',
  /** Of the own history: it says nothing of codes that are not in it. */
  used: ({ tail, title, at }: Coupon) =>
    `คุณเคยใช้โค้ดที่ลงท้าย ${tail} (${title}) เมื่อ ${formatThaiDateTime(at)} คูปองชุดหนึ่งใช้ได้คนละ 1 ครั้ง`,
  brings: 'คูปองให้อะไรบ้าง',
  bringsAll: [
    'เงินเข้ากระเป๋าหลักทันที',
    'โบนัสเข้ากระเป๋าหลักเมื่อเล่นเกมครบยอด ระหว่างนั้นถอนเงินได้ตามปกติ',
    'แต้มสะสม ใช้ได้ถึงวันที่บอกไว้',
    'สิทธิ์หมุนกงล้อฟรี ใช้ได้ถึงวันที่บอกไว้',
    'คูปองสำหรับการฝาก กรอกในหน้าฝากเงิน ใช้พร้อมโปรโมชันได้ แต่ละอย่างนับยอดเล่นแยกกัน',
  ],
  condition: 'โค้ดบางแบบต้องมียอดเสี่ยงที่ออกผลแล้วครบก่อน ระบบจะบอกยอดที่ยังขาดเมื่อกรอกโค้ด คูปองชุดหนึ่งใช้ได้คนละ 1 ครั้ง',
  history: 'ประวัติคูปอง',
  noHistory: 'ยังไม่เคยใช้คูปอง',
  prize: prizeWords,
  deposits: 'คูปองที่ผูกกับรายการฝาก',
  held: (until: string) => `รอเงินเข้า เก็บสิทธิ์ไว้ถึง ${formatThaiDateTime(until)}`,
  unused: (why: string) => `ไม่ได้ใช้ ${why}`,
  tail: (tail: string) => `โค้ดลงท้าย ${tail}`,
  at: (at: string) => formatThaiDateTime(at),
  bonusUntil: (until: string) => `เล่นได้ถึง ${formatThaiDateTime(until)}`,
  bonus: bonusWords,
  until: (until: string) => `ใช้ได้ถึง ${formatThaiDateTime(until)}`,
  older: 'รายการก่อนหน้า',
  newest: 'กลับไปรายการล่าสุด',
};
