import { repeatedKey } from './repeated-key.ts';

/** Strings, and the digits of numbers outside of them. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|\d[\d.]*/g;
/** As many digits as a double gives back as they were written (IEEE 754). */
const SURE_DIGITS = 15;

/**
 * True when every reader takes a valid JSON text for the same: no name stands twice in an object, of which some take the first, and no
 * number has more digits than a reader keeps. `9.9999999999999999` is 10 for one, and no amount of money for another.
 */
export function isExactJson(json: string): boolean {
  const numbers = [...json.matchAll(STRING_OR_NUMBER)].filter(([token]) => !token.startsWith('"'));
  return (
    numbers.every(([token]) => token.replace('.', '').length <= SURE_DIGITS) &&
    repeatedKey(json) === undefined
  );
}
