import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headroomOf, laterHeadroom, stopOf, tightest } from './headroom.ts';
import { countsUntil, limitWindows, usedAt } from './limit-window.ts';

const at = (text: string) => new Date(`${text}+07:00`);
const now = at('2025-06-15T12:00:00');
const counted = [
  { at: at('2025-06-10T10:00:00'), amount: 90_000n },
  { at: at('2025-06-15T10:00:00'), amount: 10_000n },
];
const day = { window: 'day', holds: 50_000n } as const;
const week = { window: 'week', holds: 110_000n } as const;
const month = { window: 'month', holds: 900_000n } as const;

test('of a day, a week and a month the least is what is left', () => {
  expect(headroomOf([day, week, month], counted, now)).toBe(10_000n);
  expect(headroomOf([day], counted, now)).toBe(40_000n);
  expect(headroomOf([], counted, now)).toBeNull();
});

test('what stands against an amount is told with the least that is left, and the last time that anything has to wait for', () => {
  expect(stopOf([day, week, month], counted, { asked: 45_000n, now })).toEqual({
    window: 'week',
    left: 10_000n,
    resetsAt: at('2025-06-17T10:00:00'),
  });
  expect(stopOf([day, week, month], counted, { asked: 10_000n, now })).toBeNull();
});

test('more than a limit of which nothing is used fits at no time', () => {
  expect(stopOf([day], [], { asked: 50_001n, now })).toEqual({
    window: 'day',
    left: 50_000n,
    resetsAt: null,
  });
});

test('where one of two stops never ends, no time is told', () => {
  const stops = [
    { window: 'day', left: 0n, resetsAt: null },
    { window: 'week', left: 5n, resetsAt: now },
  ] as const;
  expect(tightest(stops)).toEqual({ window: 'day', left: 0n, resetsAt: null });
  expect(tightest(stops.toReversed())).toEqual({ window: 'day', left: 0n, resetsAt: null });
});

const limits = fc
  .uniqueArray(fc.constantFrom(...limitWindows), { maxLength: 3 })
  .chain((windows) =>
    fc.tuple(
      ...windows.map((window) => fc.record({ window: fc.constant(window), holds: fc.bigInt(0n, 900n) })),
    ),
  );
const history = fc.array(
  fc
    .record({ hours: fc.integer({ min: 0, max: 900 }), amount: fc.bigInt(1n, 400n) })
    .map(({ hours, amount }) => ({ at: new Date(now.getTime() - hours * 3_600_000), amount })),
  { maxLength: 8 },
);

test('the headroom always fits and a satang more never does; what is told then fits at the time that is told', () => {
  fc.assert(
    fc.property(limits, history, (own, made) => {
      const headroom = headroomOf(own, made, now);
      if (headroom === null) return;
      const isOver = own.some(({ window, holds }) => usedAt(window, made, now) > holds);
      if (!isOver) expect(stopOf(own, made, { asked: headroom, now })).toBeNull();
      const stop = stopOf(own, made, { asked: headroom + 1n, now });
      expect(stop?.left).toBe(headroom);
      if (!stop?.resetsAt || own.some(({ holds }) => holds < headroom + 1n)) return;
      expect(stopOf(own, made, { asked: headroom + 1n, now: stop.resetsAt })).toBeNull();
      const before = new Date(stop.resetsAt.getTime() - 1);
      expect(stopOf(own, made, { asked: headroom + 1n, now: before })).not.toBeNull();
      expect(own.some(({ window }) => made.some((one) => countsUntil(window, one.at) > now))).toBe(true);
    }),
    { numRuns: 1_000, seed: 20_250_615 },
  );
});

test('headroom grows at the moments at which something counts no more, and at no other', () => {
  expect(laterHeadroom([day, week], counted, now)).toEqual([
    { at: at('2025-06-17T10:00:00'), left: 50_000n },
  ]);
  const amounts = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 20 * 24 }).map((hours) => new Date(now.getTime() - hours * 3_600_000)),
      amount: fc.bigInt(0n, 50_000n),
    }),
    { maxLength: 8 },
  );
  const limits = fc.array(
    fc.record({ window: fc.constantFrom(...limitWindows), holds: fc.bigInt(0n, 100_000n) }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(limits, amounts, fc.integer({ min: 0, max: 40 * 24 }), (held, own, hours) => {
      const steps = laterHeadroom(held, own, now);
      const then = new Date(now.getTime() + hours * 3_600_000);
      const said = steps.findLast((step) => step.at <= then)?.left ?? headroomOf(held, own, now);
      expect(said).toBe(headroomOf(held, own, then));
    }),
  );
});
