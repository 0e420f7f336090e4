import { formatBaht } from '#rules/money/baht.ts';

/** Words of showing a slip. */
export const slipCopy = {
  title: 'แนบสลิป (ไม่บังคับ)',
  lead: 'เงินเข้าอัตโนมัติเมื่อธนาคารยืนยัน แนบสลิปไว้ช่วยให้ตรวจสอบได้เร็วขึ้นหากยอดไม่ตรง',
  choose: 'เลือกรูปสลิป',
  chooseOther: 'เปลี่ยนรูป',
  opening: 'กำลังเปิดรูป…',
  preview: 'รูปสลิปที่เลือก',
  send: 'ส่งสลิป',
  sending: 'กำลังส่งสลิป…',
  tooLarge: 'รูปใหญ่เกินไป เลือกรูปไม่เกิน 5 MB',
  noPicture: 'แนบได้เฉพาะรูปสลิปแบบ JPEG, PNG หรือ WebP',
  unopened: 'เปิดรูปนี้ไม่ได้ ลองจับภาพหน้าจอสลิปแล้วเลือกใหม่',
  codeFound: 'พบ QR ของสลิปแล้ว',
  codeMissing: 'ยังไม่พบ QR ของสลิปในรูป ตรวจว่าเห็น QR ครบทั้งกรอบ หรือส่งให้ระบบลองอ่านอีกครั้ง',
  waiting: 'ได้รับสลิปแล้ว รอธนาคารยืนยันเงินเข้า',
  credited: 'เงินของสลิปนี้เข้ายอดแล้ว',
  returned: 'เงินของสลิปนี้โอนคืนต้นทางแล้ว',
  kept: (baht: number, why: string) => `มีเงินเข้า ${formatBaht(baht)} บาท ${why} ทีมงานกำลังตรวจสอบ เงินไม่สูญหาย`,
} as const;
