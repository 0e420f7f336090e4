import { instantOf } from '#rules/time/bangkok-time.ts';
import { nextDayRounds } from './day-rounds.ts';
import { type DayClock, type DayTexts, dayRuleTexts } from './day-texts.ts';
import type { Derivation } from './derivation.ts';
import { type DrawDays, drawDaysOf } from './draw-days.ts';
import type {
  CheckedDraw,
  EarlyClose,
  LotteryKind,
  Reading,
  RoundTimes,
  StoredDraw,
  Tier,
} from './lottery-kind.ts';
import { readFields } from './read-fields.ts';

/** Longer than any time that a kind with draws every week is shut, and far enough ahead for the next draw after it. */
const WEEKS = { aheadDays: 21, longestGapDays: 21 };
const MONTHS = { aheadDays: 62, longestGapDays: 62 };

/** Clock times of a kind that lives by Bangkok's, `HH:MM`, and its draw days. */
interface BangkokCalendar extends DrawDays {
  readonly closes: string;
  readonly result: string;
}

/** The same as the facts of a kind. */
export function bangkokDays({ closes, result, ...days }: BangkokCalendar) {
  return {
    days,
    times: (day: string) => ({ closesAt: instantOf(day, closes), resultAt: instantOf(day, result) }),
    clock: { closes: `${closes} น.`, result: `${result} น.` },
  };
}

/** What a kind with one round a draw day is made of. */
export interface DayKindFacts {
  readonly source: string;
  readonly derivation: Derivation;
  readonly days: DrawDays;
  readonly times: (day: string) => Pick<RoundTimes, 'closesAt' | 'resultAt'>;
  /** When it closes and has its result, in words. */
  readonly clock: DayClock;
  /** A published draw that the rule text explains itself with. */
  readonly example: StoredDraw;
  readonly texts: DayTexts;
  /** What else can be wrong with a draw whose numbers have their form. */
  readonly problemsOf?: (draw: StoredDraw) => readonly string[];
  readonly earlyClose?: EarlyClose;
}

function tiersOf({ fields }: Derivation, draw: StoredDraw): Tier[] {
  return fields.map(({ id, name }) => ({ id, name, prize: 0, numbers: [String(draw[id])] }));
}

/** A kind that has one round a draw day, opened an hour after the result before, and publishes a few numbers. */
export function dayKind(facts: DayKindFacts): LotteryKind {
  const { source, derivation, days, times, clock, example, texts, problemsOf = () => [], earlyClose } = facts;
  const schedule = {
    days: (from: string, to: string) => drawDaysOf(days, from, to),
    times,
    opensMinutesAfterResult: 60,
    ...(days.month_days ? MONTHS : WEEKS),
  };
  const readDraw = (value: unknown): Reading<CheckedDraw> => {
    const reading = readFields(derivation.fields, value);
    const problems = reading.ok ? problemsOf(reading.value.draw) : [];
    return problems.length > 0 ? { ok: false, problems } : reading;
  };
  const exampleTiers = tiersOf(derivation, example);
  return {
    source,
    readDraw,
    tiers: (draw) => tiersOf(derivation, draw),
    derivation,
    ...(earlyClose && { earlyClose }),
    inShort: (tiers) => tiers.map(({ id, numbers }) => `${id} ${numbers.join()}`).join(', '),
    nextRounds: (now, changes) => nextDayRounds(schedule, now, changes),
    ruleTexts: dayRuleTexts({ ...texts, ...clock }, { source, derivation, tiers: exampleTiers }),
  };
}
