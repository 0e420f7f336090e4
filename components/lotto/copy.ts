import { rateText } from '#rules/lotto/odds/odds-text.ts';
import { formatBaht, shortBaht } from '#rules/money/baht.ts';

/** `บาทละ 900`: what a rate pays for each baht staked. */
export const rateOf = (rate: number) => `บาทละ ${rateText(rate)}`;

/** Words of results and of the ticket check. */
export const resultCopy = {
  title: 'ผลรางวัล',
  lead: 'ผลทุกงวดของหวยทุกชนิด พร้อมที่มา เวลาประกาศ และวิธีคิดเลข',
  empty: 'ยังไม่มีผลรางวัล',
  emptyText: 'ผลรางวัลจะแสดงที่นี่ทันทีที่ประกาศ',
  emptyOlder: 'ไม่มีงวดที่เก่ากว่านี้แล้ว',
  newest: 'กลับไปงวดล่าสุด',
  older: 'งวดก่อนหน้า',
  all: 'ผลทุกงวด',
  detail: 'ดูทุกรางวัล',
  check: 'ตรวจสลาก',
  each: (baht: number) => `รางวัลละ ${shortBaht(baht)} บาท`,
  count: (count: number) => `${count} รางวัล`,
  source: 'ที่มา',
  publishedAt: 'ประกาศเมื่อ',
  correctedAt: 'แก้ไขผลเมื่อ',
  round: 'รหัสงวด',
  forBets: 'เลขที่ใช้ตัดสินโพย',
  derivation: 'ตัวเลขที่ขีดเส้นใต้คือหลักที่นำมาใช้',
  from: 'จาก',
  checkTitle: 'ตรวจสลากงวดนี้',
  checkLabel: 'เลขสลาก 6 หลัก',
  checkHint: 'ตรวจทุกรางวัลของงวดนี้ให้ทันที',
  checkButton: 'ตรวจ',
  checkBad: 'ใส่เลขให้ครบ 6 หลัก',
  checkWon: (ticket: string) => `${ticket} ถูกรางวัล`,
  checkLost: (ticket: string) => `${ticket} ไม่ถูกรางวัลในงวดนี้`,
  checkTotal: (baht: number) => `รวม ${shortBaht(baht)} บาทต่อใบ (ยังไม่หักภาษี)`,
} as const;

/** Words of rates, limits and rules. */
export const ratesCopy = {
  title: 'อัตราจ่ายและกติกา',
  lead: 'อัตราจ่าย โอกาสถูก วงเงิน และตัวอย่างของทุกประเภท ดูได้โดยไม่ต้องเข้าสู่ระบบ',
  perBaht: 'บาทละ',
  chance: 'โอกาสถูก',
  payback: 'อัตราคืนเงิน (RTP)',
  limit: 'แทงต่อเลขในหนึ่งโพย',
  limitOf: (min: number, max: number) => `${shortBaht(min)} – ${shortBaht(max)} บาท`,
  perNumber: 'รับรวมต่อเลข',
  baht: (baht: number) => `${shortBaht(baht)} บาท`,
  disabled: 'ปิดรับ',
  winsWhen: 'ถูกเมื่อ',
  example: 'ตัวอย่าง',
  discountPack: (percent: number) => `แบบส่วนลด ลด ${percent}%`,
  packPays: (rate: string, payback: string) => `${rate} · RTP ${payback}`,
  note: 'โอกาสถูกของโต๊ดคิดจากเลขที่ทุกหลักไม่ซ้ำกัน เลขซ้ำมีโอกาสน้อยกว่า · อัตราคืนเงิน (RTP) = โอกาสถูก × อัตราจ่าย ÷ ราคาที่จ่ายจริง คือเงินที่กลับคืนเฉลี่ยในระยะยาวต่อเงินที่จ่าย 100 บาท',
  caps: (maxLines: number, cap: number) =>
    `หนึ่งโพยไม่เกิน ${maxLines} รายการ หนึ่งรายการจ่ายสูงสุด ${shortBaht(cap)} บาท`,
  rules: 'กติกา',
  empty: 'ยังไม่มีอัตราจ่าย',
} as const;

/** Words of the bills. */
export const billCopy = {
  result: 'ผลที่ใช้ตัดสิน',
  corrected: 'ผลที่แก้ไขแล้ว',
  title: 'โพยของฉัน',
  lead: 'โพยทั้งหมดของคุณ ล่าสุดอยู่บนสุด',
  filters: 'กรองตามสถานะ',
  all: 'ทั้งหมด',
  status: { pending: 'รอผล', won: 'ถูกรางวัล', lost: 'ไม่ถูกรางวัล', cancelled: 'ยกเลิกแล้ว', refunded: 'คืนเงินแล้ว' },
  lineStatus: { pending: 'รอผล', win: 'ถูกรางวัล', lose: 'ไม่ถูก', refund: 'คืนเงิน' },
  number: 'เลขที่โพย',
  numberOf: (number: string) => `โพย ${number}`,
  lines: (count: number) => `${count} รายการ`,
  pack: 'แบบราคา',
  stake: 'ยอดแทง',
  discount: 'ส่วนลด',
  charged: 'จ่ายจริง',
  payout: 'ได้รับ',
  refund: 'คืนเงิน',
  placedAt: 'แทงเมื่อ',
  settledAt: 'ตัดสินเมื่อ',
  cancelledAt: 'ยกเลิกเมื่อ',
  refundedAt: 'คืนเงินเมื่อ',
  older: 'โพยก่อนหน้า',
  newest: 'กลับไปโพยล่าสุด',
  pages: 'หน้าของโพย',
  back: 'โพยทั้งหมด',
  empty: 'ยังไม่มีโพย',
  emptyText: 'แทงงวดนี้แล้วติดตามผลได้ที่นี่',
  emptyFilter: 'ไม่มีโพยตามที่กรอง',
  emptyOlder: 'ไม่มีโพยที่เก่ากว่านี้แล้ว',
  bet: 'แทงหวย',
  linesTitle: 'รายการแทง',
  onlyWon: (count: number) => `แสดงเฉพาะที่ถูกรางวัล (${count})`,
  drawn: 'ผลออก',
  fullResult: 'ดูผลทุกรางวัล',
  wonTitle: (baht: number) => `ยินดีด้วย! ได้รับ ${formatBaht(baht)} บาท`,
  lostTitle: 'งวดนี้ไม่ถูกรางวัล',
  pendingTitle: 'รอประกาศผล',
  cancelledTitle: 'ยกเลิกโพยแล้ว คืนเงินเต็มจำนวน',
  refundedTitle: 'งวดนี้ถูกยกเลิก คืนเงินเต็มจำนวน',
  canCancel: 'ยกเลิกได้อีก',
  cancelsLeft: (left: number, limit: number) => `วันนี้ยกเลิกได้อีก ${left} จาก ${limit} ครั้ง`,
  cancel: 'ยกเลิกโพยนี้',
  cancelling: 'กำลังยกเลิก…',
  cancelOver: 'หมดเวลายกเลิกโพยนี้แล้ว',
  cancelAsk: 'ยกเลิกโพยนี้?',
  cancelText: (baht: number) => `คืนเงิน ${formatBaht(baht)} บาทเข้ากระเป๋าหลักทันที ยกเลิกแล้วเปลี่ยนใจไม่ได้`,
  cancelYes: 'ยกเลิกโพย',
  cancelNo: 'เก็บไว้',
  cancelled: (baht: number) => `ยกเลิกโพยแล้ว คืนเงิน ${formatBaht(baht)} บาท`,
  cancelUnknown: 'ยังไม่ทราบว่ายกเลิกสำเร็จหรือไม่ กดยกเลิกอีกครั้งได้ ระบบคืนเงินเพียงครั้งเดียว',
} as const;

/** The number of a bill as people tell it each other, `#1A2B3C4D`: the same on receipt, list and page. */
export function billNumber(billId: string): string {
  return `#${billId.slice(-8).toUpperCase()}`;
}
