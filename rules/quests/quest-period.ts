import type { QuestPeriod } from '#rules/quests/quest.ts';
import { addDays, bangkokDate, daysBetween, instantOf, mondayOf } from '#rules/time/bangkok-time.ts';

export interface PeriodWindow {
  /** The Bangkok day that it begins with, which names it. */
  readonly period: string;
  readonly from: Date;
  /** From this instant on it is over. */
  readonly until: Date;
}

interface QuestTimes {
  readonly kind: QuestPeriod;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const WEEK = 7;

function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

function daysOf(kind: Exclude<QuestPeriod, 'event'>, today: string): readonly [first: string, next: string] {
  if (kind === 'day') return [today, addDays(today, 1)];
  if (kind === 'month') return [`${today.slice(0, 7)}-01`, nextMonth(today)];
  const first = mondayOf(today);
  return [first, addDays(first, WEEK)];
}

/** The period of a quest that an instant lies in, in Bangkok; weeks begin on Monday, an event is one period. */
export function periodAt({ kind, startsAt, endsAt }: QuestTimes, now: Date): PeriodWindow {
  if (kind === 'event') return { period: bangkokDate(startsAt), from: startsAt, until: endsAt };
  const [first, next] = daysOf(kind, bangkokDate(now));
  const [from, until] = [instantOf(first, '00:00'), instantOf(next, '00:00')];
  return { period: first, from: from < startsAt ? startsAt : from, until: until > endsAt ? endsAt : until };
}

/** The first period may be a part of one; of the two months after it one has 31 days. */
const PERIODS_LOOKED_AT = 3;

/** The most days in Bangkok that one period of a quest has, also in part. */
export function mostDaysOf(quest: QuestTimes): number {
  const days: number[] = [];
  for (let at = quest.startsAt; at < quest.endsAt && days.length < PERIODS_LOOKED_AT; ) {
    const { from, until } = periodAt(quest, at);
    days.push(daysBetween(bangkokDate(from), bangkokDate(until.getTime() - 1)) + 1);
    at = until;
  }
  return Math.max(0, ...days);
}
