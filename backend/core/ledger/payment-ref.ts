import type { Random } from '#backend/random.ts';

/** Letters and digits that nobody mistakes for another when a reference is read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** Unguessable reference of a deposit, a withdrawal or an adjustment, 16 characters (79 bits). */
export function paymentRef(random: Random): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[random.int(ALPHABET.length)]).join('');
}
