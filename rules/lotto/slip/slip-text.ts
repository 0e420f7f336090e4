import { normaliseDigits } from '#rules/text/digits.ts';
import { normaliseWithPlaces } from '#rules/text/normalise-text.ts';

/** A piece of a slip as it is read, and where each of its characters stood. */
export interface SlipText {
  readonly text: string;
  /** Column in the written line, from 1, of every character and of the end. */
  readonly cols: readonly number[];
}

/** Signs of other keyboards and alphabets that look like one of ours. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-'],
  [/[\u207c\ua78a\ufe66]/g, '='],
  [/[\u2044\u2215]/g, '/'],
  [/[\u204e\u2217\ufe61]/g, '*'],
  // Beside a bet they cross it out; between two figures they are times.
  [/(?<=[\d๐-๙] ?)[\u0425\u0445\u2715\u2716\u2a2f](?= ?[\d๐-๙])/g, 'x'],
];
const DIGIT = /\d/;

/**
 * A written line with ASCII digits and signs and Thai in its usual signs. What has no width is left out, but within a number, which is then
 * two numbers or one, it cannot be read.
 */
export function slipText(written: string): SlipText {
  const { text: seen, places } = normaliseWithPlaces(written);
  const text = LOOK_ALIKES.reduce((before, [sign, ours]) => before.replace(sign, ours), seen);
  let read = '';
  const cols: number[] = [];
  for (const [at, sign] of text.split('').entries()) {
    const char = normaliseDigits(sign);
    const [before = 0, place = 0] = [places[at - 1], places[at]];
    if (DIGIT.test(char) && DIGIT.test(read.at(-1) ?? '') && place > before + 1) {
      read += '\ufffd';
      cols.push(before + 2);
    }
    read += char;
    cols.push(place + 1);
  }
  return { text: read, cols: [...cols, written.length + 1] };
}

/** Part of a text, with its columns. */
export function sliceOf({ text, cols }: SlipText, from: number, to = text.length): SlipText {
  return { text: text.slice(from, to), cols: cols.slice(from, to + 1) };
}

/** Pictures for undoing, arithmetic or turning: what they stand beside is not certainly meant. */
const AGAINST =
  '\u274c\u274e\u2716\u2795-\u2797\u{1f6ab}\u26d4\u{1f5d1}\u{1f645}\u{1f6d1}\u203c\u2049\u2753-\u2757\u{1f500}-\u{1f504}\u{1f44e}\u21a9\u21aa\u2194\u267b\u{1f6ae}\u{1f914}';
/** Those that point up or down: beside a bet they may say its place. */
const POINTING =
  '\u261d\u261f\u2195\u23eb\u23ec\u2934\u2935\u2b06\u2b07\u{1f199}\u{1f446}\u{1f447}\u{1f51a}\u{1f51d}\u{1f53a}-\u{1f53d}';
const PICTURE = `(?:(?![${AGAINST}${POINTING}])[\\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}]|[•·●○▪▫◦‣►])`;
const ARROW = '[\\u2190-\\u2193\\u21b3\\u21e7-\\u21e9]';
/** One to nine, written out. */
export const DIGIT_WORDS = 'หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า';
/** Words that only say how something is said. */
export const POLITE = 'นะ|(?<!ห)น้า+|ครับผม|ครับ|คับ|คร้าบ+|ค่ะ|คะ|ค่า+|จ้า+|จ้ะ|จ๊ะ|จ๋า|ฮะ';
const BULLETS = `\\s|${PICTURE}|${ARROW}|[-*](?=\\s)`;
/** Two commas say the same as above. */
const ENDS = `\\s|${PICTURE}|;|(?<!,),(?!,)|${POLITE}`;
const AHEAD = new RegExp(`^(?:${BULLETS}|[${POINTING}])+`, 'u');
const BEHIND = new RegExp(`(?:${ENDS}|${ARROW}|[${POINTING}])+`, 'gu');
const AHEAD_OF_BET = new RegExp(`^(?:${BULLETS})+`, 'u');
const BEHIND_BET = new RegExp(`(?:${ENDS})+`, 'gu');
const FIGURES = /\d\d|\d\D+\d/;
/** Arrows up or down and nothing else on a line; a finger points to the lines below it and says no place. */
const ARROWS =
  /^(?:\s*[\u2191\u2193\u21e7\u21e9\u2195\u23eb\u23ec\u2934\u2935\u2b06\u2b07\u{1f53a}-\u{1f53d}])+\s*$/u;
const RULE = /^[-=_*~.#+–—\s]*$/;

/** Where the last run of a pattern begins, if it goes to the end. Each run is read once: a pattern with `$` reads it from each of its signs. */
function beginOfEnd(text: string, runs: RegExp): number {
  const last = [...text.matchAll(runs)].at(-1);
  return last && last.index + last[0].length === text.length ? last.index : text.length;
}

/** A line without bullets, pictures and words of courtesy around it. */
export function bareOf(line: SlipText): SlipText {
  const [ahead, end] = FIGURES.test(line.text) ? [AHEAD_OF_BET, BEHIND_BET] : [AHEAD, BEHIND];
  const from = ahead.exec(line.text)?.[0].length ?? 0;
  const rest = sliceOf(line, from);
  return sliceOf(rest, 0, beginOfEnd(rest.text, end));
}

/** True for a line of arrows alone: `⬇️` may be the heading ล่าง. */
export const isArrows = ({ text }: SlipText) => ARROWS.test(text);

/** True for a line that says nothing: blanks, pictures, or a rule drawn of signs. */
export function isEmptyLine({ text }: SlipText): boolean {
  return text === '' || (text.length > 2 && RULE.test(text));
}
