import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const MINUTE_MS = 60_000;

/** The one text for every code that does not work, whatever the reason: it tells nothing about codes that exist. */
export const COUPON_REFUSED_MESSAGE =
  'ใช้โค้ดนี้ไม่ได้ อาจพิมพ์ไม่ตรง ใช้ไปแล้ว สิทธิ์เต็ม หรือไม่อยู่ในเวลา ตรวจตัวอักษรอีกครั้ง หรือดูประวัติคูปองของคุณ';

/** What is missing for a code that works, as backend and mocks say it. */
export function couponNeedsPlay(needed: bigint, staked: bigint, days: number): string {
  return `โค้ดนี้ใช้ได้เมื่อมียอดเสี่ยงที่ออกผลแล้วครบ ${formatBaht(needed)} บาทใน ${days} วันล่าสุด ตอนนี้มี ${formatBaht(staked)} บาท`;
}

/** A code with a bonus works, but one at a time. */
export function couponBonusRunning(until: Date): string {
  return `มีโบนัสจากคูปองที่กำลังเล่นอยู่ถึง ${formatThaiDateTime(until)} เล่นให้ครบหรือรอให้หมดเวลา แล้วใช้โค้ดนี้ได้`;
}

/** When the next try is open after too many that did not work. */
export function couponWait(until: Date): string {
  const minute = new Date(Math.ceil(until.getTime() / MINUTE_MS) * MINUTE_MS);
  return `ใส่โค้ดที่ใช้ไม่ได้หลายครั้งเกินไป ลองใหม่ได้ตั้งแต่ ${formatThaiDateTime(minute)}`;
}
