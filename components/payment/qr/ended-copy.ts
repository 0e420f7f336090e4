import { formatBaht } from '#rules/money/baht.ts';

/** Words of how a deposit ended. */
export const endedCopy = {
  newQr: 'สร้าง QR ใหม่',
  newTransfer: 'ขอยอดโอนใหม่',
  paidTitle: 'เงินเข้าแล้ว!',
  paidText: (baht: number) => `ฝากสำเร็จ ${formatBaht(baht)} บาท ยอดเงินอัปเดตแล้ว พร้อมแทงได้เลย`,
  bet: 'แทงหวย',
  depositMore: 'ฝากเพิ่ม',
  expiredTitle: 'QR หมดเวลาแล้ว',
  expiredText: 'อย่าโอนด้วย QR นี้อีก สร้าง QR ใหม่ได้เลย หากโอนไปแล้ว รอสักครู่ระบบจะตรวจสอบให้',
  transferExpiredTitle: 'ยอดโอนหมดเวลาแล้ว',
  transferExpiredText: 'อย่าโอนด้วยยอดนี้อีก ขอยอดใหม่ได้เลย หากโอนไปแล้ว รอสักครู่ระบบจะตรวจสอบให้',
  cancelledReason: (reason: string) => `เหตุผล: ${reason}`,
  cancelledText: 'ไม่มีเงินเข้ากระเป๋า สร้างรายการใหม่ได้ทุกเมื่อ',
} as const;
