import { isRoundAmount } from './slip-doubt.ts';
import { noteOf } from './slip-note.ts';
import { bareOf, type SlipText, sliceOf } from './slip-text.ts';

/** What stands in a slip as the number of an entry in a list. */
interface ListMark {
  readonly number: number;
  /** Where the text behind it begins. */
  readonly end: number;
}

const MARKS = [
  /^\(\s*(\d{1,3})\s*\)\s*(?=[^\s=])/,
  /^(\d{1,3})\s?\.?\)\s*/,
  /^(\d{1,3})[.:/-]\s+/,
  /^(?:ข้อ|ลำดับ|รายการ|ชุด|บิล)(?:ที่)?\s*(\d{1,3})\s*[.):]?\s+/,
  /^(?:#|[Nn]o\.?)\s*(\d{1,3})[.):]?\s+/,
  /^(\d)\u20e3\s*/,
  /^([\u2460-\u2473\u2776-\u277f\u2780-\u2793])\s*/,
];
const LEAD = /^(\d{1,3})(?!\d)/;
/** More numbers than one ahead of the price, the first of which may be one of a list. */
const MORE_AHEAD = /^\d{1,3}(?:\s*[-,/.]\s*|\s+)\d/;

/** The same with one figure behind the first: `11 34=50`. */
const ONE_BEHIND = /^\d{1,3}(?:\s*[-,/.]\s*|\s+)\d+(?!\s*[-\d,./])/;
/** A number and its price: `11-50`. */
const AT_PRICE = /^\d{1,3}\s*-\s*\d*[05]\s*(?:บาท|฿)?$/;

/** What nobody stakes behind what may count: `1=12` above `2=34`, `1=12x50` above `2=34x50`. */
const isOddPrice = (text: string) => {
  const [, price] = /^\d{1,3}\s*=\s*(\d{2,4})(?=$|\s*[xX×*+/-])/.exec(text) ?? [];
  return price !== undefined && !isRoundAmount(price);
};

const circled = (sign: string) => ((sign.charCodeAt(0) - (sign < '\u2776' ? 0x2460 : 0x2776)) % 10) + 1;

function markOf(text: string): ListMark | null {
  for (const mark of MARKS) {
    const found = mark.exec(text);
    const [whole, written = ''] = found ?? [];
    if (whole === undefined) continue;
    return { number: /\d/.test(written) ? Number(written) : circled(written), end: whole.length };
  }
  return null;
}

/** How a line stands in a numbered list. */
export type ListPlace =
  /** A number of a list for certain, which ends there. */
  | { readonly isCertain: true; readonly end: number }
  /** What may be one. */
  | { readonly isCertain: false };

function runsOf(numbers: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  let before: number | null = null;
  for (const [line, number] of numbers.entries()) {
    if (number === null) continue;
    if (before === null || number !== before + 1) runs.push([]);
    runs.at(-1)?.push(line);
    before = number;
  }
  return runs.filter((run) => run.length > 1);
}

const isFromOne =
  (numbers: readonly (number | null)[]) =>
  ([first]: readonly number[]) =>
    first !== undefined && numbers[first] === 1;

/**
 * The lines that carry a number of a list. It is one for certain where a sign sets it apart and all such lines count from 1; else it may be
 * one, and the line is not read.
 */
export function listPlaces(lines: readonly SlipText[]): ReadonlyMap<number, ListPlace> {
  const bare = lines.map((line) => bareOf(line).text);
  const isNote = (text: string) => /\p{L}/u.test(text) && noteOf(text) !== null;
  const marks = bare.map((text) => (isNote(text) ? null : markOf(text)));
  const numbers = marks.map((mark) => mark?.number ?? null);
  const listed = runsOf(numbers).filter(isFromOne(numbers)).flat();
  const isCertain = listed.length === marks.filter((mark) => mark !== null).length;
  const places = new Map<number, ListPlace>();
  for (const [line, mark] of marks.entries())
    if (mark) places.set(line, isCertain ? { isCertain, end: mark.end } : { isCertain });
  const leads = bare.map((text, line) => {
    const lead = places.has(line) || noteOf(text) ? null : LEAD.exec(text);
    return lead ? Number(lead[1]) : null;
  });
  const mayCount = (run: readonly number[]) =>
    (isFromOne(leads)(run) &&
      run.some((line) => MORE_AHEAD.test(bare[line] ?? '') || isOddPrice(bare[line] ?? ''))) ||
    // A list may go on from a slip before.
    (run.length > 2 &&
      run.every((line) => ONE_BEHIND.test(bare[line] ?? '')) &&
      !run.every((line) => AT_PRICE.test(bare[line] ?? '')));
  for (const run of runsOf(leads))
    if (mayCount(run)) for (const line of run) places.set(line, { isCertain: false });
  return places;
}

/** The bare text of a line, behind its number in a list. */
export function behindMark(line: SlipText, place: ListPlace | undefined): SlipText {
  const bare = bareOf(line);
  return place?.isCertain ? bareOf(sliceOf(bare, place.end)) : bare;
}
