import { normaliseTyped } from '#rules/text/normalise-text.ts';
import { parseBaht } from './baht.ts';

const UNIT = '(?:฿|(?:THB|บาทถ้วน|บาท|บ|baht)\\.?)';
/** An amount with what people write at it: the unit on either side, and `.-` after whole baht. */
const WRITTEN = new RegExp(
  `^(?:(?:฿|THB) ?)?(\\d[\\d, ]*(?:\\.\\d+)?)(?: ?\\.(?<!\\.\\d+ ?\\.)[-\\u2010-\\u2015\\u2212])?(?: ?${UNIT})?$`,
  'iu',
);
/** Groups of three by commas, or by blanks where no two amounts stand beside each other. */
const GROUPS = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9](?: \d{3})+)(?:\.\d+)?$/;

/** What a person typed or pasted as an amount, as plain ASCII digits; what is not certainly one stays as it is, and `parseBaht` refuses it. */
export function plainBaht(typed: string): string {
  const text = normaliseTyped(typed).trim();
  const amount = WRITTEN.exec(text)?.[1]?.trim();
  if (amount === undefined) return text;
  const plain = GROUPS.test(amount) ? amount.replace(/[, ]/g, '') : amount;
  return /^[\d.]+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : text;
}

/** Satang of what a person typed as an amount; null for what is not certainly one. Every field and command reads it so. */
export function typedBaht(typed: string): bigint | null {
  return parseBaht(plainBaht(typed));
}

/** True for an amount that is one but for its size: more digits than any amount of ours has. */
export function isTooLong(plain: string): boolean {
  return /^\d{8,}(\.\d{1,2})?$/.test(plain);
}
