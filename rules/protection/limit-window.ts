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
  /** Of what may still come: until when. It counts until then, for it would count from when it came. */
  readonly until?: Date | null;
}

/** When something counts no more. */
export function endOf(window: LimitWindow, { at, until }: Pick<Counted, 'at' | 'until'>): Date {
  return until ?? countsUntil(window, at);
}

const atLeastNone = (amount: bigint) => (amount > 0n ? amount : 0n);

/** What of a limit is used up at `now`: the sum of what counts, and never less than nothing. */
export function usedAt(window: LimitWindow, counted: readonly Counted[], now: Date): bigint {
  return atLeastNone(counted.reduce((sum, one) => (endOf(window, one) > now ? sum + one.amount : sum), 0n));
}

/**
 * The first instant at or after `now` at which `asked` fits beside what counts then, if nothing more is added; when it is more
 * than the whole limit, the first at which all of the limit is free. Null for a limit of nothing, which nothing ever fits.
 */
export function fitsAt(
  window: LimitWindow,
  counted: readonly Counted[],
  { limit, asked, now }: { readonly limit: bigint; readonly asked: bigint; readonly now: Date },
): Date | null {
  if (limit <= 0n) return null;
  const needed = asked > limit ? limit : asked;
  const leaving = counted
    .map((one) => ({ amount: one.amount, atMs: endOf(window, one).getTime() }))
    .filter(({ atMs }) => atMs > now.getTime())
    .sort((a, b) => a.atMs - b.atMs);
  let sum = leaving.reduce((total, { amount }) => total + amount, 0n);
  let fromMs = now.getTime();
  for (const { amount, atMs } of leaving) {
    // What leaves at one instant leaves together.
    if (atMs > fromMs && atLeastNone(sum) + needed <= limit) break;
    fromMs = atMs;
    sum -= amount;
  }
  return new Date(fromMs);
}
