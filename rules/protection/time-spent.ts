import { countsSince, countsUntil, type LimitWindow } from '#rules/protection/limit-window.ts';

/** A session, from its beginning to when it was last used. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Milliseconds of a window that at least one session covers at `now`; two devices at a time count once. */
export function spentMs(window: LimitWindow, spans: readonly Span[], now: Date): number {
  const since = countsSince(window, now).getTime();
  let covered = since;
  let spent = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const begin = Math.max(from.getTime(), covered);
    const end = Math.min(to.getTime(), now.getTime());
    if (end <= begin) continue;
    spent += end - begin;
    covered = end;
  }
  return spent;
}

/**
 * The first instant at which less than `limitMs` of a window is spent, if nothing more is added; to the millisecond. Null for no
 * time at all, of which never less is spent.
 */
export function freeAt(window: LimitWindow, spans: readonly Span[], limitMs: number, now: Date): Date | null {
  if (limitMs <= 0) return null;
  const last = Math.max(now.getTime(), ...spans.map(({ to }) => to.getTime()));
  let early = now.getTime();
  let late = countsUntil(window, new Date(last)).getTime();
  while (early < late) {
    const middle = Math.floor((early + late) / 2);
    const isFree =
      spentMs(
        window,
        spans.map((span) => ({ from: span.from, to: clip(span.to, now) })),
        new Date(middle),
      ) < limitMs;
    if (isFree) late = middle;
    else early = middle + 1;
  }
  return new Date(early);
}

const clip = (to: Date, now: Date) => (to > now ? now : to);
