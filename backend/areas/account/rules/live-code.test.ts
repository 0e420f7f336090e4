import { expect, test } from 'vitest';
import { type CodeRow, isLive, mayUse, waitForCode } from './live-code.ts';

const START = Date.parse('2025-06-16T03:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
const asked = (change: Partial<CodeRow> = {}): CodeRow => ({
  fromKnownDevice: false,
  createdAt: at(0),
  expiresAt: at(300),
  tries: 0,
  usedAt: null,
  ...change,
});

test.each([
  ['a code in its five minutes', asked(), 299, true],
  ['at their end', asked(), 300, false],
  ['after five tries', asked({ tries: 5 }), 1, false],
  ['once it was used', asked({ usedAt: at(1) }), 2, false],
  ['dated by a clock that was ahead', asked({ createdAt: at(3_600), expiresAt: at(3_900) }), 0, false],
])('%s', (_, row, seconds, live) => expect(isLive(row, at(seconds))).toBe(live));

test.each([
  ['the next is sent after a minute', asked(), 59, 60],
  ['which ends', asked(), 60, null],
  ['nobody waits for a clock that was ahead', asked({ createdAt: at(3_600), expiresAt: at(3_900) }), 0, null],
])('%s', (_, row, seconds, until) =>
  expect(waitForCode(row, at(seconds))).toEqual(until === null ? null : at(until)),
);

test('a code that a known device asked for is for known devices alone', () => {
  expect(mayUse(asked({ fromKnownDevice: true }), false)).toBe(false);
  expect(mayUse(asked({ fromKnownDevice: true }), true)).toBe(true);
  expect(mayUse(asked(), true)).toBe(true);
});
