import { expect, test } from 'vitest';
import { sessionCopy } from './copy.ts';

test.each([
  [0, '0 นาที'],
  [59, '59 นาที'],
  [60, '1 ชั่วโมง'],
  [65, '1 ชั่วโมง 5 นาที'],
  [1_500, '25 ชั่วโมง'],
])('a session of %d minutes lasted %s', (minutes, words) => {
  expect(sessionCopy.lasted(minutes * 60_000)).toBe(words);
});

test('a session that began yesterday is told with its day', () => {
  expect(sessionCopy.note('2025-06-14T12:00:00Z')).toContain('14 มิ.ย. 68 19:00 น.');
});
