import type { CouponCodeProblem } from '#rules/coupon/coupon-code.ts';

const problemWords: Readonly<Record<CouponCodeProblem, string>> = {
  empty: 'กรอกโค้ดก่อน',
  thai: 'โค้ดเป็นภาษาอังกฤษ กรุณาสลับแป้นพิมพ์แล้วกรอกใหม่',
  signs: 'โค้ดมีแต่ตัวอักษร A–Z และตัวเลข',
  length: 'โค้ดมี 6–24 ตัว กรุณาตรวจว่ากรอกครบ',
};

/** Words of a coupon that is named with a deposit. */
export const couponCopy = {
  code: 'โค้ดคูปอง',
  hint: 'เก็บสิทธิ์ไว้ให้ 15 นาที แล้วใช้ให้เมื่อเงินเข้า ใช้พร้อมโปรโมชันได้',
  problem: (problem: CouponCodeProblem) => problemWords[problem],
} as const;
