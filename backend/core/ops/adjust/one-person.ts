const NOT_LETTERS = /[^\p{L}\p{M}]/gu;
/** Of scripts whose letters look alike, one could sign with the other's name. */
const READABLE = /^[\p{Script=Latin}\p{Script=Thai}\p{Script=Inherited}]+$/u;
/** Marks upon Latin letters, which a reader overlooks. Thai vowels and tones make other names and stay. */
const LATIN_MARKS = /\p{Script=Inherited}/gu;

/**
 * What of an operator's name counts when two people are needed: its letters, without case, marks, digits and signs. Undefined
 * for a name that has no letters, or letters of other scripts than Thai and Latin.
 */
export function personOf(name: string): string | undefined {
  const letters = name.normalize('NFKC').replace(NOT_LETTERS, '');
  if (!READABLE.test(letters)) return undefined;
  return letters.normalize('NFKD').replace(LATIN_MARKS, '').toUpperCase().toLowerCase() || undefined;
}

/** False only for two names that cannot be one person's. */
export function mayBeOnePerson(one: string, other: string): boolean {
  const [first, second] = [personOf(one), personOf(other)];
  return first === undefined || second === undefined || first === second;
}
