import { normaliseDigits } from '#rules/text/digits.ts';

/** A piece of a slip as it is read, and where each of its characters stood. */
export interface SlipText {
  readonly text: string;
  /** Column in the written line, from 1, of every character and of the end. */
  readonly cols: readonly number[];
}

const WIDTHLESS = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/;
const FULL_WIDTH = /[\uff1d\uff0a\uff0b\uff1b\uff0c\uff0e\uff0f\uff1a\uff58\uff38\uff20\uff08\uff09]/;
const DASHES = /[\u2010-\u2015\u2212\uff0d]/;
const TONE = /[\u0e48-\u0e4b]/;

function signOf(char: string): string {
  if (FULL_WIDTH.test(char)) return String.fromCharCode(char.charCodeAt(0) - 0xfee0);
  return DASHES.test(char) ? '-' : normaliseDigits(char);
}

/** ำ and แ as one sign where they were written in two. */
function joinThai(chars: string[], cols: number[], char: string): boolean {
  const nikhahit = char === 'า' ? chars.length - (TONE.test(chars.at(-1) ?? '') ? 2 : 1) : -1;
  if (chars[nikhahit] === '\u0e4d') {
    chars.splice(nikhahit, 1);
    const [col = 1] = cols.splice(nikhahit, 1);
    chars.push('ำ');
    cols.push(col);
    return true;
  }
  if (char !== 'เ' || chars.at(-1) !== 'เ') return false;
  chars[chars.length - 1] = 'แ';
  return true;
}

/**
 * A written line with ASCII digits and signs and Thai in its usual signs. What has no width is left out, but within a number, which is then
 * two numbers or one, it cannot be read.
 */
export function slipText(written: string): SlipText {
  const chars: string[] = [];
  const cols: number[] = [];
  let hidden = 0;
  for (let at = 0; at < written.length; at += 1) {
    const char = signOf(written.charAt(at));
    if (WIDTHLESS.test(char)) {
      hidden ||= at + 1;
      continue;
    }
    if (hidden > 0 && /\d/.test(char) && /\d/.test(chars.at(-1) ?? '')) {
      chars.push('\ufffd');
      cols.push(hidden);
    }
    hidden = 0;
    if (joinThai(chars, cols, char)) continue;
    chars.push(char);
    cols.push(at + 1);
  }
  return { text: chars.join(''), cols: [...cols, written.length + 1] };
}

/** Part of a text, with its columns. */
export function sliceOf({ text, cols }: SlipText, from: number, to = text.length): SlipText {
  return { text: text.slice(from, to), cols: cols.slice(from, to + 1) };
}

/** Pictures that take back or reckon: what they stand beside is not certainly meant. */
const AGAINST =
  '\u274c\u274e\u2716\u2795-\u2797\u{1f6ab}\u26d4\u{1f5d1}\u{1f645}\u{1f6d1}\u203c\u2049\u2753-\u2757';
const PICTURE = `(?:(?![${AGAINST}])[\\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}]|[•·●○▪▫◦‣►])`;
const AHEAD = new RegExp(`^(?:\\s|${PICTURE}|[-*>](?=\\s))+`, 'u');
const BEHIND = new RegExp(`(?:\\s|${PICTURE}|,|นะ|ครับ|คับ|ค่ะ|คะ|จ้า|จ้ะ)+$`, 'u');
const RULE = /^[-=_*~.#+–—\s]*$/;

/** A line without bullets, pictures and words of courtesy around it. */
export function bareOf(line: SlipText): SlipText {
  const from = AHEAD.exec(line.text)?.[0].length ?? 0;
  const rest = sliceOf(line, from);
  const behind = BEHIND.exec(rest.text)?.[0].length ?? 0;
  return sliceOf(rest, 0, rest.text.length - behind);
}

/** True for a line that says nothing: blanks, pictures, or a rule drawn of signs. */
export function isEmptyLine({ text }: SlipText): boolean {
  return text === '' || (text.length > 2 && RULE.test(text));
}
