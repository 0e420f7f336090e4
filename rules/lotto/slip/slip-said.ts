import { isRoundAmount } from './slip-doubt.ts';
import { DIGIT_WORDS, POLITE } from './slip-text.ts';

/** Words that tie an amount to the bets above it: which of them, or what is done with them. */
const OF_ABOVE =
  'นี้|นี่|นั้น|แรก|หลัง|สุดท้าย|กลาง|ราคา|เดียว|เอา|ขอ|ละ|ล่ะ|หมด|เหมา|ลง|ใส่|ปรับ|อีก|บวก|ทั้ง|เท่า|ทุก|ไว้|เป็น|แค่|ซื้อ|แทง|เล่น|ตี|จัด|ขึ้น|ที่';
/** Words beside them that say nothing more. */
const BESIDE = `อัน|ตัว|เลข|คู่|ใบ|โพย|เบอร์|บรรทัด|แถว|ชุด|กัน|สอง|สาม|สี่|หน่อย|ให้|ด้วย|เลย|แล้ว|ก็|${POLITE}`;
const COUNTS = /[1-9]\s*(?=ตัว|เลข|อัน|คู่|แถว|บรรทัด)|(?<=ที่\s*)[1-9](?!\d)/g;
const IN_WORDS = `(?:${DIGIT_WORDS}|ยี่|เอ็ด|สิบ|ร้อย|พัน|หมื่น|นึง)*(?:สิบ|ร้อย|พัน|หมื่น)(?:${DIGIT_WORDS}|นึง)?`;
const AMOUNT = `(?:(\\d[\\d,]*)(?:\\.\\d{1,2})?|${IN_WORDS})`;
const WORDS = `(?:${OF_ABOVE}|${BESIDE}|[\\s:=@.^"'])*`;
const SAID = new RegExp(`^${WORDS}${AMOUNT}(?:\\s*(?:บาท|บ\\.?|฿|\\.-))?${WORDS}$`);
const HAS_WORD = new RegExp(`${OF_ABOVE}|\\^`);

/** True for an amount that may be the price of bets above it: `อันนี้ 20`, `เอา 100`, `ตัวแรก 50`, `ตัวละร้อย`. */
export function saysPrice(text: string): boolean {
  const rest = text.replace(COUNTS, '');
  const found = SAID.exec(rest);
  if (!found || !HAS_WORD.test(rest)) return false;
  const [, figure] = found;
  return figure === undefined || isRoundAmount(figure.replaceAll(',', ''));
}
