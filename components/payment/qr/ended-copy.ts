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
  expiredText: 'อย่าโอนด้วย QR นี้อีก หากโอนไปแล้วรอสักครู่ ระบบจะตรวจสอบให้ หากยังไม่ได้โอน สร้าง QR ใหม่ได้เลย',
  transferExpiredTitle: 'ยอดโอนหมดเวลาแล้ว',
  transferExpiredText: 'อย่าโอนด้วยยอดนี้อีก หากโอนไปแล้วรอสักครู่ ระบบจะตรวจสอบให้ หากยังไม่ได้โอน ขอยอดใหม่ได้เลย',
  cancelledReason: (reason: string) => `เหตุผล: ${reason}`,
  cancelledText: 'ยังไม่มีการหักเงินหรือเพิ่มยอด สร้างรายการใหม่ได้ทุกเมื่อ',
} as const;
