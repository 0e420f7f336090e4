import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRACE_MS } from '#rules/payment/deposit-status.ts';
import { endedPollDelayMs, pollDelayMs } from './poll-delay.ts';

test('slows from three to five seconds while the deposit does not come', () => {
  expect(pollDelayMs({ answers: 1, silentMs: 0 })).toBe(3_000);
  expect(pollDelayMs({ answers: 21, silentMs: 0 })).toBe(4_000);
  expect(pollDelayMs({ answers: 66, silentMs: 0 })).toBe(5_000);
});

test('waits as long again while nothing answers, up to half a minute', () => {
  expect([3_000, 8_000, 16_000, 60_000].map((silentMs) => pollDelayMs({ answers: 1, silentMs }))).toEqual([
    5_000, 8_000, 16_000, 30_000,
  ]);
});

test('never asks more often than every three seconds and never waits longer than thirty', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(3_600_000), (answers, silentMs) => {
      const delay = pollDelayMs({ answers, silentMs });
      return delay >= 3_000 && delay <= 30_000;
    }),
  );
});

test('after the end it goes on four times a minute, until a lost webhook of the grace time would be found', () => {
  expect(endedPollDelayMs({ endedMs: -600_000, silentMs: 0 })).toBe(15_000);
  expect(endedPollDelayMs({ endedMs: 0, silentMs: 0 })).toBe(15_000);
  expect(endedPollDelayMs({ endedMs: 0, silentMs: 90_000 })).toBe(30_000);
  expect(endedPollDelayMs({ endedMs: GRACE_MS + 179_999, silentMs: 0 })).toBe(15_000);
  expect(endedPollDelayMs({ endedMs: GRACE_MS + 180_000, silentMs: 0 })).toBe(false);
});
