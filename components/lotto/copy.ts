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
  drawn: 'ผลออก',
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

/** Words of the betting page. */
export const deskCopy = {
  back: 'หวยทั้งหมด',
  noRoundTitle: 'ยังไม่มีงวดที่เปิดรับ',
  noRoundText: 'งวดใหม่เปิดรับหลังออกผลงวดก่อนประมาณ 1 ชั่วโมง',
  closesIn: 'ปิดรับแทงใน',
  closesAt: (when: string) => `ปิดรับ ${when}`,
  closed: 'ปิดรับแทงแล้ว',
  closedText: 'รอประกาศผล โพยที่แทงไว้ดูได้ในโพยของฉัน',
  over: {
    draft: ['ยังไม่เปิดรับ', 'งวดนี้ยังไม่เปิดรับแทง'],
    open: ['ปิดรับแทงแล้ว', 'รอประกาศผล โพยที่แทงไว้ดูได้ในโพยของฉัน'],
    closed: ['ปิดรับแทงแล้ว', 'รอประกาศผล โพยที่แทงไว้ดูได้ในโพยของฉัน'],
    resulting: ['ปิดรับแทงแล้ว', 'ประกาศผลแล้ว กำลังตัดสินโพย'],
    resulted: ['ออกรางวัลแล้ว', 'งวดนี้ปิดรับและตัดสินโพยครบแล้ว'],
    voided: ['งวดนี้ถูกยกเลิก', 'คืนเงินแทงทุกโพยเต็มจำนวนแล้ว'],
  },
  seeResult: 'ดูผลรางวัล',
  otherRound: 'ดูงวดที่เปิดรับ',
  myBills: 'โพยของฉัน',
  visitorTitle: 'ลองจัดโพยได้เลย',
  visitorText: 'เลือกเลขและดูอัตราจ่ายได้โดยไม่ต้องเข้าสู่ระบบ โพยที่จัดไว้จะยังอยู่เมื่อเข้าสู่ระบบ',
  login: 'เข้าสู่ระบบเพื่อแทง',
  register: 'สมัครสมาชิก',
  noScript: 'การจัดโพยต้องเปิดใช้ JavaScript อัตราจ่าย วงเงิน และกติกาอ่านได้ด้านล่าง',
  desk: 'จัดโพย',
  ways: 'วิธีใส่เลข',
  pad: 'แทงเร็ว',
  paste: 'วางโพย',
  types: 'ประเภทที่แทง เลือกพร้อมกันได้ถ้าจำนวนหลักเท่ากัน',
  closedType: 'ปิดรับ',
  modes: 'ตัวช่วย',
  modeNames: {
    ตรง: 'ปกติ',
    กลับ: 'กลับเลข',
    '19ประตู': '19 ประตู',
    รูดหน้า: 'รูดหน้า',
    รูดหลัง: 'รูดหลัง',
    วิน2: 'วิน 2',
    วิน2เบิ้ล: 'วิน 2 รวมเบิ้ล',
    วิน3: 'วิน 3',
  },
  setAdds: (name: string, count: number) => `เพิ่มเลขชุด ${name} ${count} เลข`,
  number: 'เลขที่จะแทง',
  numberHint: (count: number) => `กด ${count} หลัก ระบบเพิ่มให้ทันที`,
  reverseHint: 'กดครบแล้วเพิ่มทุกลำดับของเลข',
  digitHint: 'กดเลขหลักเดียว ระบบเพิ่มให้ทั้งชุด',
  winHint: (least: number) => `กดเลขที่ต้องการจับคู่อย่างน้อย ${least} ตัว แล้วกดเพิ่ม`,
  add: 'เพิ่ม',
  addCount: (count: number) => `เพิ่ม ${count} เลข`,
  keypad: 'แป้นตัวเลข',
  erase: 'ลบทีละตัว',
  eraseAll: 'ล้าง',
  price: 'ราคาต่อเลข',
  priceHint: (min: number, max: number) => `${inWords(min)} – ${inWords(max)} บาทต่อเลข`,
  quickPrice: (baht: number) => `ราคา ${inWords(baht)} บาท`,
  priceAll: 'ใช้ราคานี้ทุกรายการ',
  baht: 'บาท',
  controlled: (count: number) => `เลขอั้นและเลขจ่ายครึ่ง (${count})`,
  noControlled: 'งวดนี้ยังไม่มีเลขอั้นหรือเลขจ่ายครึ่ง',
  control: { blocked: 'เลขอั้น', half_pay: 'จ่ายครึ่ง', custom_limit: 'จำกัดยอด' },
  ratesAndLimits: 'อัตราจ่าย โอกาสถูก และวงเงิน',
  rules: 'กติกางวดนี้',
} as const;

/** Words of the draft of a bill. */
export const draftCopy = {
  title: 'โพยของคุณ',
  empty: 'ยังไม่มีเลขในโพย',
  emptyText: 'เลือกประเภทแล้วกดเลขบนแป้น หรือวางโพยที่จดไว้',
  lines: (count: number) => `${count} รายการ`,
  amountOf: (type: string, number: string) => `ราคา ${type} ${number}`,
  remove: (type: string, number: string) => `ลบ ${type} ${number}`,
  undo: 'เลิกทำ',
  clear: 'ล้างโพย',
  win: 'ถูกได้',
  unpriced: 'ใส่ราคาเป็นตัวเลข เช่น 10 หรือ 10.50',
  belowMin: (min: number) => `ขั้นต่ำ ${inWords(min)} บาท`,
  aboveMax: (max: number) => `สูงสุด ${inWords(max)} บาท`,
  added: (count: number) => `เพิ่ม ${count} รายการ`,
  addedBlocked: (count: number, blocked: number) => `เพิ่ม ${count} รายการ มีเลขอั้น ${blocked} รายการ`,
  merged: (type: string, number: string) => `${type} ${number} มีในโพยแล้ว รวมยอดให้`,
  tooMany: (most: number) => `หนึ่งโพยได้ไม่เกิน ${most} รายการ`,
  removed: 'ลบแล้ว กดเลิกทำเพื่อเรียกคืน',
  cleared: 'ล้างโพยแล้ว กดเลิกทำเพื่อเรียกคืน',
  undone: 'เรียกคืนแล้ว',
  totalSpoken: (count: number, baht: string) => `โพย ${count} รายการ รวม ${baht} บาท`,
  check: 'ตรวจโพย',
  checkPending: 'ตรวจผลการส่ง',
  fixPrices: (count: number) => `ยังไม่ได้ใส่ราคา ${count} รายการ`,
  pending: 'โพยที่ส่งไปก่อนหน้านี้ยังไม่ทราบผล ตรวจสอบก่อนแทงต่อ ระบบจะไม่แทงซ้ำ',
} as const;

/** Words of the paste form. */
export const pasteCopy = {
  label: 'ข้อความโพย',
  hint: 'บรรทัดละรายการ หรือคั่นด้วย ; เลขไทยก็ได้',
  examples: [
    ['12=100', '2 ตัวบน 100'],
    ['12=100x50', 'บน 100 ล่าง 50'],
    ['123=100x20', '3 ตัวบน 100 โต๊ด 20'],
    ['=25=100', '2 ตัวล่าง 100'],
    ['470 บ50 ต50', 'บน 50 โต๊ด 50'],
    ['*19ประตู5=10x10', '19 ประตู บนและล่าง'],
  ],
  howTo: 'รูปแบบที่อ่านได้',
  read: (count: number, baht: string) => `อ่านได้ ${count} รายการ รวม ${baht} บาท`,
  add: (count: number) => `เพิ่ม ${count} รายการลงโพย`,
  nothing: 'ยังไม่มีรายการที่อ่านได้',
  problems: (count: number) => `อ่านไม่ได้ ${count} จุด แก้แล้วเพิ่มอีกครั้งได้ บรรทัดที่อ่านไม่ได้จะยังอยู่`,
  at: (line: number, col: number) => `บรรทัด ${line} ตัวที่ ${col}`,
  problem: {
    unreadable: 'อ่านไม่ออก',
    number_length: 'เลขต้องมี 1 ถึง 4 หลัก',
    helper: 'ไม่รู้จักตัวช่วย หรือเลขไม่ครบ',
    amount: 'ราคาไม่ถูกต้อง',
    no_price: 'ยังไม่มีราคา',
    price_count: 'จำนวนราคาไม่พอดีกับเลข',
    no_such_bet: 'เลขกี่หลักนี้แทงแบบนี้ไม่ได้',
  },
} as const;
