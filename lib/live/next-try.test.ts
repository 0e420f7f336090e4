import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_TRY, isUntold, nextTry, type Tries } from './next-try.ts';
import type { Ending } from './read-stream.ts';

const ended = (why: Ending['why'], more: Partial<Ending & { heldMs: number }> = {}) => ({
  why,
  heard: false,
  heldMs: 0,
  ...more,
});
const even = () => 0.5;

test('a stream that is cut every ten seconds goes on after two, for ever', () => {
  let tries: Tries = FIRST_TRY;
  for (let turn = 0; turn < 20; turn += 1) {
    const next = nextTry(tries, ended('cut', { heard: true, heldMs: 10_000 }), even);
    expect(next).toEqual({ failures: 0, pollsLeft: 0, waitMs: 2_000 });
    tries = next ?? tries;
  }
});

test('what fails is asked later and later, then in answers that end', () => {
  let tries: Tries = FIRST_TRY;
  const waits: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const next = nextTry(tries, ended('cut'), even);
    waits.push(next?.waitMs ?? 0);
    tries = next ?? tries;
  }
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  expect(tries.pollsLeft).toBeGreaterThan(0);
});

test('where something keeps answers it is asked from time to time, and a stream is tried again now and then', () => {
  let next = nextTry(FIRST_TRY, ended('silent'), even);
  expect(next?.pollsLeft).toBe(4);
  const left: number[] = [];
  while (next && next.pollsLeft > 0) {
    next = nextTry(next, ended('done', { heard: true }), even);
    expect(next?.waitMs).toBe(15_000);
    left.push(next?.pollsLeft ?? -1);
  }
  expect(left).toEqual([3, 2, 1, 0]);
});

test('a session that is over, and another member, end it', () => {
  expect(nextTry(FIRST_TRY, ended('session'))).toBeUndefined();
  expect(nextTry(FIRST_TRY, ended('other'))).toBeUndefined();
});

test('who lost a server together comes back apart, and never before the server said', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Ending['why']>('cut', 'silent', 'refused', 'busy', 'renew', 'done'),
      fc.record({ failures: fc.nat(30), pollsLeft: fc.nat(4) }),
      fc.boolean(),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (why, tries, heard, chance) => {
        const waitMs = why === 'refused' ? 30_000 : 0;
        const next = nextTry(tries, ended(why, { heard, waitMs, heldMs: 1_000 }), () => chance);
        expect(next?.waitMs).toBeGreaterThanOrEqual(Math.max(500, waitMs));
        expect(next?.waitMs).toBeLessThanOrEqual(90_000);
      },
    ),
  );
  const busy = [0, 0.999].map((chance) => nextTry(FIRST_TRY, ended('busy'), () => chance)?.waitMs);
  expect(busy).toEqual([2_500, 7_495]);
});

test('a page that receives nothing is read by itself, once the site answered three times that there is no stream', () => {
  let tries: Tries = FIRST_TRY;
  const untold = Array.from({ length: 4 }, () => {
    tries = nextTry(tries, ended('busy', { heard: true }), even) ?? tries;
    return isUntold(tries, ended('busy'));
  });
  expect(untold).toEqual([false, false, true, true]);
  // A connection that breaks may be the site that is away: its pages are left as they stand.
  expect(isUntold(tries, ended('cut'))).toBe(false);
});
