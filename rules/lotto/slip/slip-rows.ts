import { PasteError } from './paste-error.ts';
import { type Heading, headingOf } from './paste-heading.ts';
import { aheadOf, readStatement, type Statement } from './paste-statement.ts';
import { Scanner } from './scanner.ts';
import { dayIn } from './slip-days.ts';
import { behindMark, type ListPlace } from './slip-list.ts';
import { beginsSlip, noteOf } from './slip-note.ts';
import { seesHelper } from './slip-numbers.ts';
import { saysPrice } from './slip-said.ts';
import { bareOf, isArrows, isEmptyLine, type SlipText, sliceOf } from './slip-text.ts';
import { doubts, figuresTalkedAbout, undoes } from './slip-undo.ts';

/** What a line that is not understood may say of the lines below it: nothing, until the next heading, or to the end. */
export type Reach = 'none' | 'heading' | 'end';

/** A piece of a line that is not understood. */
export interface Unread {
  readonly kind: 'unread';
  readonly error: PasteError;
  readonly reach: Reach;
  /** True where it takes back what stands above it. */
  readonly takesBack: boolean;
  /** Numbers that it may be about. */
  readonly about: readonly string[];
  /** True where it may be the price of the numbers above it. */
  readonly isPrice: boolean;
  /** True where it may say the place of all that stands above it: `ล่างหมด`. */
  readonly mayPlace: boolean;
  /** True for a person or the next slip: whether the heading above holds for what is below is not known. */
  readonly startsAnew: boolean;
  /** The day that a date says. */
  readonly day: string | null;
}

export type Piece = Statement | Unread;

/** A line of a slip, understood by itself alone. */
export type Row =
  | { readonly kind: 'blank' }
  | { readonly kind: 'heading'; readonly heading: Heading }
  | {
      readonly kind: 'pieces';
      readonly pieces: readonly Piece[];
      /** True for an entry of a numbered list: its price is its own, not that of the numbers above it. */
      readonly isListed: boolean;
    };

/** Other lotteries: what stands below is bet there. */
const ELSEWHERE = new RegExp(
  'รัฐบาล|(?:หวย|สลาก)\\s*(?:รัฐ|ไทย)|ลาว|ฮานอย|เวียดนาม|มาเล(?!ย(?!์))|ยี่กี|หุ้น|นิเคอิ|ดาว(?:น์)?โจน|ดาวน์|ฮั่งเส็?ง|อียิปต์|ออมสิน|' +
    'ธ\\.?ก\\.?ส(?!ิ)|ปิงปอง|จีน|ไต้หวัน|เกาหลี|สิงคโปร์|อินเดีย|อังกฤษ|เยอรมัน|รัสเซีย|ญี่ปุ่น|ฮ่องกง|' +
    '(?<![ก-๙])นอย|หวยนอย|^(?:หวย\\s*)?(?:สากล|พัฒนา|พิเศษ|ปกติ|อาเซียน|สามัคคี|สตาร์)|^(?:ช่วง\\s*)?(?:เช้า|เที่ยง|บ่าย|เย็น|ค่ำ|ดึก)$|' +
    '\\b(?:hanoi|laos?|vietnam|malay|nikkei|china|hang\\s?seng|dow|egypt|gsb|baac|yeekee|vip)\\b',
  'iu',
);
/** Other rounds, slips that are none of now, and conditions. */
const ANOTHER_TIME =
  /งวด\s*(?:หน้า|ก่อน|ที่แล้ว|ถัดไป)|รอบ(?!คอบ)|พรุ่งนี้|มะรืน|เมื่อ(?:วาน|กี้|คืน)|ตัวอย่าง|โพย\s*เก่า|^(?:ถ้า|หาก)/;
/** Ways to bet that no heading of ours says: what stands below them is no plain bet, whatever its place. */
const OTHER_WAY =
  /^(?:เลข\s*)?(?:ปักหลัก\P{N}*|หลัก(?:หน่วย|สิบ|ร้อย|พัน)\P{N}*|ลอย(?:บน|ล่าง)?|(?:19\s*)?ประตู|รูด\P{N}*|(?:[236]|24|ไป|สอง|หก)?\s*กลับ(?:ด้วย|หมด|ทุก\P{N}*)?|วิน\s*[23]?|ชุด|แพ็?ค|หาม|เบิ้ล\P{N}*|พี่น้อง)$/u;
const PLACE = /บน|ล่าง|โต|หน้า|ตรง|ท้าย|^[บลตน]\.?$/;
/** The heading of what is below, at the end of the line above it: `12=50 - ล่าง`. */
const ENDS_IN_PLACE = /\d[^\d]*[,/|+-]\s*[^\d]*(?:บน|ล่าง|โต[๊้็]?ด|ตรง|หน้า|ท้าย)[\s.:=*_-]*$/;
/** Numbers and then a place without a price: `12 34 ล่าง` may say that of the numbers below it too. */
const PLACED_NUMBERS = /^[\d\s.,/-]+(?:บน|ล่าง|โต[๊้็]?ด|ตรง|หน้า|ท้าย)[\s.:=]*$/;
/** Another bet behind a place in the middle: `12=50 ล่าง 34=20`, of which the lines below may be a part. */
const PLACE_BETWEEN = /^\D*\d.*(?:บน|ล่าง|โต[๊้็]?ด|ตรง|หน้า|ท้าย)\s*(?::\s*)?\d+\s*[=@*xX×]/;
const OWN_PRICE = /[=@*xX×]\s*฿?\s*\d|(?:ละ|ล่ะ)\s*\d|^=|^\d[\d\s,-]*=/;
/** What goes on below the line in spite of a price in it: `ล่าง: 12=50`. */
const GOES_ON = /[\p{L}\p{M}]\s*:|ตัว(?!ละ|ล่ะ)/u;
const KNOWN = /^\d[\d\s.,=/*+-]*(?:(?:บาท|บน|ล่าง|โต๊ด|หน้า|บ|ล|ต|น)[\s.:=-]*(?:\d[\d\s.,=/*+-]*)?)+$/;
const PRICE_AHEAD =
  /^(?:[=@]|(?:ตัว|เลข)?(?:ละ|ล่ะ)|บ|ล|โต|ต|หน้า|น|\d+\s*[xX×*]|฿|[\d,.]+\s*(?:บาท|บ\.?$|฿|[.,]-$))/;

/** The words ahead of the figures of a bet, with the digit of `2ล่าง 12=50`. */
const wordsAhead = (text: string) => (/^\P{N}*(?:[1-4]\s*[ก-๙]\P{N}*)?/u.exec(text)?.[0] ?? '').trim();

/** True where words ahead of a bet may hold for the lines below it too: all but names, helpers, and a heading of that line. */
function mayHead(piece: SlipText): boolean {
  const words = wordsAhead(piece.text);
  if (!/[ก-๙]|\p{L}{2}/u.test(words) || noteOf(words)) return false;
  if (seesHelper(new Scanner(piece)) && !PLACE.test(words)) return false;
  const ahead = aheadOf(piece);
  // `ล่าง*2` has no numbers of its own.
  return !ahead || ahead.isOpen || /^\*\s*[\d.,]+$/.test(piece.text.slice(ahead.end));
}

function reachOf(piece: SlipText): Reach {
  const { text } = piece;
  if (undoes(text) || [ELSEWHERE, ANOTHER_TIME, OTHER_WAY].some((one) => one.test(text))) return 'end';
  if (!/\p{L}/u.test(text)) return 'none';
  if ([ENDS_IN_PLACE, PLACED_NUMBERS, PLACE_BETWEEN].some((one) => one.test(text))) return 'heading';
  if (OWN_PRICE.test(text)) return GOES_ON.test(text) || mayHead(piece) ? 'heading' : 'none';
  const isBet = KNOWN.test(text) && (text.match(/\d+/g) ?? []).length > 1;
  return isBet ? 'none' : 'heading';
}

function unread(piece: SlipText, error: PasteError): Unread {
  const { text, cols } = piece;
  const note = noteOf(text);
  const reach = note && !ELSEWHERE.test(text) ? 'none' : reachOf(piece);
  const isText = reach !== 'none' && !OWN_PRICE.test(text) && error.problem !== 'list';
  const own = isText ? new PasteError('heading', cols[0] ?? 1) : error;
  return {
    kind: 'unread',
    error: note ? new PasteError(note, cols[0] ?? 1) : own,
    reach,
    takesBack: undoes(text) || (!note && (saysPrice(text) || doubts(text, OWN_PRICE.test(text)))),
    about: note ? [] : figuresTalkedAbout(text),
    isPrice: PRICE_AHEAD.test(text),
    mayPlace: isText && PLACE.test(text),
    day: note === 'date' ? dayIn(text) : null,
    startsAnew: [text, wordsAhead(text)].some((said) => noteOf(said) === 'note' && beginsSlip(said)),
  };
}

/** What points up or down may say a place. */
const arrows = (line: SlipText): Unread => ({
  ...unread(line, new PasteError('heading', line.cols[0] ?? 1)),
  reach: 'heading',
  mayPlace: true,
});

function pieceOf(part: SlipText): Piece {
  try {
    return readStatement(part);
  } catch (error) {
    if (error instanceof PasteError) return unread(part, error);
    throw error;
  }
}

function partsOf(line: SlipText): SlipText[] {
  const parts: SlipText[] = [];
  let from = 0;
  for (const part of line.text.split(';')) {
    const bare = bareOf(sliceOf(line, from, from + part.length));
    if (bare.text !== '') parts.push(bare);
    from += part.length + 1;
  }
  return parts;
}

/** What a line is by itself; `list` is how it stands in a numbered list. */
export function rowOf(line: SlipText, list: ListPlace | undefined): Row {
  const bare = behindMark(line, list);
  if (isArrows(line)) return { kind: 'pieces', pieces: [arrows(line)], isListed: false };
  if (isEmptyLine(bare)) return { kind: 'blank' };
  if (list && !list.isCertain)
    return {
      kind: 'pieces',
      pieces: [unread(bare, new PasteError('list', bare.cols[0] ?? 1))],
      isListed: true,
    };
  const heading = headingOf(bare.text);
  // `> ล่าง` is what somebody wrote before; whether it holds for what is written below it is not known.
  const isQuoted = heading && /^\s*>\s/.test(line.text);
  if (isQuoted)
    return {
      kind: 'pieces',
      pieces: [unread(bare, new PasteError('heading', bare.cols[0] ?? 1))],
      isListed: false,
    };
  if (heading) return { kind: 'heading', heading };
  return { kind: 'pieces', pieces: partsOf(bare).map(pieceOf), isListed: list !== undefined };
}
