import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#tests/processor-ms.ts';
import {
  answerDue,
  COMPLAINT_NUMBER,
  complaintNumber,
  complaintProblem,
  MOST_LETTERS,
  tidyComplaint,
  tidyReference,
} from './complaint.ts';

test.each([
  [' ฝากเงินแล้ว\r\nเงินไม่เข้า\t ', 'ฝากเงินแล้ว\nเงินไม่เข้า'],
  ['ก\n\n\n\n\nข', 'ก\n\nข'],
  ['a\u0000b\u0007c', 'abc'],
  ['abc\u202edef\u200b', 'abcdef'],
  ['<b>x</b> & "y"', '<b>x</b> & "y"'],
])('%j is stored as %j', (typed, stored) => expect(tidyComplaint(typed)).toBe(stored));

test('a text that was stored stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = tidyComplaint(typed);
      expect(tidyComplaint(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});

test('thousands of blanks are read in a moment', () => {
  expect(processorMs(() => tidyComplaint(`a${' '.repeat(40_000)}b`))).toBeLessThan(500);
});

test('a reference is one line, or nothing', () => {
  expect(tidyReference(' โพย\n 123 ')).toBe('โพย 123');
  expect(tidyReference(' \u200b\n')).toBeNull();
});

test.each([
  ['', 'short'],
  [`${' '.repeat(50)}123456789`, 'short'],
  ['\u200b'.repeat(50), 'short'],
  ['1234567890', undefined],
  ['🎰'.repeat(9), 'short'],
  ['🎰'.repeat(MOST_LETTERS), undefined],
  ['ก'.repeat(MOST_LETTERS), undefined],
  ['ก'.repeat(MOST_LETTERS + 1), 'long'],
] as const)('what is wrong with a text, case %#', (typed, problem) =>
  expect(complaintProblem(typed)).toBe(problem),
);

test('a number has the day of Bangkok in the Buddhist era, and letters by chance', () => {
  const late = new Date('2026-11-28T18:00:00.000Z');
  expect(complaintNumber(late, () => 0)).toBe('R-25691129-AAAAA');
  expect(complaintNumber(late, (bound) => bound - 1)).toBe('R-25691129-99999');
  expect(complaintNumber(late, (bound) => bound >> 1)).toMatch(COMPLAINT_NUMBER);
});

test('an answer is due so many days later', () => {
  expect(answerDue(new Date('2026-11-28T18:00:00.000Z'), 7).toISOString()).toBe('2026-12-05T18:00:00.000Z');
});
