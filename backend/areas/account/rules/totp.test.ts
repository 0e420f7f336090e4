import { expect, test } from 'vitest';
import { base32, fittingStep, totpCode, totpStep } from '#backend/areas/account/rules/totp.ts';

const secret = Buffer.from('12345678901234567890');

/** Appendix B of RFC 6238, the lines of SHA-1. */
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code of the RFC is %s', (seconds, code) => {
  const step = totpStep(new Date(seconds * 1_000));
  expect(totpCode(secret, step, 8)).toBe(code);
  expect(totpCode(secret, step)).toBe(code.slice(2));
});

test('a code fits its own half minute and the ones beside it', () => {
  const at = new Date('2025-06-15T12:00:10Z');
  const now = totpStep(at);
  for (const [step, fits] of [
    [now - 2, false],
    [now - 1, true],
    [now, true],
    [now + 1, true],
    [now + 2, false],
  ] as const)
    expect(fittingStep(secret, totpCode(secret, step), at)).toBe(fits ? step : undefined);
  expect(fittingStep(secret, '', at)).toBeUndefined();
  expect(fittingStep(secret, totpCode(secret, now, 8), at)).toBeUndefined();
});

/** RFC 4648 10, without the padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in base32', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
