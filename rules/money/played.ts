import { addDays, daysBetween, isDay } from '#rules/time/bangkok-time.ts';

/** What a step of a longer period is. */
export type PlayedStep = 'day' | 'month';
/** A period longer than this is looked at by month: more days than that nobody tells apart on a phone. */
const MOST_DAYS_BY_DAY = 62;
/** Last days of months. */
const ENDS = [31, 30, 29, 28];

/** Days in Bangkok, `YYYY-MM-DD`, both among them. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** How a period is divided: by day, a long one by month. */
export function playedStepOf({ from, to }: Period): PlayedStep {
  return daysBetween(from, to) < MOST_DAYS_BY_DAY ? 'day' : 'month';
}

/** The step that begins with a day or a month (its first day), as far as it lies in the period. */
export function playedStepAt({ from, to }: Period, step: PlayedStep, first: string): Period {
  if (step === 'day') return { from: first, to: first };
  const last = ENDS.map((end) => first.slice(0, 8) + end).find(isDay) ?? to;
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** Every step of a period, oldest first. */
export function playedSteps(period: Period): Period[] {
  const step = playedStepOf(period);
  const steps: Period[] = [];
  for (let first = period.from; first <= period.to; ) {
    const one = playedStepAt(period, step, first);
    steps.push(one);
    first = addDays(one.to, 1);
  }
  return steps;
}
