import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, bangkokTime, instantOf } from './bangkok-time.ts';
import { instantIn } from './zoned-time.ts';

describe('instantIn', () => {
  it.each([
    ['America/New_York', '2026-03-06', '15:50', '2026-03-06T20:50:00.000Z'],
    // The Monday after clocks went forward on 8 March, and the one after they went back on 1 November.
    ['America/New_York', '2026-03-09', '15:50', '2026-03-09T19:50:00.000Z'],
    ['America/New_York', '2026-10-30', '15:50', '2026-10-30T19:50:00.000Z'],
    ['America/New_York', '2026-11-02', '15:50', '2026-11-02T20:50:00.000Z'],
    ['Europe/London', '2026-03-27', '16:20', '2026-03-27T16:20:00.000Z'],
    ['Europe/London', '2026-03-30', '16:20', '2026-03-30T15:20:00.000Z'],
    ['Europe/Berlin', '2026-10-23', '17:20', '2026-10-23T15:20:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '17:20', '2026-10-26T16:20:00.000Z'],
    ['Asia/Kolkata', '2026-06-15', '15:20', '2026-06-15T09:50:00.000Z'],
    ['Asia/Tokyo', '2026-06-15', '11:20', '2026-06-15T02:20:00.000Z'],
  ])('%s %s %s', (zone, day, time, instant) => {
    expect(instantIn(zone, day, time).toISOString()).toBe(instant);
  });

  it('is what clocks there show, on every day at trading hours', () => {
    const zones = ['America/New_York', 'Europe/London', 'Europe/Berlin', 'Africa/Cairo', 'Europe/Moscow'];
    const shown = new Map(
      zones.map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
      ]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 6 * 60, max: 23 * 60 }),
        (zone, days, minute) => {
          const day = addDays('2022-01-01', days);
          const time = bangkokTime(instantOf(day, '00:00').getTime() + minute * 60_000);
          return shown.get(zone)?.format(instantIn(zone, day, time)) === `${day} ${time}`;
        },
      ),
    );
  });

  it('refuses what is no time', () => {
    expect(() => instantIn('Asia/Tokyo', '2026-13-01', '10:00')).toThrow(RangeError);
  });
});
