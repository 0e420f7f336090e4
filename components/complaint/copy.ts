import { type ComplaintState, LEAST_LETTERS, MOST_LETTERS } from '#rules/complaint/complaint.ts';
import type { ComplaintSubject } from '#rules/complaint/subjects.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });

const subjects: Readonly<Record<ComplaintSubject, string>> = {
  deposit: 'ฝาก',
  withdrawal: 'ถอน',
  lottery: 'โพย',
  game: 'เกม',
  promotion: 'โปรโมชัน',
  account: 'บัญชี',
  other: 'อื่น ๆ',
};

const states: Readonly<Record<ComplaintState, string>> = {
  received: 'รับเรื่องแล้ว',
  reviewing: 'กำลังตรวจสอบ',
  answered: 'ตอบแล้ว',
  closed: 'ปิดแล้ว',
};

const problems = {
  short: `กรอกรายละเอียดอย่างน้อย ${LEAST_LETTERS} ตัวอักษร`,
  long: `รายละเอียดยาวเกินไป กรอกได้ไม่เกิน ${whole.format(MOST_LETTERS)} ตัวอักษร`,
} as const;

/** Words of complaints. */
export const complaintCopy = {
  title: 'เรื่องร้องเรียน',
  lead: 'ส่งเรื่องได้ตลอด 24 ชั่วโมง แม้อยู่ระหว่างพักการเล่น',
  form: 'ส่งเรื่องใหม่',
  promise: (days: number) =>
    `ทีมงานจะตอบภายใน ${days} วัน คำตอบจะแสดงที่หน้านี้และแจ้งในกล่องข้อความ เราเก็บเรื่องและคำตอบไว้อย่างน้อย 5 ปี`,
  subject: 'เรื่องเกี่ยวกับ',
  choose: 'เลือกหัวข้อ',
  subjectOf: (subject: ComplaintSubject) => subjects[subject],
  subjectMissing: 'เลือกหัวข้อของเรื่อง',
  reference: 'เลขที่อ้างอิง (ถ้ามี)',
  referenceHint: 'เลขโพย เลขรายการฝาก หรือเลขรายการถอน',
  text: 'รายละเอียด',
  textHint: 'เล่าว่าเกิดอะไรขึ้น เมื่อไร และอยากให้แก้ไขอย่างไร อย่ากรอกรหัสผ่านหรือรหัส OTP',
  letters: (count: number) => `${whole.format(count)} / ${whole.format(MOST_LETTERS)} ตัวอักษร`,
  problem: (problem: keyof typeof problems) => problems[problem],
  send: 'ส่งเรื่องร้องเรียน',
  sending: 'กำลังส่ง…',
  looking: 'กำลังตรวจสอบว่าส่งไปแล้วหรือยัง…',
  unknown: (message: string) => `${message} ยังไม่ทราบว่าเรื่องนี้ส่งถึงแล้วหรือไม่`,
  look: 'ตรวจสอบอีกครั้ง',
  unsent: 'เรื่องนี้ยังไม่ได้ส่ง ข้อความของคุณยังอยู่ กดส่งเรื่องร้องเรียนอีกครั้งได้',
  done: (number: string) => `รับเรื่องแล้ว หมายเลข ${number}`,
  doneMore: (dueAt: string) => `ทีมงานจะตอบภายในวันที่ ${formatThaiDate(dueAt)} ติดตามได้จากรายการด้านล่าง`,
  another: 'ส่งเรื่องอื่น',
  own: 'เรื่องของคุณ',
  none: 'ยังไม่เคยส่งเรื่องร้องเรียน',
  noneOlder: 'ไม่มีเรื่องก่อนหน้านี้แล้ว',
  stateOf: (state: ComplaintState) => states[state],
  date: (at: string) => formatThaiDate(at),
  at: (at: string) => formatThaiDateTime(at),
  yours: 'ข้อความของคุณ',
  referenceOf: (reference: string) => `เลขที่อ้างอิง ${reference}`,
  due: (dueAt: string) => `จะได้รับคำตอบภายในวันที่ ${formatThaiDate(dueAt)}`,
  answer: 'คำตอบจากทีมงาน',
  closed: (at: string) => `ปิดเรื่องเมื่อ ${formatThaiDateTime(at)}`,
  older: 'รายการก่อนหน้า',
  newest: 'กลับไปรายการล่าสุด',
} as const;
