import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

const at = (ms: number) => new Date(ms);
const clock = { now: () => at(Date.now()) };
let instants: number[];
let isAway: boolean;
let rung: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  instants = [];
  isAway = false;
  rung = [];
});
afterEach(() => vi.useRealTimers());

/** An alarm over `instants`, whose owner asks anew when it was rung. */
function open() {
  const nextAt = async () => {
    if (isAway) throw new Error('the database is away');
    return [instants.find((ms) => ms > Date.now())].map((ms) => (ms === undefined ? ms : at(ms)));
  };
  const alarm = createAlarm(clock, nextAt, () => {
    rung.push(Date.now());
    alarm.plan();
  });
  return alarm;
}

test('rings once just after each instant', async () => {
  instants = [1_000, 1_001, 60_000];
  const alarm = open();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(rung).toEqual([1_002, 60_002]);
  alarm.close();
});

test('what is known already is rung in time while it cannot be asked what is next', async () => {
  instants = [1_000];
  const alarm = open();
  await vi.advanceTimersByTimeAsync(500);
  isAway = true;
  alarm.plan();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rung).toEqual([1_002]);
  alarm.close();
});

test('what may have passed while it could not be asked is rung when it can be', async () => {
  isAway = true;
  instants = [1_000, 60_000];
  const alarm = open();
  await vi.advanceTimersByTimeAsync(2_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(98_000);
  expect(rung).toEqual([5_000, 60_002]);
  alarm.close();
});

test('an instant that passed while it was asked for is rung at once', async () => {
  const waits: unknown[] = [];
  // No spy: it would be taken off after the timers of this test, and bring them back.
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(target, self, args) {
      waits.push(args[1]);
      return Reflect.apply(target, self, args);
    },
  });
  const slowly = () => new Promise<Date[]>((resolve) => setTimeout(resolve, 20, [at(10)]));
  const alarm = createAlarm(clock, slowly, () => rung.push(Date.now()));
  await vi.advanceTimersByTimeAsync(21);
  expect(rung).toEqual([21]);
  expect(waits).toEqual([20, 0]);
  alarm.close();
});

test('says which instants have passed, and not those to come', async () => {
  const due: boolean[][] = [];
  const nextAt = async () =>
    [1_000, 1_001, 1_002, 9_000].map((ms) => (ms >= Date.now() ? at(ms) : undefined));
  const alarm = createAlarm(clock, nextAt, (isDue) => {
    due.push([0, 1, 2, 3].map(isDue));
    alarm.plan();
  });
  await vi.advanceTimersByTimeAsync(5_000);
  alarm.close();
  expect(due).toEqual([
    [true, true, false, false],
    [false, false, true, false],
  ]);
});
