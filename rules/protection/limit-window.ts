import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** Over which time a limit counts: the last 24 hours, the last seven times that, or a calendar month in Bangkok. */
export const limitWindows = ['day', 'week', 'month'] as const;
export type LimitWindow = (typeof limitWindows)[number];

const DAY_MS = 86_400_000;
const lengthMs = { day: DAY_MS, week: 7 * DAY_MS } as const;
/** From any day of a month into the next one. */
const BEYOND_A_MONTH = 31;

function monthStart(day: string): Date {
  return instantOf(`${day.slice(0, 7)}-01`, '00:00');
}

/** The first instant that a limit counts at `now`; what happened a whole window ago counts no more. */
export function countsSince(window: LimitWindow, now: Date): Date {
  if (window === 'month') return monthStart(bangkokDate(now));
  return new Date(now.getTime() - lengthMs[window] + 1);
}

/** When what happened at `at` counts no more. */
export function countsUntil(window: LimitWindow, at: Date): Date {
  if (window !== 'month') return new Date(at.getTime() + lengthMs[window]);
  const first = bangkokDate(monthStart(bangkokDate(at)));
  return monthStart(addDays(first, BEYOND_A_MONTH));
}

/** Something that counts towards a limit: satang, or milliseconds; negative for what was won. */
export interface Counted {
  readonly at: Date;
  readonly amount: bigint;
}

/** What of a limit is used up at `now`: the sum of what counts, and never less than nothing. */
export function usedAt(window: LimitWindow, counted: readonly Counted[], now: Date): bigint {
  const since = countsSince(window, now).getTime();
  const sum = counted.reduce((total, { at, amount }) => (at.getTime() < since ? total : total + amount), 0n);
  return sum > 0n ? sum : 0n;
}

/**
 * The first instant at or after `now` at which `asked` fits beside what counts then, if nothing more is added; when it is more
 * than the whole limit, the first at which all of the limit is free.
 */
export function fitsAt(
  window: LimitWindow,
  counted: readonly Counted[],
  { limit, asked, now }: { readonly limit: bigint; readonly asked: bigint; readonly now: Date },
): Date {
  const room = asked > limit ? limit : asked;
  const since = countsSince(window, now).getTime();
  const ends = counted
    .filter(({ at }) => at.getTime() >= since)
    .map(({ at }) => countsUntil(window, at).getTime());
  const instants = [now.getTime(), ...[...new Set(ends)].sort((a, b) => a - b)];
  const found = instants.find((at) => usedAt(window, counted, new Date(at)) + room <= limit);
  return new Date(found ?? now);
}
