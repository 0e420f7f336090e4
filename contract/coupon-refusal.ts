import type { CouponHoldOutcome } from '#rules/coupon/coupon.ts';
import type { BonusSource } from '#rules/loyalty/bonus-source.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import { runningBonus } from './running-bonus.ts';

const MINUTE_MS = 60_000;

/** The one text for every code that does not work, whatever the reason: it tells nothing about codes that exist. */
export const COUPON_REFUSED_MESSAGE =
  'ใช้โค้ดนี้ไม่ได้ อาจพิมพ์ไม่ตรง ใช้ไปแล้ว สิทธิ์เต็ม หรือไม่อยู่ในเวลา ตรวจตัวอักษรอีกครั้ง หรือดูประวัติคูปองของคุณ';

/** What is missing for a code that works, as backend and mocks say it. */
export function couponNeedsPlay(needed: bigint, staked: bigint, days: number): string {
  return `โค้ดนี้ใช้ได้เมื่อมียอดเสี่ยงที่ออกผลแล้วครบ ${formatBaht(needed)} บาทใน ${days} วันล่าสุด ตอนนี้มี ${formatBaht(staked)} บาท`;
}

/** A code with a bonus works, but one at a time. */
export function couponBonusRunning(of: BonusSource, until: Date): string {
  return `มี${runningBonus(of, until)} เล่นให้ครบหรือรอให้หมดเวลา แล้วใช้โค้ดนี้ได้`;
}

/** A code that works with a deposit alone, and with one of at least so much. */
export function couponNeedsDeposit(least: bigint): string {
  return `โค้ดนี้ใช้กับการฝากครั้งเดียวตั้งแต่ ${formatBaht(least)} บาทขึ้นไป กรอกโค้ดในหน้าฝากเงิน`;
}

/** The member named it with a deposit, for which it is held. */
export function couponHeld(until: Date): string {
  return `คูปองชุดนี้ผูกกับรายการฝากที่รอชำระของคุณถึง ${formatThaiDateTime(until)} ยกเลิกรายการฝากนั้นหรือรอให้หมดเวลา แล้วใช้ได้อีกครั้ง`;
}

/** Why a deposit was credited without the coupon that it was made with. */
export const couponUnusedWords: Readonly<Record<Exclude<CouponHoldOutcome, 'used'>, string>> = {
  used_before: 'คุณใช้คูปองชุดนี้ไปแล้วก่อนเงินเข้า',
  gone: 'สิทธิ์เต็มหรือคูปองปิดแล้วตอนที่เงินเข้า',
  below_deposit: 'ยอดที่เงินเข้าไม่ถึงยอดฝากขั้นต่ำของคูปอง',
  needs_play: 'ยอดเสี่ยงไม่ครบตามเงื่อนไขของคูปองตอนที่เงินเข้า',
  bonus_running: 'มีโบนัสอื่นที่กำลังเล่นอยู่ตอนที่เงินเข้า',
  excluded: 'พักการเล่นอยู่ตอนที่เงินเข้า',
};

/** When the next try is open after too many that did not work. */
export function couponWait(until: Date): string {
  const minute = new Date(Math.ceil(until.getTime() / MINUTE_MS) * MINUTE_MS);
  return `ใส่โค้ดที่ใช้ไม่ได้หลายครั้งเกินไป ลองใหม่ได้ตั้งแต่ ${formatThaiDateTime(minute)}`;
}
