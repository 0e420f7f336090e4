import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betKey, canonicalNumber, isOrderless } from './bet-number.ts';
import { betDigits, betTypes } from './bet-type.ts';

test.each([
  ['tod_3', '321', '123'],
  ['tod_3', '010', '001'],
  ['tod_4', '4321', '1234'],
  ['tod_4', '7777', '7777'],
  ['top_3', '321', '321'],
  ['bottom_3', '321', '321'],
  ['top_2', '10', '10'],
  ['top_4', '4321', '4321'],
])('%s %s is kept as %s', (type, number, canonical) => {
  expect(canonicalNumber(type, number)).toBe(canonical);
  expect(canonicalNumber(type, canonical)).toBe(canonical);
});

const bet = fc.constantFrom(...betTypes).chain((type) =>
  fc.record({
    type: fc.constant(type),
    number: fc.stringMatching(new RegExp(`^[0-9]{${betDigits[type]}}$`)),
  }),
);

test('every order of an orderless number has one key, and no other number has it', () => {
  fc.assert(
    fc.property(bet, fc.array(fc.nat()), bet, ({ type, number }, swaps, other) => {
      const digits = [...number];
      for (const [at, swap] of swaps.entries()) {
        const [one, two] = [at % digits.length, swap % digits.length];
        [digits[one], digits[two]] = [digits[two] ?? '', digits[one] ?? ''];
      }
      const shuffled = digits.join('');
      expect(betKey({ type, number: shuffled }) === betKey({ type, number })).toBe(
        isOrderless(type) || shuffled === number,
      );
      const isSame = betKey({ type, number }) === betKey(other);
      const sorted = (text: string) => [...text].sort().join('');
      expect(isSame).toBe(
        type === other.type &&
          (isOrderless(type) ? sorted(number) === sorted(other.number) : number === other.number),
      );
    }),
  );
});
