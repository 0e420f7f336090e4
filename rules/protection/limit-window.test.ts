import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counted, countsSince, countsUntil, fitsAt, limitWindows, usedAt } from './limit-window.ts';

const at = (text: string) => new Date(`${text}+07:00`);

test('500 in 24 hours: 300 at 10:00, 250 at 12:00 do not fit, the next day after 10:00 they do', () => {
  const counted = [{ at: at('2025-06-15T10:00:00'), amount: 30_000n }];
  const now = at('2025-06-15T12:00:00');
  expect(50_000n - usedAt('day', counted, now)).toBe(20_000n);
  expect(fitsAt('day', counted, { limit: 50_000n, asked: 25_000n, now })).toEqual(at('2025-06-16T10:00:00'));
  expect(usedAt('day', counted, at('2025-06-16T09:59:59.999'))).toBe(30_000n);
  expect(usedAt('day', counted, at('2025-06-16T10:00:01'))).toBe(0n);
});

test('a month is one of the calendar in Bangkok', () => {
  const last = at('2025-01-31T23:59:59.999');
  expect(countsSince('month', last)).toEqual(at('2025-01-01T00:00:00'));
  expect(countsUntil('month', last)).toEqual(at('2025-02-01T00:00:00'));
  expect(countsSince('month', at('2025-02-01T00:00:00'))).toEqual(at('2025-02-01T00:00:00'));
  expect(countsUntil('month', at('2024-12-01T00:00:00'))).toEqual(at('2025-01-01T00:00:00'));
});

test('what is won is taken off what was lost, and never makes more headroom than the limit', () => {
  const now = at('2025-06-15T12:00:00');
  const counted = [
    { at: at('2025-06-15T10:00:00'), amount: 30_000n },
    { at: at('2025-06-15T11:00:00'), amount: -90_000n },
  ];
  expect(usedAt('day', counted, now)).toBe(0n);
  // The loss leaves before the win does.
  expect(usedAt('day', counted, at('2025-06-16T10:30:00'))).toBe(0n);
});

const START = Date.parse('2025-05-28T00:00:00+07:00');
const HOUR_MS = 3_600_000;
const HOURS = 333;
const history = fc.array(
  fc
    .record({
      hours: fc.integer({ min: 0, max: HOURS }),
      amount: fc.bigInt({ min: -500n, max: 900n }),
      lasts: fc.option(fc.integer({ min: 1, max: 200 })),
    })
    .map(({ hours, amount, lasts }) => ({
      at: new Date(START + hours * HOUR_MS),
      amount,
      until: lasts === null ? null : new Date(START + (hours + lasts) * HOUR_MS),
    })),
  { maxLength: 12 },
);

/** Asks of every single thing how old it is. */
function oracle(window: (typeof limitWindows)[number], counted: readonly Counted[], now: number): bigint {
  const bangkokMonth = (ms: number) => new Date(ms + 7 * HOUR_MS).toISOString().slice(0, 7);
  let sum = 0n;
  for (const one of counted) {
    if (one.until) {
      sum += one.until.getTime() > now ? one.amount : 0n;
      continue;
    }
    const age = now - one.at.getTime();
    const days = age / 86_400_000;
    if (
      window === 'month'
        ? bangkokMonth(one.at.getTime()) === bangkokMonth(now)
        : days < (window === 'day' ? 1 : 7)
    )
      sum += one.amount;
  }
  return sum < 0n ? 0n : sum;
}

test('what counts is what an oracle counts, and what is asked fits first when it says', () => {
  fc.assert(
    fc.property(
      history,
      fc.constantFrom(...limitWindows),
      fc.bigInt({ min: 1n, max: 2_000n }),
      fc.bigInt({ min: 1n, max: 1_500n }),
      (all, window, limit, asked) => {
        const nowMs = START + HOURS * HOUR_MS;
        const counted = all;
        expect(usedAt(window, counted, new Date(nowMs))).toBe(oracle(window, counted, nowMs));
        const found = fitsAt(window, counted, { limit, asked, now: new Date(nowMs) })?.getTime() ?? 0;
        const isMore = asked > limit;
        const needed = isMore ? limit : asked;
        const fits = (ms: number) => oracle(window, counted, ms) + needed <= limit;
        expect(fits(found)).toBe(true);
        for (let ms = nowMs; ms < found; ms += HOUR_MS) if (fits(ms)) expect(ms).toBe(found);
      },
    ),
  );
});

test('what may still arrive counts until it can arrive no more', () => {
  const now = at('2025-06-15T19:00:00');
  const counted = [{ at: now, amount: 50_000n, until: at('2025-06-15T19:15:00') }];
  const asked = { limit: 50_000n, asked: 50_000n, now };
  expect(fitsAt('day', counted, asked)).toEqual(at('2025-06-15T19:15:00'));
  expect(usedAt('day', counted, at('2025-06-15T19:14:59.999'))).toBe(50_000n);
  expect(usedAt('day', counted, at('2025-06-15T19:15:00'))).toBe(0n);
});

test('what may still arrive after a month counts in the next one too', () => {
  const counted = [{ at: at('2025-06-30T23:59:50'), amount: 50_000n, until: at('2025-07-01T00:14:50') }];
  expect(usedAt('month', counted, at('2025-07-01T00:00:00'))).toBe(50_000n);
  expect(usedAt('month', counted, at('2025-07-01T00:14:50'))).toBe(0n);
});

test('under a limit of nothing nothing ever fits', () => {
  const now = at('2025-06-15T19:00:00');
  expect(fitsAt('day', [], { limit: 0n, asked: 100n, now })).toBeNull();
});

test('forty thousand bets in a week are gone through once', () => {
  const now = at('2025-06-15T19:00:00');
  const counted = Array.from({ length: 40_000 }, (_, n) => ({
    at: new Date(now.getTime() - (n + 1) * 15_000),
    amount: 1n,
  }));
  const asked = { limit: 40_000n, asked: 40_000n, now };
  expect(fitsAt('week', counted, asked)).toEqual(at('2025-06-22T18:59:45'));
});
