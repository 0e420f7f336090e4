import { normaliseText } from '#rules/text/normalise-text.ts';

const NOT_LETTERS = /[^\p{L}\p{M}]/gu;
/** Of letters that look alike, one could sign with the other's name. */
const READABLE = /^[a-z\p{Script=Thai}]+$/u;
/** Marks upon Latin letters, which a reader overlooks. Thai vowels and tones make other names and stay. */
const LATIN_MARKS = /\p{Script=Inherited}/gu;

/**
 * What of an operator's name counts when two people are needed: its letters, without case, marks, digits and signs; `l` and `I`
 * are one. Undefined for a name that has no letters, or others than Thai ones and those of English.
 */
export function personOf(name: string): string | undefined {
  const letters = normaliseText(name).normalize('NFKC').replace(NOT_LETTERS, '');
  const plain = letters.normalize('NFKD').replace(LATIN_MARKS, '').toUpperCase().toLowerCase();
  return READABLE.test(plain) ? plain.replaceAll('l', 'i') : undefined;
}

/** False only for two names that cannot be one person's. */
export function mayBeOnePerson(one: string, other: string): boolean {
  const [first, second] = [personOf(one), personOf(other)];
  return first === undefined || second === undefined || first === second;
}
