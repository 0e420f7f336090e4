import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import draws from '#backend/areas/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import { addDays } from '#rules/time/bangkok-time.ts';
import { drawDates, roundTimes } from './calendar.ts';

const published = readFileSync('tests/data/glo-calendar.txt', 'utf8').trim().split('\n');

describe('drawDates', () => {
  it('reproduces every draw day from September 2015 to the end of 2024', () => {
    expect(published.length).toBe(221);
    expect(drawDates('2015-09-01', '2024-12-31')).toEqual(published);
  });

  it('reproduces every draw day of 2025', () => {
    expect(drawDates('2025-01-01', '2025-12-29')).toEqual(draws.map((draw) => draw.date));
  });

  it('knows the days of 2026', () => {
    expect(drawDates('2025-12-17', '2026-06-30')).toEqual([
      '2026-01-02',
      '2026-01-16',
      '2026-02-01',
      '2026-02-16',
      '2026-03-01',
      '2026-03-16',
      '2026-04-01',
      '2026-04-16',
      '2026-05-02',
      '2026-05-16',
      '2026-06-01',
      '2026-06-16',
    ]);
    expect(drawDates('2026-07-01', '2026-12-16')).toHaveLength(12);
  });

  it('lists a shifted day under its own date, whatever the window', () => {
    expect(drawDates('2023-12-30', '2023-12-30')).toEqual(['2023-12-30']);
    expect(drawDates('2024-01-01', '2024-01-01')).toEqual([]);
    expect(drawDates('2023-07-31', '2023-08-01')).toEqual(['2023-07-31']);
    expect(drawDates('2020-03-17', '2020-05-15')).toEqual([]);
    expect(drawDates('2025-06-16', '2025-06-01')).toEqual([]);
  });

  it('is the same put together from two windows as from one', () => {
    const days = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays('2015-09-01', count));
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        (from, first, second) => {
          const middle = addDays(from, first);
          const to = addDays(middle, second);
          expect([...drawDates(from, middle), ...drawDates(addDays(middle, 1), to)]).toEqual(
            drawDates(from, to),
          );
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('roundTimes', () => {
  it('opens an hour after the previous result, closes at 15:20 and has its result from 15:40', () => {
    expect(roundTimes('2025-06-16')).toEqual({
      opensAt: new Date('2025-06-01T16:40:00+07:00'),
      closesAt: new Date('2025-06-16T15:20:00+07:00'),
      resultAt: new Date('2025-06-16T15:40:00+07:00'),
    });
  });

  it('opens after the draw before, however long ago that was', () => {
    expect(roundTimes('2025-01-17').opensAt).toEqual(new Date('2025-01-02T16:40:00+07:00'));
    expect(roundTimes('2020-05-16').opensAt).toEqual(new Date('2020-03-16T16:40:00+07:00'));
  });

  it('leaves no time without an open round but the hour and twenty minutes around a draw', () => {
    for (const [at, date] of published.slice(1).entries()) {
      const waitMs = roundTimes(date).opensAt.getTime() - Date.parse(`${published[at]}T15:20:00+07:00`);
      expect(waitMs).toBe(80 * 60_000);
    }
  });

  it('refuses a day without a draw', () => {
    expect(() => roundTimes('2025-06-15')).toThrow(RangeError);
    expect(() => roundTimes('2020-04-01')).toThrow(RangeError);
  });
});
