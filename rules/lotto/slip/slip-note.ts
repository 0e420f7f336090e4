import { couldBeDate } from './slip-doubt.ts';
import { DIGIT_WORDS, POLITE } from './slip-text.ts';
import { doubts } from './slip-undo.ts';

/** What a line is that is certainly neither a bet nor a heading. */
export type Note = 'date' | 'time' | 'total' | 'phone' | 'note';

const MONTH =
  '(?:มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|' +
  'มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา|' +
  '(?:ม\\.?ค|ก\\.?พ|มี\\.?ค|เม\\.?ย|พ\\.?ค|มิ\\.?ย|ก\\.?ค|ส\\.?ค|ก\\.?ย|ต\\.?ค|พ\\.?ย|ธ\\.?ค)\\.?|' +
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?)';
const DAY =
  '(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์|(?:จ|อ|พ|พฤ|ศ|ส|อา)\\.|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?)';
const DATE_WORDS = `(?:(?:งวด|ประจำ|วันที่|โพย|หวย|date|วันนี้|ที่|${DAY})[\\s:,]*)*`;
const YEAR = '(?:พ\\.?ศ\\.?\\s*|ค\\.?ศ\\.?\\s*)?(?:\\d{4}|\\d{2})';
const FIGURES = '(?:\\d{1,4}(?:\\s*[-/.]\\s*\\d{1,4}){1,2}|\\d{1,4}(?:\\s+\\d{1,4}){2})';
/** A date as it is written. */
export const DATE = `(?:${FIGURES}|\\d{1,2}(?:st|nd|rd|th)?\\s*[-/.]?\\s*${MONTH}\\s*[-/.]?\\s*(?:${YEAR})?|${MONTH}\\s*\\d{1,2}(?:st|nd|rd|th)?(?:\\s*,?\\s*\\d{4})?)`;
const CLOCK = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s*(?:น\\.?|นาฬิกา|am|pm))?';
/** How dates go on: `16/06/68 (อา.)`, `16/06/68 งวดนี้`, `29 พ.ย. 69 - 10:32`. */
const BEHIND_DATE = `(?:[\\s,(]*(?:${DAY}|(?<=\\()(?:จ|อ|พ|พฤ|ศ|ส|อา))\\)?)?(?:[\\s,-]*(?:เวลา\\s*)?${CLOCK})?(?:\\s*งวดนี้)?`;
const IN_WORDS = `(?:${DIGIT_WORDS}|ยี่|เอ็ด|สิบ|ร้อย|พัน|หมื่น|แสน)+\\s*บาท(?:ถ้วน)?`;
const MONEY = '฿?\\s*[\\d,]+(?:\\.\\d{1,2})?\\s*(?:บาท(?:ถ้วน)?|บ\\.?|฿|\\.-|,-|thb|baht)?';
const TOTAL_WORD =
  'สรุป(?=\\s*(?:ยอด|รวม))|ค่า(?:โพย|หวย|ธรรมเนียม)|รวม|ยอด|ทั้งหมด|ทั้งสิ้น|เป็นเงิน|จำนวน|เงิน|สุทธิ|โอน|แล้ว|สำเร็จ|จ่าย|total|sum';
const TOTAL_WORDS = `(?:${TOTAL_WORD})(?:[\\s:=]*(?:${TOTAL_WORD}|ให้|${POLITE}))*[\\s:=]*`;
const BANK =
  '(?:เลข|ที่|บัญชี|บช\\.?|ธนาคาร|ธ\\.|กสิกร(?:ไทย)?|กรุงไทย|กรุงเทพ|กรุงศรี|ไทยพาณิชย์|ทหารไทย|ออมสิน|ธกส\\.?|พร้อมเพย์|วอลเล็ท|' +
  'promptpay|truemoney|true|kbank|scb|ktb|bbl|ttb|bay|gsb|โทร(?:ศัพท์)?\\.?|เบอร์|มือถือ|tel\\.?)';
const DIGITS_OF_A_LINE = '\\+?\\(?\\d[\\d\\s()-]{7,20}\\d';
/** People as they are called, with at most a number behind the name; the helper พี่น้อง is nobody. */
const PERSON =
  '(?:(?:นาย|นาง(?:สาว)?|น\\.ส\\.|ชื่อ)\\s?[ก-ฮะ-์]{2,20}(?:\\s[ก-ฮะ-์]{2,20})?|(?:พี่(?!น้อง)|น้อง|คุณ|ลุง|ป้า|น้า|เจ๊|เฮีย|ตา|ยาย)\\s?[ก-ฮะ-์]{1,20}(?:\\s*\\d{1,2})?)';
const COURTESY =
  `(?:(?:${POLITE}|สวัสดี|หวัดดี|อรุณสวัสดิ์|ขอบคุณ|ขอบพระคุณ|ขอบใจ|โชคดี|มากๆ?|ด้วย|ฝาก|ส่ง|รับ|โพย|วันนี้|งวดนี้|ดี|พี่|เฮีย|เจ๊|แอดมิน|แอด|` +
  'รบกวน|หน่อย|ตามนี้|ดังนี้|เท่านี้|เลย|ขอให้ถูก|ขอ|แทง|ซื้อ|หวย|สั่ง|เอา|เพิ่มเติม|มีต่อ|รวยๆ|เฮงๆ|ปังๆ|สาธุ|ok|hello|hi|good\\s*morning|thanks?|thank\\s*you)\\s*)+';
/** Words that say where a price goes: no line that has one is a note. */
const PLACES = /บน|ล่าง|โต|ตรง|หน้า|หลัง|ท้าย|ตัว|วิ่ง|กลับ|รูด|เต็ง|วิน|หาม|เบิ้ล|ตอง|ประตู/;

/** What chats put in the place of pictures, and below what was read. */
const CHAT = `[[(]?(?:สติ๊?กเกอร์|sticker|รูป(?:ภาพ)?|photo|image|วิดีโอ|video)[\\])]?|(?:อ่านแล้ว|read)(?:\\s*${CLOCK})?`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})[\\s.,]*$`, 'i');
/** `รวม 2 ตัว 100 บาท`: the one total that has a word of bets. */
const TOTAL_OF_NUMBERS = whole(`${TOTAL_WORDS}\\d+\\s*(?:ตัว|เลข|รายการ)\\s*(?:=?\\s*${MONEY})?`);
/** An account as banks show it: `xxx-x-x1234-x`. */
const MASKED = whole(`(?:${BANK}[\\s:]*)*(?=[-x\\d]*xx)[x\\d]{1,4}(?:-[x\\d]{1,6}){2,3}`);
const BEGINS_SLIP = whole(`${PERSON}|(?:โพย|บิล|ใบ|ชุด|แผ่น)(?:ที่)?\\s*\\d{1,3}`);
const notes: readonly (readonly [Note, RegExp])[] = [
  ['time', whole('\\d{1,2}(?::\\d{2}){1,2}(?:\\s*(?:น\\.?|นาฬิกา|am|pm))?')],
  ['time', whole('\\d{1,2}\\.\\d{2}\\s*(?:น\\.?|นาฬิกา)')],
  ['time', whole(`(?:เวลา|ปิดรับ|ปิด|ก่อน|time)[\\s:]*${CLOCK}`)],
  ['date', whole(`${DATE_WORDS}${DATE}${BEHIND_DATE}`)],
  ['date', whole(`(?:โพย)?(?:งวด(?:วัน)?(?:ที่)?|วันที่|${DAY}\\s*ที่)\\s*\\d{1,2}`)],
  ['date', whole('วัน(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์)(?:นี้)?')],
  [
    'total',
    whole(
      `${TOTAL_WORDS}(?:\\d+\\s*(?:รายการ|เลข|ใบ|คน)\\s*)?(?:=?\\s*(?:${MONEY}|${IN_WORDS}))?(?:\\s*${TOTAL_WORDS})?`,
    ),
  ],
  ['total', whole(`\\(?${IN_WORDS}(?<=ถ้วน)\\)?`)],
  ['phone', whole(`(?:${BANK}[\\s:]*)*${DIGITS_OF_A_LINE}`)],
  ['note', BEGINS_SLIP],
  ['note', whole(CHAT)],
  ['note', whole(COURTESY)],
];

/** No note is longer; patterns that may divide a text in many ways take too long over a longer one. */
const MOST_SIGNS = 400;

/**
 * Dates, times, totals, phone and account numbers, names and greetings; null for a line that may be something else. Figures alone are a date
 * only if they could be one.
 */
export function noteOf(written: string): Note | null {
  const text = written.replace(/\s+/g, ' ');
  if (text.length > MOST_SIGNS) return null;
  if (TOTAL_OF_NUMBERS.test(text)) return 'total';
  if (MASKED.test(text)) return 'phone';
  if (PLACES.test(text)) return null;
  const figures = text.match(/\d+/g) ?? [];
  const isBare = /^[\d\s/.-]+$/.test(text);
  const fits = (note: Note) =>
    (note !== 'date' || !isBare || couldBeDate(figures)) &&
    (note !== 'phone' || figures.join('').length > 8) &&
    (note !== 'note' || !doubts(text, false));
  return notes.find(([note, pattern]) => fits(note) && pattern.test(text))?.[0] ?? null;
}

/** True for whom or which slip the lines below are of, as far as a note says it. */
export const beginsSlip = (text: string) => BEGINS_SLIP.test(text.replace(/\s+/g, ' '));
