import { type BetType, isBetType } from '#contract/constants.ts';
import { formatBaht } from '#contract/money.ts';

/** `1,000` or `1,000.50`: an amount in a sentence. */
export function inWords(baht: number): string {
  return formatBaht(baht).replace(/\.00$/, '');
}

const betNames: Readonly<Record<BetType, string>> = {
  top_3: '3 ตัวบน',
  tod_3: '3 ตัวโต๊ด',
  front_3: '3 ตัวหน้า',
  bottom_3: '3 ตัวล่าง',
  top_2: '2 ตัวบน',
  bottom_2: '2 ตัวล่าง',
  run_top: 'วิ่งบน',
  run_bottom: 'วิ่งล่าง',
  top_4: '4 ตัวบน',
  tod_4: '4 ตัวโต๊ด',
};

/** Name of a bet type; a type that this build does not know keeps its code. */
export function betName(type: string): string {
  return isBetType(type) ? betNames[type] : type;
}

export const drawOf = (date: string) => `งวดวันที่ ${date}`;

/** Words of the lobby. */
export const lobbyCopy = {
  title: 'แทงหวย',
  lead: 'เลือกหวยที่เปิดรับ ดูผลล่าสุดและอัตราจ่ายก่อนแทง',
  closesIn: 'ปิดรับใน',
  closesAt: (when: string) => `ปิดรับ ${when}`,
  bet: 'แทงเลย',
  closedRound: 'ปิดรับแทงแล้ว รอประกาศผล',
  noRound: 'ยังไม่เปิดรับงวดถัดไป',
  latest: 'ผลล่าสุด',
  noResult: 'ยังไม่มีผลรางวัล',
  rates: 'อัตราจ่าย',
  rateOf: 'บาทละ',
  payback: 'คืนผู้เล่น',
  paybackNote: 'คืนผู้เล่น คือเงินที่กลับคืนเฉลี่ยในระยะยาวต่อเงินแทง 100 บาท',
  allResults: 'ผลย้อนหลัง',
  allRates: 'อัตราจ่ายและวงเงิน',
  rules: 'กติกา',
  empty: 'ยังไม่มีหวยที่เปิดให้บริการ',
} as const;

/** Words of results and of the ticket check. */
export const resultCopy = {
  title: 'ผลรางวัล',
  lead: 'ผลสลากกินแบ่งรัฐบาลทุกงวด พร้อมที่มาและเวลาประกาศ',
  empty: 'ยังไม่มีผลรางวัล',
  emptyText: 'ผลรางวัลจะแสดงที่นี่ทันทีที่ประกาศ',
  emptyOlder: 'ไม่มีงวดที่เก่ากว่านี้แล้ว',
  newest: 'กลับไปงวดล่าสุด',
  older: 'งวดก่อนหน้า',
  all: 'ผลทุกงวด',
  detail: 'ดูทุกรางวัล',
  check: 'ตรวจสลาก',
  first: 'รางวัลที่ 1',
  front3: 'เลขหน้า 3 ตัว',
  back3: 'เลขท้าย 3 ตัว',
  last2: 'เลขท้าย 2 ตัว',
  each: (baht: number) => `รางวัลละ ${inWords(baht)} บาท`,
  count: (count: number) => `${count} รางวัล`,
  source: 'ที่มา',
  publishedAt: 'ประกาศเมื่อ',
  round: 'รหัสงวด',
  forBets: 'เลขที่ใช้ตัดสินโพย',
  checkTitle: 'ตรวจสลากงวดนี้',
  checkLabel: 'เลขสลาก 6 หลัก',
  checkHint: 'ตรวจทุกรางวัลของงวดนี้ให้ทันที',
  checkButton: 'ตรวจ',
  checkBad: 'ใส่เลขให้ครบ 6 หลัก',
  checkWon: (ticket: string) => `${ticket} ถูกรางวัล`,
  checkLost: (ticket: string) => `${ticket} ไม่ถูกรางวัลในงวดนี้`,
  checkTotal: (baht: number) => `รวม ${inWords(baht)} บาทต่อใบ (ยังไม่หักภาษี)`,
} as const;

/** Words of rates, limits and rules. */
export const ratesCopy = {
  title: 'อัตราจ่ายและกติกา',
  lead: 'อัตราจ่าย โอกาสถูก วงเงิน และตัวอย่างของทุกประเภท ดูได้โดยไม่ต้องเข้าสู่ระบบ',
  rates: 'อัตราจ่าย',
  perBaht: 'บาทละ',
  chance: 'โอกาสถูก',
  payback: 'คืนผู้เล่น',
  limit: 'แทงต่อรายการ',
  limitOf: (min: number, max: number) => `${inWords(min)} – ${inWords(max)} บาท`,
  perNumber: 'รับรวมต่อเลข',
  baht: (baht: number) => `${inWords(baht)} บาท`,
  disabled: 'ปิดรับ',
  winsWhen: 'ถูกเมื่อ',
  example: 'ตัวอย่าง',
  note: 'โอกาสถูกของโต๊ดคิดจากเลขที่ทุกหลักไม่ซ้ำกัน เลขซ้ำมีโอกาสน้อยกว่า · คืนผู้เล่น = โอกาสถูก × อัตราจ่าย คือเงินที่กลับคืนเฉลี่ยในระยะยาวต่อเงินแทง 100 บาท',
  caps: (maxLines: number, cap: number) =>
    `หนึ่งโพยไม่เกิน ${maxLines} รายการ หนึ่งรายการจ่ายสูงสุด ${inWords(cap)} บาท`,
  rules: 'กติกา',
  bet: 'ไปหน้าแทง',
  empty: 'ยังไม่มีอัตราจ่าย',
} as const;

/** Words of the bills. */
export const billCopy = {
  title: 'โพยของฉัน',
  lead: 'โพยทั้งหมดของคุณ ล่าสุดอยู่บนสุด',
  filters: 'กรองตามสถานะ',
  all: 'ทั้งหมด',
  status: { pending: 'รอผล', won: 'ถูกรางวัล', lost: 'ไม่ถูกรางวัล', cancelled: 'ยกเลิกแล้ว', refunded: 'คืนเงินแล้ว' },
  lineStatus: { pending: 'รอผล', win: 'ถูกรางวัล', lose: 'ไม่ถูก', refund: 'คืนเงิน' },
  number: 'เลขที่โพย',
  numberOf: (short: string) => `โพย #${short}`,
  lines: (count: number) => `${count} รายการ`,
  stake: 'ยอดแทง',
  payout: 'ได้รับ',
  refund: 'คืนเงิน',
  net: 'สุทธิ',
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
  emptyFilter: 'ไม่มีโพยในสถานะนี้',
  emptyOlder: 'ไม่มีโพยที่เก่ากว่านี้แล้ว',
  bet: 'แทงหวย',
  linesTitle: 'รายการแทง',
  rate: 'จ่าย',
  drawn: 'ผลออก',
  result: 'ผลที่ใช้ตัดสิน',
  fullResult: 'ดูผลทุกรางวัล',
  wonTitle: (baht: number) => `ยินดีด้วย! ได้รับ ${formatBaht(baht)} บาท`,
  lostTitle: 'งวดนี้ไม่ถูกรางวัล',
  pendingTitle: 'รอประกาศผล',
  cancelledTitle: 'ยกเลิกโพยแล้ว คืนเงินเต็มจำนวน',
  refundedTitle: 'งวดนี้ถูกยกเลิก คืนเงินเต็มจำนวน',
  canCancel: 'ยกเลิกได้อีก',
  cancel: 'ยกเลิกโพยนี้',
  cancelling: 'กำลังยกเลิก…',
  cancelAsk: 'ยกเลิกโพยนี้?',
  cancelText: (baht: number) => `คืนเงิน ${formatBaht(baht)} บาทเข้ากระเป๋าหลักทันที ยกเลิกแล้วเปลี่ยนใจไม่ได้`,
  cancelYes: 'ยกเลิกโพย',
  cancelNo: 'เก็บไว้',
  cancelled: (baht: number) => `ยกเลิกโพยแล้ว คืนเงิน ${formatBaht(baht)} บาท`,
  cancelUnknown: 'ยังไม่ทราบว่ายกเลิกสำเร็จหรือไม่ กดยกเลิกอีกครั้งได้ ระบบคืนเงินเพียงครั้งเดียว',
} as const;

/** The part of a bill's id that people tell each other. */
export function billNumber(billId: string): string {
  return billId.slice(-8).toUpperCase();
}
