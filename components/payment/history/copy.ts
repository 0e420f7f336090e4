import { formatBaht } from '#rules/money/baht.ts';

/** Words of the history of deposits. */
export const historyCopy = {
  title: 'ประวัติการฝาก',
  lead: 'ทุกรายการฝากและผลของแต่ละรายการ ใหม่สุดอยู่บน',
  back: 'กลับหน้าฝากเงิน',
  empty: 'ยังไม่เคยฝากเงิน',
  emptyOlder: 'ไม่มีรายการก่อนหน้านี้แล้ว',
  emptyText: 'รายการฝากและผลของแต่ละรายการจะแสดงที่นี่',
  begin: 'ไปหน้าฝากเงิน',
  pages: 'หน้าของประวัติการฝาก',
  newest: 'ใหม่สุด',
  older: 'ก่อนหน้านี้',
  detail: 'ดูรายละเอียด',
  detailOf: (ref: string) => `ดูรายละเอียดรายการ ${ref}`,
  reference: 'เลขอ้างอิง',
  asked: 'แจ้งฝากเมื่อ',
  ended: {
    pending: 'ชำระได้ถึง',
    paid: 'เข้ายอดเมื่อ',
    cancelled: 'สิ้นสุดเมื่อ',
    expired: 'หมดเวลาเมื่อ',
  },
  outcome: {
    waiting: 'รอชำระ',
    paid: 'เข้ายอดแล้ว',
    other: 'เข้ายอดตามเงินที่โอน',
    held: 'รอทีมงานตรวจสอบ',
    late: 'เพิ่มเข้ายอดแล้ว',
    returned: 'โอนเงินคืนแล้ว',
    refused: 'ไม่สำเร็จ',
    cancelled: 'ยกเลิกแล้ว',
    expired: 'หมดเวลา',
  },
  why: {
    waiting: 'ยังไม่มีเงินเข้ารายการนี้',
    paid: 'เงินเข้าตรงตามรายการ',
    held: 'มีเงินเข้าที่ไม่ตรงกับรายการ เงินไม่สูญหาย ทีมงานกำลังตรวจสอบ',
    late: 'ทีมงานตรวจสอบเงินที่โอนมาแล้ว และเพิ่มเข้ายอดของคุณ',
    returned: 'เงินที่โอนมาไม่ตรงกับรายการ ทีมงานโอนคืนต้นทางแล้ว',
    cancelled: 'คุณยกเลิกรายการนี้เอง ไม่มีการเพิ่มยอด',
    expired: 'ไม่มีเงินเข้าภายในเวลาที่กำหนด จึงไม่มีการเพิ่มยอด',
  },
  otherAmount: (credited: number, asked: number) =>
    `แจ้งฝากไว้ ${formatBaht(asked)} บาท เงินที่เข้าจริงคือ ${formatBaht(credited)} บาท จึงเพิ่มเข้ายอดเท่านั้น`,
  refusedWhy: (reason: string) => `ผู้ให้บริการชำระเงินไม่รับรายการนี้ เหตุผล: ${reason}`,
  /** What the provider wrote for itself. */
  refusedCode: (reason: string) => `ผู้ให้บริการชำระเงินไม่รับรายการนี้ ไม่มีการเพิ่มยอด (แจ้งว่า “${reason}”)`,
  refusedUnsaid: 'ผู้ให้บริการชำระเงินไม่รับรายการนี้ โดยไม่แจ้งเหตุผล ไม่มีการเพิ่มยอด',
} as const;
