import { LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';
import { formatBaht } from '#rules/money/baht.ts';

/** Why nothing is paid out, as backend and mocks say it. */
export function tooLittleCommission(balance: bigint): string {
  const least = `ถอนค่าแนะนำได้เมื่อมีอย่างน้อย ${formatBaht(LEAST_REDEEM_SATANG)} บาท`;
  return balance < 0n
    ? `${least} ตอนนี้ติดลบ ${formatBaht(-balance)} บาท เพราะมีรายการที่ยกเลิกหรือแก้ผลหลังถอนไปแล้ว`
    : `${least} ตอนนี้มี ${formatBaht(balance)} บาท`;
}
