import { formatBaht } from '#rules/money/baht.ts';

/** What is said while a bill is cancelled: loaded then. */
export const cancelCopy = {
  ask: 'ยกเลิกโพยนี้?',
  text: (baht: number) => `คืนเงิน ${formatBaht(baht)} บาทเข้ากระเป๋าหลักทันที ยกเลิกแล้วเปลี่ยนใจไม่ได้`,
  yes: 'ยกเลิกโพย',
  no: 'เก็บไว้',
  done: (baht: number) => `ยกเลิกโพยแล้ว คืนเงิน ${formatBaht(baht)} บาท`,
  unknown: 'ยังไม่ทราบว่ายกเลิกสำเร็จหรือไม่ กดยกเลิกอีกครั้งได้ ระบบคืนเงินเพียงครั้งเดียว',
} as const;
