import { formatBaht, shortBaht } from '#rules/money/baht.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time as people say it, rounded up. */
function lasting(minutes: number): string {
  if (minutes < HOUR) return `${minutes} นาที`;
  return minutes < DAY ? `${Math.ceil(minutes / HOUR)} ชั่วโมง` : `${Math.ceil(minutes / DAY)} วัน`;
}

/** Words of the withdraw page. */
export const withdrawCopy = {
  title: 'ถอนเงิน',
  lead: 'โอนเข้าบัญชีธนาคารที่ลงทะเบียนไว้เท่านั้น',
  sandbox: 'ระบบทดลอง ไม่มีการโอนเงินจริง',
  available: 'ยอดในกระเป๋าหลัก',
  leftToday: 'วันนี้ถอนได้อีก',
  leftTodayValue: (baht: number, count: number) =>
    baht > 0 && count > 0 ? `${shortBaht(baht)}\u00a0บาท · ${count}\u00a0ครั้ง` : 'ครบแล้ว ถอนใหม่ได้หลังเที่ยงคืน',
  howLong: 'ใช้เวลา',
  /** Half of the newest that were paid; it promises nothing. */
  usual: (minutes: number) => `โดยทั่วไปประมาณ ${lasting(minutes)} คิดจากรายการล่าสุด`,
  usualUnknown: 'ทีมงานตรวจสอบก่อนโอนทุกรายการ ยังบอกเวลาแน่นอนไม่ได้',
  turnover: { wager: 'ยอดที่ต้องเล่นก่อนถอน', credit: 'เทิร์นเครดิตก่อนถอน' },
  limit: (title: string, largest: number) => `โปรโมชัน ${title} ถอนได้สูงสุด ${formatBaht(largest)} บาท`,
  limitOnce: 'ใช้กับการถอนครั้งแรกหลังได้โบนัส ถอนแล้วเงื่อนไขนี้สิ้นสุด',
  limitGoes: (goes: number, stays: number) =>
    `ถ้าถอนตอนนี้ โบนัสและเงินที่ชนะจากโบนัสส่วนเกิน ${formatBaht(goes)} บาทจะถูกนำออก คงเหลือให้ถอน ${formatBaht(stays)} บาท`,
  limitNone: 'ถ้าถอนตอนนี้ ไม่มีส่วนเกินที่ต้องนำออก',
  goes: 'ส่วนเกินที่จะถูกนำออก',
  removed: (baht: number) => `นำส่วนเกินของโบนัสออก ${formatBaht(baht)} บาท`,
  turnoverNone: 'ไม่มี',
  turnoverLeft: (baht: number) => `อีก\u00a0${formatBaht(baht)}\u00a0บาท`,
  turnoverPlayed: (turn: 'wager' | 'credit', played: number, target: number) =>
    `${turn === 'credit' ? 'เทิร์นเครดิตสูงสุด' : 'เล่นแล้ว'} ${formatBaht(played)} จาก ${formatBaht(target)} บาท`,
  baht: (baht: number) => `${formatBaht(baht)} บาท`,
  account: 'บัญชีรับเงิน',
  amount: 'จำนวนเงินที่ต้องการถอน',
  amountHint: (min: number, max: number) => `ถอนได้ ${shortBaht(min)} – ${shortBaht(max)} บาทต่อครั้ง`,
  bahtUnit: 'บาท',
  quick: 'เลือกจำนวนเงิน',
  quickAmount: (baht: number) => `ถอน ${shortBaht(baht)} บาท`,
  all: (baht: number) => `ถอนทั้งหมดที่ถอนได้ ${formatBaht(baht)} บาท`,
  next: 'ตรวจสอบและยืนยัน',
  checking: 'กำลังตรวจสอบ…',
  amountMissing: 'กรุณากรอกจำนวนเงิน',
  amountMalformed: 'กรอกเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง เช่น 500 หรือ 500.50',
  amountBelow: (min: number) => `ถอนขั้นต่ำ ${shortBaht(min)} บาท`,
  amountAbove: (max: number) => `ถอนได้ไม่เกิน ${shortBaht(max)} บาทในครั้งนี้`,
  nothing: {
    count: 'วันนี้ถอนครบจำนวนครั้งแล้ว ถอนใหม่ได้หลังเที่ยงคืน',
    day: 'วันนี้ถอนครบวงเงินแล้ว ถอนใหม่ได้หลังเที่ยงคืน',
    turnover: {
      wager: 'ยังเล่นไม่ครบยอดที่กำหนด จึงยังถอนไม่ได้',
      credit: 'เทิร์นเครดิตของโปรโมชันยังไม่ครบ จึงยังถอนไม่ได้ ถอนได้เมื่อยกเลิกโปรโมชัน',
    },
    balance: (min: number) => `ยอดในกระเป๋าหลักยังไม่ถึงขั้นต่ำ ${shortBaht(min)} บาท`,
  },
  confirmTitle: 'ยืนยันการถอนเงิน',
  confirmAmount: 'ยอดถอน',
  after: 'คงเหลือในกระเป๋าหลัก',
  noWayBack: 'ยืนยันแล้วยกเลิกเองไม่ได้ ระบบกันเงินยอดนี้ออกจากกระเป๋าทันทีจนกว่าจะโอนเสร็จ',
  confirm: (baht: number) => `ถอน ${formatBaht(baht)} บาท`,
  sending: 'กำลังส่งรายการ…',
  back: 'กลับไปแก้ไข',
  outcomeUnknown: 'ยังไม่ทราบว่าแจ้งถอนสำเร็จหรือไม่ ระบบจะไม่ทำรายการซ้ำ',
  checkAgain: 'ตรวจสอบอีกครั้ง',
  foundNotMade: 'ยังไม่ได้ส่งรายการถอนเมื่อสักครู่ เงินยังอยู่ครบ ทำรายการใหม่ได้เลย',
  done: (baht: number) => `แจ้งถอน ${formatBaht(baht)} บาทแล้ว`,
  found: 'ระบบได้รับรายการถอนของคุณแล้ว',
  pendingTitle: 'รายการถอนที่กำลังดำเนินการ',
  steps: {
    requested: ['แจ้งถอนแล้ว', 'กันเงินออกจากกระเป๋าแล้ว'],
    approved: ['ตรวจสอบแล้ว', 'อนุมัติแล้ว รอโอน'],
    paid: ['โอนเข้าบัญชี', ''],
  },
  stepNow: { requested: 'ทีมงานกำลังตรวจสอบ', approved: 'ทีมงานกำลังโอนเงิน' },
  stepsLabel: 'ขั้นตอนการถอน',
  pendingNote: 'ถอนได้ครั้งละหนึ่งรายการ และยกเลิกเองไม่ได้ หน้านี้แจ้งให้ทราบทันทีเมื่อสถานะเปลี่ยน',
  reference: 'เลขอ้างอิง',
  requestedAt: 'แจ้งถอนเมื่อ',
  history: 'ประวัติการถอน',
  empty: 'ยังไม่เคยถอนเงิน',
  emptyText: 'รายการถอนและสถานะจะแสดงที่นี่',
  older: 'ดูรายการก่อนหน้านี้',
  olderFailed: 'โหลดรายการก่อนหน้าไม่สำเร็จ กรุณาลองใหม่',
  status: { requested: 'รอตรวจสอบ', approved: 'รอโอน', paid: 'โอนแล้ว', refused: 'ไม่อนุมัติ' },
  reason: (reason: string) => `เหตุผล: ${reason}`,
  moneyBack: 'คืนเงินเข้ากระเป๋าหลักแล้ว',
  rules: 'ควรรู้ก่อนถอน',
  ruleList: [
    'ทีมงานตรวจสอบทุกรายการก่อนโอน หน้านี้แจ้งทันทีเมื่ออนุมัติและเมื่อโอนแล้ว',
    'โอนเข้าบัญชีชื่อเดียวกับที่สมัครเท่านั้น ไม่โอนให้บัญชีอื่น',
    'ทำรายการได้ทีละหนึ่งรายการ เงินที่แจ้งถอนแล้วนำกลับไปเล่นไม่ได้',
    'หากไม่อนุมัติ เงินกลับเข้ากระเป๋าทั้งหมดพร้อมเหตุผล รวมส่วนของโบนัสที่นำออก',
    'วงเงินต่อวันนับตามเวลาไทย เริ่มใหม่หลังเที่ยงคืน',
  ],
  wrongAccount: 'บัญชีรับเงินไม่ถูกต้อง?',
  wrongAccountText: 'อย่าเพิ่งแจ้งถอน ติดต่อทีมงานให้แก้บัญชีก่อน',
  ask: 'สอบถามทีมงาน',
} as const;
