import { expect, test } from 'vitest';
import { type CodeRow, isLive, mayUse, waitForCode } from './live-code.ts';

const START = Date.parse('2025-06-16T03:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
const asked = (change: Partial<CodeRow> = {}): CodeRow => ({
  ref: 'REF',
  fromKnownPlace: false,
  createdAt: at(0),
  expiresAt: at(300),
  tries: 0,
  usedAt: null,
  ...change,
});
const none = asked({ ref: null, createdAt: null, expiresAt: null });
const KNOWN = true;
const STRANGER = false;

test.each([
  ['a code in its five minutes', asked(), 299, true],
  ['at their end', asked(), 300, false],
  ['after five tries', asked({ tries: 5 }), 1, false],
  ['once it was used', asked({ usedAt: at(1) }), 2, false],
  ['dated by a clock that was ahead', asked({ createdAt: at(3_600), expiresAt: at(3_900) }), 0, false],
  ['before the first', none, 0, false],
])('%s', (_, row, seconds, live) => expect(isLive(row, at(seconds))).toBe(live));

test.each([
  ['the first is sent at once', none, STRANGER, 0, null],
  ['the next of a stranger after a minute', asked(), STRANGER, 59, 60],
  ['which ends', asked(), STRANGER, 60, null],
  ['a known place does not wait for a stranger’s', asked(), KNOWN, 1, null],
  ['but for its own', asked({ fromKnownPlace: true }), KNOWN, 1, 60],
  ['a stranger waits until a member’s code is over', asked({ fromKnownPlace: true }), STRANGER, 61, 300],
  ['or used', asked({ fromKnownPlace: true, usedAt: at(50) }), STRANGER, 61, null],
  [
    'nobody waits for a clock that was ahead',
    asked({ createdAt: at(3_600), expiresAt: at(3_900) }),
    STRANGER,
    0,
    null,
  ],
])('%s', (_, row, isKnown, seconds, until) =>
  expect(waitForCode(row, isKnown, at(seconds))).toEqual(until === null ? null : at(until)),
);

test('a code that a known place asked for is for known places alone', () => {
  expect(mayUse(asked({ fromKnownPlace: true }), STRANGER)).toBe(false);
  expect(mayUse(asked({ fromKnownPlace: true }), KNOWN)).toBe(true);
  expect(mayUse(asked(), KNOWN)).toBe(true);
});
