import { DATE } from './slip-note.ts';

/** Of each month what only its names have. */
const MONTHS = [
  /ม\.?ค|มก|jan/i,
  /ก\.?พ|กุม|feb/i,
  /มี\.?ค|มีน|mar/i,
  /เม\.?ย|เมษ|apr/i,
  /พ\.?ค|พฤษ|may/i,
  /มิ\.?ย|มิถ|jun/i,
  /ก\.?ค|กรก|jul/i,
  /ส\.?ค|สิง|aug/i,
  /ก\.?ย|กัน|sep/i,
  /ต\.?ค|ตุล|oct/i,
  /พ\.?ย|พฤศ|nov/i,
  /ธ\.?ค|ธัน|dec/i,
];
const DATE_IN = new RegExp(DATE, 'i');

/** The day and month of a date note, so that two ways to write a day are the same; null where it says none. */
export function dayIn(text: string): string | null {
  const [date = ''] = DATE_IN.exec(text) ?? [];
  const figures = (date.match(/\d+/g) ?? []).map(Number);
  const month = MONTHS.findIndex((name) => name.test(date)) + 1;
  if (month > 0) return `${figures.find((one) => one < 32)}/${month}`;
  const [day, at] = (figures[0] ?? 0) > 31 ? figures.toReversed() : figures;
  return at === undefined ? null : `${day}/${at}`;
}

/** A day that a slip says, and the line on which it does. */
export interface SaidDay {
  readonly day: string;
  readonly line: number;
}

/**
 * The line of a day below bets of another one, with bets of its own: they are of two draws, or of two days of a chat, and which of them are
 * meant now is not known. Undefined where all bets are of one day.
 */
export function otherDayLine(
  days: readonly SaidDay[],
  entries: readonly { readonly line: number }[],
): number | undefined {
  const above = entries.flatMap(({ line }) => days.findLast((one) => one.line < line) ?? []);
  return above.find((one) => above.some((first) => first.day !== one.day && first.line < one.line))?.line;
}
