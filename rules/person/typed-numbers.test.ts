import { expect, test } from 'vitest';
import { anyAccountNoError, normaliseAccountNo } from './bank-account.ts';
import { mobileError, normaliseMobile } from './mobile.ts';

test.each([...'-‐‑‒–—―−﹣－./_·• '])('%j stands between digits and is none of them', (sign) => {
  const mobile = ['081', '234', '5678'].join(sign);
  expect([normaliseMobile(mobile), mobileError(mobile)]).toEqual(['0812345678', undefined]);
  const account = ['123', '4', '56789', '0'].join(sign);
  expect([normaliseAccountNo(account), anyAccountNoError(account)]).toEqual(['1234567890', undefined]);
});

test.each(['66 (0) 81 234 5678', '+66 (0) 81–234–5678', '\u202a+66812345678\u202c', '๐๘๑ ๒๓๔ ๕๖๗๘'])(
  '%j is a mobile number',
  (typed) => expect(normaliseMobile(typed)).toBe('0812345678'),
);

test.each([
  '081-234-5678, 082-345-6789',
  '081-234-5678/9',
  '081-234-567x',
  '0812345678 ต่อ 12',
  '02-123-4567',
])('%j is none', (typed) => expect(mobileError(typed)).toBeDefined());
