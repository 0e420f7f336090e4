import { type Counted, endOf, fitsAt, type LimitWindow, usedAt } from '#rules/protection/limit-window.ts';

/** A limit that holds in a window; satang, or minutes. */
export interface HeldLimit {
  readonly window: LimitWindow;
  readonly holds: bigint;
}

/** What stands against an amount: how much less would fit, and when all of it does; null where more time makes no more headroom. */
export interface Stop {
  readonly window: LimitWindow;
  readonly left: bigint;
  readonly resetsAt: Date | null;
}

/** What a limit leaves, never less than nothing. */
export function leftOf(holds: bigint, used: bigint): bigint {
  return holds > used ? holds - used : 0n;
}

/** How much more fits beside what counts: of several limits the least. Null where nothing limits it. */
export function headroomOf(
  limits: readonly HeldLimit[],
  counted: readonly Counted[],
  now: Date,
): bigint | null {
  return limits.reduce<bigint | null>((least, { window, holds }) => {
    const left = leftOf(holds, usedAt(window, counted, now));
    return least === null || left < least ? left : least;
  }, null);
}

/** When there is more headroom, and how much then, if nothing is added: each moment at which it grows. */
export function laterHeadroom(
  limits: readonly HeldLimit[],
  counted: readonly Counted[],
  now: Date,
): { readonly at: Date; readonly left: bigint }[] {
  const ends = limits.flatMap(({ window }) => counted.map((one) => endOf(window, one).getTime()));
  const instants = [...new Set(ends.filter((end) => end > now.getTime()))].sort((a, b) => a - b);
  let before = headroomOf(limits, counted, now) ?? 0n;
  return instants.flatMap((instant) => {
    const at = new Date(instant);
    const left = headroomOf(limits, counted, at) ?? 0n;
    if (left <= before) return [];
    before = left;
    return [{ at, left }];
  });
}

const lastOf = (one: Date | null, other: Date | null) =>
  (one && other && (one > other ? one : other)) || null;

/** Of several stops one: the window that leaves least, that least, and the last of their instants. */
export function tightest(stops: readonly Stop[]): Stop | null {
  return stops.reduce<Stop | null>((tight, stop) => {
    if (tight === null) return stop;
    const { window, left } = stop.left < tight.left ? stop : tight;
    return { window, left, resetsAt: lastOf(tight.resetsAt, stop.resetsAt) };
  }, null);
}

/** What stands against `asked` beside what counts, over all limits; null when it fits. */
export function stopOf(
  limits: readonly HeldLimit[],
  counted: readonly Counted[],
  { asked, now }: { readonly asked: bigint; readonly now: Date },
): Stop | null {
  const stops = limits.flatMap(({ window, holds }) => {
    const used = usedAt(window, counted, now);
    if (used + asked <= holds) return [];
    const fits = fitsAt(window, counted, { limit: holds, asked, now });
    // All of the limit is free, and it is more than that.
    const resetsAt = fits && fits > now ? fits : null;
    return [{ window, left: leftOf(holds, used), resetsAt }];
  });
  return tightest(stops);
}
