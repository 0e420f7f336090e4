import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newAffiliateCode, plainAffiliateCode } from '#rules/affiliate/affiliate-code.ts';

test('a code that was made is read as itself, in small letters and groups too', () => {
  const numbers = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(numbers, (chosen) => {
      const code = newAffiliateCode({ int: (bound) => (chosen.pop() ?? 0) % bound });
      expect(code).toHaveLength(8);
      expect(plainAffiliateCode(code)).toBe(code);
      expect(plainAffiliateCode(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())).toBe(code);
    }),
  );
});

test.each(['', 'ABCD', 'ABCDEFGHJ', 'รหัสเพื่อน', 'ABCD!EFG'])('%j is no code', (typed) => {
  expect(plainAffiliateCode(typed)).toBeNull();
});
