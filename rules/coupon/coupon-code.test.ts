import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COUPON_LETTERS,
  couponCodeProblem,
  couponTail,
  endsWithTail,
  MADE_LENGTH,
  newCouponCode,
  plainCouponCode,
} from '#rules/coupon/coupon-code.ts';

const chance = fc
  .array(fc.nat(), { minLength: MADE_LENGTH, maxLength: MADE_LENGTH })
  .map((numbers) => ({ int: (bound: number) => (numbers.pop() ?? 0) % bound }));
const codes = chance.map(newCouponCode);

test.each([
  ['abcd-efgh-jkmn', 'ABCDEFGHJKMN'],
  [' ABCD EFGH\u00a0JKMN\n', 'ABCDEFGHJKMN'],
  ['ABCD–EFGH—JKMN', 'ABCDEFGHJKMN'],
  ['ＡＢＣＤ－ＥＦＧＨ－２３４５', 'ABCDEFGH2345'],
  ['abcd๒๓๔๕', 'ABCD2345'],
  ['AB\u200bCD\ufeff2345', 'ABCD2345'],
  ['SONGKRAN', 'S0NGKRAN'],
  ['s0ngkran', 'S0NGKRAN'],
  ['hello1l', 'HE11011'],
  ['โค้ด:ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['โค้ด ： abcd efgh jkmn', 'ABCDEFGHJKMN'],
  ['โค้ดคูปอง ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['โค๊ด ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['รหัสคูปอง: “ABCD-EFGH-JKMN”', 'ABCDEFGHJKMN'],
  ['Coupon code: ABCD-EFGH-JKMN.', 'ABCDEFGHJKMN'],
  ['CODE: ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['CODEWORD', 'C0DEW0RD'],
  ['ABCD·EFGH/JKMN', 'ABCDEFGHJKMN'],
  ['ABCD\u2043EFGH\nJKMN', 'ABCDEFGHJKMN'],
  ['ABCD-EFGH-JKMNABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['ABCD-EFGH-JKMN\nABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['โค้ด: songkran โค้ด: songkran', 'S0NGKRAN'],
  ['SUMMERSUMMER', 'SUMMERSUMMER'],
  ['🎁 ABCD-EFGH-JKMN 🎉❤️', 'ABCDEFGHJKMN'],
  ['**ABCD-EFGH-JKMN**', 'ABCDEFGHJKMN'],
  ['`ABCD-EFGH-JKMN`!', 'ABCDEFGHJKMN'],
  ['โค้ด: <ABCD-EFGH-JKMN>', 'ABCDEFGHJKMN'],
  ['#SONGKRAN', 'S0NGKRAN'],
])('%j is %s', (typed, plain) => {
  expect(plainCouponCode(typed)).toBe(plain);
});

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['ดิบแกดเฟะ', 'thai'],
  ['ABCD!EFG', 'signs'],
  ['ABCD🎁EFGH', 'signs'],
  ['ABCDEFGH,JKMNPQRS', 'signs'],
  ['🎁🎁🎁', 'empty'],
  ['ABCDÉFGH', 'signs'],
  ['АBCDEFGH', 'signs'],
  ['ABCDEFGß', 'signs'],
  ['ABCDEFGı', 'signs'],
  ['ABCDE', 'length'],
  ['A'.repeat(25), 'length'],
])('%j is no code: %s', (typed, problem) => {
  expect(couponCodeProblem(typed)).toBe(problem);
  expect(plainCouponCode(typed)).toBeNull();
});

test('a code that was made is read as itself, however it is written', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom(' ', '-', '', '\u3000', '.'), (code, between) => {
      const plain = code.replaceAll('-', '');
      expect(plain).toHaveLength(MADE_LENGTH);
      expect([...plain].every((letter) => COUPON_LETTERS.includes(letter))).toBe(true);
      expect(plainCouponCode(code)).toBe(plain);
      expect(plainCouponCode([...plain.toLowerCase()].join(between))).toBe(plain);
      const wide = [...plain].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
      expect(plainCouponCode(wide)).toBe(plain);
      expect(couponTail(code)).toBe(plain.slice(-4));
    }),
  );
});

test('what is read once is read again as the same, and no text throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const plain = plainCouponCode(typed);
      if (plain !== null) expect(plainCouponCode(plain)).toBe(plain);
    }),
  );
});

test('a code is known by its end, also where that has letters that are read as digits', () => {
  for (const code of ['SONGKRAN-GOLD', 'newyearlilo', 'ABCD-EFGH-JKMN', 'โค้ด: hello1l'])
    expect(endsWithTail(plainCouponCode(code) ?? '', couponTail(code)), code).toBe(true);
  expect(endsWithTail('S0NGKRANG01D', 'BOLD')).toBe(false);
});
