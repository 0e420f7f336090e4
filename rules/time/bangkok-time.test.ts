import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  bangkokDate,
  bangkokTime,
  formatThaiDate,
  formatThaiDateTime,
  instantOf,
  isDay,
} from './bangkok-time.ts';

const moments = fc.date({
  min: new Date('1960-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('Bangkok days and times', () => {
  it('turns the day at 17:00 UTC', () => {
    expect(bangkokDate('2025-06-15T16:59:59.999Z')).toBe('2025-06-15');
    expect(bangkokDate('2025-06-15T17:00:00Z')).toBe('2025-06-16');
    expect(bangkokTime('2025-06-15T17:00:00Z')).toBe('00:00');
  });

  it('agrees with the time zone database at every moment', () => {
    const zoned = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Bangkok',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(
        moments,
        (moment) => `${bangkokDate(moment)} ${bangkokTime(moment)}` === zoned.format(moment),
      ),
    );
  });

  it('finds the moment of a day and time', () => {
    expect(instantOf('2025-06-16', '15:20').toISOString()).toBe('2025-06-16T08:20:00.000Z');
    expect(instantOf('2025-01-01', '00:00').toISOString()).toBe('2024-12-31T17:00:00.000Z');
  });

  it('comes back to the same day and time', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const back = instantOf(bangkokDate(moment), bangkokTime(moment));
        return back.getTime() === Math.floor(moment.getTime() / 60_000) * 60_000;
      }),
    );
  });

  it.each([
    ['2025-02-29', '10:00'],
    ['2025-13-01', '10:00'],
    ['25-01-01', '10:00'],
    ['2025-01-01', '24:00'],
    ['2025-01-01', '9:00'],
  ])('refuses %s %s', (day, time) => {
    expect(() => instantOf(day, time)).toThrow(RangeError);
  });

  it('knows which days exist', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(
      ['2025-02-29', '2025-04-31', '2025-00-10', '2025-1-1', '2025-01-01T00:00', ''].filter(isDay),
    ).toEqual([]);
    expect(['1900-01-01', '1999-12-31', '2200-12-31'].every(isDay)).toBe(true);
    expect(['0000-01-01', '0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31'].filter(isDay)).toEqual([]);
  });

  it('steps over ends of months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  });
});

describe('Thai dates in the Buddhist era', () => {
  it('writes a day short and long', () => {
    expect(formatThaiDate('2025-06-16')).toBe('16 มิ.ย. 68');
    expect(formatThaiDate('2025-06-16', 'long')).toBe('16 มิถุนายน 2568');
    expect(formatThaiDate('2025-06-15T17:00:00Z')).toBe('16 มิ.ย. 68');
    expect(formatThaiDate('1957-01-01')).toBe('1 ม.ค. 00');
  });

  it('writes a moment', () => {
    expect(formatThaiDateTime('2026-11-01T08:04:00Z')).toBe('1 พ.ย. 69 15:04 น.');
    expect(formatThaiDateTime(new Date('2025-12-31T17:00:00Z'))).toBe('1 ม.ค. 69 00:00 น.');
  });

  it('refuses what is no moment', () => {
    expect(() => formatThaiDateTime('soon')).toThrow(RangeError);
    expect(() => formatThaiDate('2025-02-30')).toThrow(RangeError);
  });
});
