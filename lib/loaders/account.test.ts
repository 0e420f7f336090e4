import { expect, test } from 'vitest';
import { referralOf } from '#lib/loaders/account.ts';

test.each([
  ['FRND2345', 'FRND2345'],
  ['FRND-2345', 'FRND2345'],
  ['frnd 2345', 'FRND2345'],
])('%j is a code, however it was passed on', (ref, code) => {
  expect(referralOf(ref)).toBe(code);
});

test.each([undefined, '', 'pwin', '<script>'])('%j is no code', (ref) => {
  expect(referralOf(ref)).toBeUndefined();
});
