import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Failure, waitOf, waitUntil } from './throttle.ts';

const START = Date.parse('2025-06-16T03:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);

describe('waitUntil', () => {
  it('lets the first three tries go ahead', () => {
    expect(waitUntil([], at(0))).toBeNull();
    expect(waitUntil([at(0)], at(0))).toBeNull();
    expect(waitUntil([at(0), at(0)], at(0))).toBeNull();
  });

  it.each([
    [3, 1],
    [4, 2],
    [5, 4],
    [6, 8],
    [7, 15],
    [8, 15],
    [400, 15],
  ])('after %d failures waits %d minutes', (failures, minutes) => {
    const failedAt = Array.from({ length: failures }, () => at(0));
    expect(waitUntil(failedAt, at(0))).toEqual(at(minutes));
    expect(waitUntil(failedAt, new Date(at(minutes).getTime() - 1))).toEqual(at(minutes));
    expect(waitUntil(failedAt, at(minutes))).toBeNull();
  });

  it('counts what failed within 30 minutes of the last failure', () => {
    expect(waitUntil([at(0), at(10), at(29)], at(29))).toEqual(at(30));
    expect(waitUntil([at(0), at(10), at(30)], at(30))).toBeNull();
    expect(waitUntil([at(30), at(0), at(10), at(11)], at(30))).toEqual(at(31));
  });

  it('never waits longer than 15 minutes from the last failure, and does not move while nobody fails', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 120 }).map(at), { maxLength: 12 });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 30 }), (failedAt, later) => {
        const last = new Date(Math.max(START, ...failedAt.map((failure) => failure.getTime())));
        const until = waitUntil(failedAt, last);
        if (until === null) return;
        expect(until.getTime() - last.getTime()).toBeLessThanOrEqual(15 * 60_000);
        const now = new Date(last.getTime() + later * 60_000);
        expect(waitUntil(failedAt, now)).toEqual(now < until ? until : null);
      }),
    );
  });
});

describe('waitOf', () => {
  const failed = (from: string, ...minutes: number[]): Failure[] =>
    minutes.map((minute) => ({ at: at(minute).getTime(), from }));

  it('lets an address that fails on its own keep nobody else waiting', () => {
    const failures = failed('one', 0, 0, 0, 1, 3);
    expect(waitOf(failures, 'one', at(3))).toEqual(at(7));
    expect(waitOf(failures, 'other', at(3))).toBeNull();
  });

  it('makes everybody wait for two addresses that fail, by the newest of them', () => {
    const failures = [...failed('one', 0, 0, 0, 1), ...failed('two', 2, 4)];
    expect(waitOf(failures, 'other', at(4))).toEqual(at(6));
    expect(waitOf(failures, 'two', at(4))).toEqual(at(6));
  });

  it.each([1, 2, 3, 4, 6])(
    'leaves %d addresses 60 looks at most in 10,000 seconds, however fast they are',
    (addresses) => {
      const failures: Failure[] = [];
      for (let second = 0; second < 10_000; second += 1) {
        const now = new Date(START + second * 1_000);
        for (let address = 0; address < addresses; address += 1) {
          const from = String(address);
          while (waitOf(failures.slice(-40), from, now) === null) failures.push({ at: now.getTime(), from });
        }
      }
      expect(failures.length).toBeLessThanOrEqual(60);
    },
  );
});
