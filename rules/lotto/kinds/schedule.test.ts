import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, bangkokDate, bangkokTime, instantOf } from '#rules/time/bangkok-time.ts';
import { type DayChanges, noChanges } from './draw-days.ts';
import calendars from './hanoi/calendars.json' with { type: 'json' };
import { type KindCode, kindNames } from './kind-names.ts';
import { kindOf } from './kinds.ts';
import type { RoundPlan } from './lottery-kind.ts';
import exchanges from './stocks/exchanges.json' with { type: 'json' };
import markets from './stocks/markets.json' with { type: 'json' };

/** Kinds with one round a draw day; what the site draws itself goes by its own clock and is tested beside it. */
const codes = Object.keys(kindNames).filter((code) => !kindOf(code).drawnHere);
const moments = fc
  .integer({ min: Date.parse('2025-01-01T00:00:00Z'), max: Date.parse('2027-12-01T00:00:00Z') })
  .map((ms) => new Date(ms));

function next(code: string, now: string, changes: DayChanges = noChanges): RoundPlan[] {
  return kindOf(code).nextRounds(new Date(now), changes);
}

/** The round of a day, looked at from its noon two days before; undefined where there is none. */
function roundOf(code: KindCode, day: string, changes?: DayChanges): RoundPlan | undefined {
  return next(code, `${addDays(day, -2)}T12:00:00+07:00`, changes).find(({ drawDate }) => drawDate === day);
}

const said = (moment: Date | undefined) => moment && `${bangkokDate(moment)} ${bangkokTime(moment)}`;
const times = (code: KindCode, day: string) => {
  const round = roundOf(code, day);
  return round && [said(round.closesAt), said(round.resultAt)];
};

/** Rounds in order, one a day, each open from an hour after the result before, and shut before its own. */
function expectInOrder(plans: readonly RoundPlan[], now: Date): void {
  const wrong = plans.filter(({ number, drawDate, opensAt, closesAt, resultAt }, at) => {
    const before = plans[at - 1];
    const follows = !before || (+opensAt === +before.resultAt + 3_600_000 && drawDate > before.drawDate);
    return number !== 1 || closesAt <= now || opensAt >= closesAt || closesAt >= resultAt || !follows;
  });
  expect(wrong).toEqual([]);
}

describe('rounds of every kind', () => {
  it.each(codes)('%s: in order at any moment, and the same whenever they are looked at', (code) => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 9 }), (now, days) => {
        const plans = next(code, now.toISOString());
        expectInOrder(plans, now);
        // A sandbox may publish the next draw ahead of its time: the one after it must be known.
        expect(plans.length).toBeGreaterThan(1);
        const later = new Map(
          next(code, new Date(now.getTime() + days * 86_400_000).toISOString()).map((plan) => [
            plan.drawDate,
            plan,
          ]),
        );
        const seenTwice = plans.slice(1).filter(({ drawDate }) => later.has(drawDate));
        expect(seenTwice.map(({ drawDate }) => later.get(drawDate))).toEqual(seenTwice);
      }),
      { numRuns: 12 },
    );
  });

  it.each(codes)('%s: stay in order whatever days an operator changes', (code) => {
    const changes = fc
      .array(fc.tuple(fc.integer({ min: -3, max: 20 }), fc.boolean()), { maxLength: 6 })
      .map((list) => new Map(list.map(([days, isHeld]) => [addDays('2026-03-25', days), isHeld])));
    fc.assert(
      fc.property(changes, (changed) => {
        const now = '2026-03-25T12:00:00+07:00';
        const plans = next(code, now, changed);
        expectInOrder(plans, new Date(now));
        const days = new Set(plans.map(({ drawDate }) => drawDate));
        for (const [day, isHeld] of changed) if (day > '2026-03-25') expect(days.has(day)).toBe(isHeld);
      }),
      { numRuns: 12 },
    );
  });
});

describe('times in Bangkok', () => {
  it.each([
    ['baac', '2026-12-16', '2026-12-16 09:00', '2026-12-16 09:30'],
    ['gsb', '2026-12-01', '2026-12-01 12:30', '2026-12-01 13:30'],
    ['lao', '2026-11-23', '2026-11-23 20:00', '2026-11-23 20:30'],
    ['hanoi_special', '2026-11-22', '2026-11-22 17:00', '2026-11-22 17:30'],
    ['hanoi', '2026-11-22', '2026-11-22 18:00', '2026-11-22 18:30'],
    ['hanoi_vip', '2026-11-22', '2026-11-22 19:00', '2026-11-22 19:30'],
    ['malay', '2026-11-22', '2026-11-22 18:00', '2026-11-22 18:30'],
    ['set_pm', '2026-11-23', '2026-11-23 16:33', '2026-11-23 16:45'],
    ['nikkei_am', '2026-11-24', '2026-11-24 09:20', '2026-11-24 09:40'],
    ['nikkei_pm', '2026-11-24', '2026-11-24 12:50', '2026-11-24 13:40'],
    ['hangseng_am', '2026-11-23', '2026-11-23 10:50', '2026-11-23 11:15'],
    ['india', '2026-11-23', '2026-11-23 16:50', '2026-11-23 17:20'],
    ['russia', '2026-11-23', '2026-11-23 22:00', '2026-11-23 23:00'],
    // Summer time ends in Europe on 25 October, in Egypt on 30 October, in New York on 1 November 2026.
    ['england', '2026-10-23', '2026-10-23 22:20', '2026-10-23 22:50'],
    ['england', '2026-10-26', '2026-10-26 23:20', '2026-10-26 23:50'],
    ['germany', '2026-10-23', '2026-10-23 22:20', '2026-10-23 22:50'],
    ['germany', '2026-10-26', '2026-10-26 23:20', '2026-10-26 23:50'],
    ['egypt', '2026-10-29', '2026-10-29 18:05', '2026-10-29 18:40'],
    ['egypt', '2026-11-01', '2026-11-01 19:05', '2026-11-01 19:40'],
    // A day of New York closes after its midnight in Bangkok.
    ['dow', '2026-10-30', '2026-10-31 02:50', '2026-10-31 03:20'],
    ['dow', '2026-11-02', '2026-11-03 03:50', '2026-11-03 04:20'],
    // And begins there on 8 March, in Europe on 29 March 2026.
    ['dow', '2026-03-06', '2026-03-07 03:50', '2026-03-07 04:20'],
    ['dow', '2026-03-09', '2026-03-10 02:50', '2026-03-10 03:20'],
    ['england', '2026-03-30', '2026-03-30 22:20', '2026-03-30 22:50'],
    // Days on which the market shuts early.
    ['dow', '2026-11-27', '2026-11-28 00:50', '2026-11-28 01:20'],
    ['england', '2026-12-24', '2026-12-24 19:20', '2026-12-24 19:50'],
    ['germany', '2026-12-30', '2026-12-30 19:50', '2026-12-30 20:20'],
    ['singapore', '2026-12-24', '2026-12-24 10:20', '2026-12-24 11:20'],
    ['hangseng_am', '2026-12-24', '2026-12-24 10:50', '2026-12-24 11:15'],
    // In Ramadan Cairo ends its closing auction at 13:25.
    ['egypt', '2027-02-08', '2027-02-08 18:05', '2027-02-08 18:40'],
    ['egypt', '2027-03-08', '2027-03-08 18:05', '2027-03-08 18:40'],
    ['egypt', '2027-02-07', '2027-02-07 19:05', '2027-02-07 19:40'],
  ] as const)('%s of %s closes at %s and has its result at %s', (code, day, closes, result) => {
    expect(times(code, day)).toEqual([closes, result]);
  });

  it('opens the Dow of a Monday on Saturday morning, and the one of Tuesday after it', () => {
    const [first, second] = next('dow', '2026-11-22T12:00:00+07:00');
    expect([first?.drawDate, said(first?.opensAt), said(first?.closesAt)]).toEqual([
      '2026-11-23',
      '2026-11-21 05:20',
      '2026-11-24 03:50',
    ]);
    expect([second?.drawDate, said(second?.opensAt)]).toEqual(['2026-11-24', '2026-11-24 05:20']);
    // After midnight in Bangkok the round of the day before still runs.
    expect(next('dow', '2026-11-24T03:49:00+07:00')[0]).toEqual(first);
    expect(next('dow', '2026-11-24T03:50:00+07:00')[0]).toEqual(second);
  });
});

describe('what an index tells before it is published', () => {
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  /** How much likelier the likeliest of a thousand 3 tops is than one in a thousand: a normal walk around a ring of ten points. */
  const likeliest = (points: number) =>
    [1, 2, 3, 4, 5, 6].reduce((sum, k) => sum + 2 * Math.exp(-2 * (Math.PI * k * (points / 10)) ** 2), 1);

  // Indices of a few thousand: when trading ends, how long it goes, and a standard deviation of that time on a calm day. In
  // the afternoon the SET takes all else until 16:33, three minutes after trading, as everybody knows it.
  it.each([
    ['set_am', '12:30', 150, 4.2],
    ['set_pm', '16:30', 150, 4.2],
    ['china_am', '11:30', 120, 12],
    ['china_pm', '15:00', 120, 12],
    ['singapore', '17:00', 420, 14],
    ['korea', '15:30', 390, 23],
    ['russia', '18:50', 530, 15],
  ] as const)('%s closes so early that no 3 tops are worth their stake', (code, end, minutes, points) => {
    const market: { closes: string; whole_digit_closes?: string } = markets[code];
    const closes = market.whole_digit_closes ?? market.closes;
    const left = Math.max(0, Math.min(minutes, minutesOf(end) - minutesOf(closes)));
    // The full pack pays 850, and all that gives back adds 2.74 percent.
    expect(0.85 * likeliest(points * Math.sqrt(left / minutes)) + 0.0274).toBeLessThan(1);
  });
});

describe('days without a round', () => {
  it.each([
    ['lao', '2026-11-24'],
    ['lao', '2026-04-15'],
    ['malay', '2026-11-23'],
    ['baac', '2026-12-01'],
    ['hanoi', '2026-02-17'],
    // A Thai holiday that only the Thai market keeps, and one of each other market.
    ['set_am', '2026-12-07'],
    ['set_pm', '2026-10-23'],
    ['nikkei_am', '2026-11-23'],
    ['china_pm', '2026-10-05'],
    ['hangseng_am', '2026-07-01'],
    ['hangseng_pm', '2026-12-24'],
    ['dow', '2026-11-26'],
    ['england', '2026-12-28'],
    ['germany', '2026-12-24'],
    ['egypt', '2026-11-27'],
    ['set_am', '2026-11-22'],
  ] as const)('%s has none on %s', (code, day) => {
    expect(roundOf(code, day)).toBeUndefined();
  });

  it.each([
    ['nikkei_am', '2026-12-07'],
    ['dow', '2026-12-07'],
    ['set_am', '2026-11-23'],
    ['set_am', '2026-11-26'],
    ['hanoi_vip', '2026-02-17'],
    ['egypt', '2026-11-22'],
  ] as const)('%s has one on %s, a holiday of others', (code, day) => {
    expect(roundOf(code, day)).toBeDefined();
  });

  it('has none on any day that its data calls off, nor on a weekend of its market', () => {
    const looked = (code: string, from: string) =>
      new Set(next(code, instantOf(from, '00:00').toISOString()).map(({ drawDate }) => drawDate));
    for (const [code, { exchange }] of Object.entries(markets)) {
      const market = new Map(Object.entries(exchanges)).get(exchange);
      if (!market) throw new Error(`${exchange} is not listed`);
      expect(market.off.filter((day) => looked(code, day).has(day))).toEqual([]);
      const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
      // Each looks three weeks ahead.
      const weeks = Array.from({ length: 27 }, (_, at) => looked(code, addDays('2026-01-01', 14 * at)));
      const played = new Set(weeks.flatMap((days) => [...days]));
      expect(played.size).toBeGreaterThan(200);
      expect([...played].filter((day) => !market.weekdays.includes(weekday(day)))).toEqual([]);
    }
    for (const day of calendars.normal.off) expect(looked('hanoi', day).has(day)).toBe(false);
  });

  it('moves a draw as an operator says, for the government lottery too', () => {
    const changes = new Map([
      ['2027-01-16', true],
      ['2027-01-17', false],
    ]);
    const days = next('glo', '2027-01-03T12:00:00+07:00', changes).map(({ drawDate }) => drawDate);
    expect(days.slice(0, 2)).toEqual(['2027-01-16', '2027-02-01']);
    expect(roundOf('malay', '2026-11-24', new Map([['2026-11-24', true]]))?.drawDate).toBe('2026-11-24');
  });
});
