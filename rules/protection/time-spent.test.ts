import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeAt, spentMs } from './time-spent.ts';

const MINUTE = 60_000;
const NOW = new Date('2025-06-15T12:00:00+07:00');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);

test('two devices at a time count once, and only what lies in the window', () => {
  const spans = [
    { from: ago(60), to: ago(30) },
    { from: ago(45), to: ago(10) },
    { from: ago(25 * 60), to: ago(23 * 60) },
  ];
  expect(Math.round(spentMs('day', spans, NOW) / MINUTE)).toBe(50 + 60);
  expect(freeAt('day', spans, 110 * MINUTE, NOW)?.getTime()).toBeLessThanOrEqual(NOW.getTime() + MINUTE);
  // Half an hour is free again once the old session and ten minutes of the newer ones have left.
  expect(freeAt('day', spans, 40 * MINUTE, NOW)).toEqual(new Date(ago(50).getTime() + 1_440 * MINUTE));
  expect(freeAt('day', spans, 0, NOW)).toBeNull();
});

test('it is what counting minute by minute says', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 300 }))
    .map(([start, length]) => ({ from: ago(start), to: ago(Math.max(0, start - length)) }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      let minutes = 0;
      for (let minute = 1; minute <= 1_440; minute += 1)
        if (spans.some(({ from, to }) => from <= ago(minute) && to >= ago(minute - 1))) minutes += 1;
      expect(Math.round(spentMs('day', spans, NOW) / MINUTE)).toBe(minutes);
    }),
    { numRuns: 50 },
  );
});
