import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askLimit, confirmRaise, type MemberLimit, noLimit, pendingAt, stricter } from './member-limit.ts';

const HOUR = 3_600_000;
const T = Date.parse('2025-06-15T12:00:00Z');
const at = (hours: number) => new Date(T + hours * HOUR);
const asked = (amount: bigint | null): MemberLimit =>
  askLimit({ amount: 500n, pending: null }, amount, at(0));

test('the first limit and a lower one hold at once; a higher one, or none, waits', () => {
  expect(askLimit(noLimit, 500n, at(0))).toEqual({ amount: 500n, pending: null });
  expect(asked(499n)).toEqual({ amount: 499n, pending: null });
  expect(asked(500n)).toEqual({ amount: 500n, pending: null });
  expect(asked(501n)).toEqual({ amount: 500n, pending: { amount: 501n, askedAt: at(0) } });
  expect(asked(null)).toEqual({ amount: 500n, pending: { amount: null, askedAt: at(0) } });
});

test('a raise is confirmed from 24 hours to 7 days after it was asked for, to the millisecond', () => {
  const limit = asked(900n);
  expect(confirmRaise(limit, new Date(T + 24 * HOUR - 1))).toBe('early');
  expect(confirmRaise(limit, at(24))).toEqual({ amount: 900n, pending: null });
  expect(confirmRaise(limit, at(168))).toEqual({ amount: 900n, pending: null });
  expect(confirmRaise(limit, new Date(T + 168 * HOUR + 1))).toBe('none');
  expect(pendingAt(limit, new Date(T + 168 * HOUR + 1))).toBeNull();
  expect(confirmRaise(noLimit, at(30))).toBe('none');
});

test('a second raise takes the place of the first and begins anew; a lower limit takes the raise away', () => {
  const twice = askLimit(asked(900n), 800n, at(20));
  expect(confirmRaise(twice, at(25))).toBe('early');
  expect(confirmRaise(twice, at(44))).toEqual({ amount: 800n, pending: null });
  expect(askLimit(asked(900n), 400n, at(20))).toEqual({ amount: 400n, pending: null });
});

test('of two limits the stricter holds', () => {
  expect(stricter(null, null)).toBeNull();
  expect(stricter(5n, null)).toBe(5n);
  expect(stricter(null, 5n)).toBe(5n);
  expect(stricter(4n, 5n)).toBe(4n);
});

const amount = fc.oneof(fc.constant(null), fc.bigInt({ min: 0n, max: 5n }));
const step = fc.record({
  waits: fc.integer({ min: 0, max: 60 }),
  act: fc.oneof(fc.record({ ask: amount }), fc.constant('confirm' as const)),
});

test('whatever is done in whatever order, nothing looser holds but what was asked for last, a day and no week before', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let limit: MemberLimit = noLimit;
      let hours = 0;
      let lastAsked: { amount: bigint | null; hours: number } | null = null;
      const rank = (one: bigint | null) => (one === null ? 99n : one);
      for (const { waits, act } of steps) {
        hours += waits;
        const before = limit.amount;
        if (act === 'confirm') {
          const next = confirmRaise(limit, at(hours));
          if (typeof next !== 'string') limit = next;
        } else {
          limit = askLimit(limit, act.ask, at(hours));
          lastAsked = { amount: act.ask, hours };
        }
        if (rank(limit.amount) <= rank(before)) continue;
        // It became looser.
        expect(act).toBe('confirm');
        expect(lastAsked?.amount).toBe(limit.amount);
        expect(hours - (lastAsked?.hours ?? 0)).toBeGreaterThanOrEqual(24);
        expect(hours - (lastAsked?.hours ?? 0)).toBeLessThanOrEqual(168);
      }
    }),
  );
});
