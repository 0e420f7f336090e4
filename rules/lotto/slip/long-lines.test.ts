import { expect, test } from 'vitest';
import { processorMs } from '#tests/processor-ms.ts';
import { readSlip } from '#tests/read-slip.ts';

const SIGNS = 20_000;

test.each([
  ['', 'น้า', '1'],
  ['', 'ครับ ', '12=10'],
  ['', ',', 'X'],
  ['', 'รวม ', 'X'],
  ['', 'total', 'X'],
  ['12=10 ', ' ', '1X'],
  ['12=10 ', '(', ' 1X'],
  ['12=10 ', '👍', ' 1X'],
  ['12', ' ', 'X'],
  ['วันที่', ' ', 'X'],
])('a long line of %j, again and again %j, and %j is read in a moment', (ahead, again, behind) => {
  const text = ahead + again.repeat(SIGNS / again.length) + behind;
  expect(processorMs(() => readSlip(text))).toBeLessThan(300);
});

test('a sum with thousands of blanks does not hold up the page', () => {
  expect(processorMs(() => readSlip(`รวม${' '.repeat(2_000)}X`))).toBeLessThan(300);
});
