import type { Clock } from '#backend/clock.ts';

/** What ends at an instant counts as going on through it. */
const AFTER_MS = 2;
/** Timers take no longer waits, and a clock may be put right meanwhile. */
const LONGEST_WAIT_MS = 600_000;
const TRY_AGAIN_MS = 5_000;

export interface Alarm {
  /** Asks anew what is next; for whatever may have changed that. Whoever is rung asks so too, when the work is done. */
  plan(): void;
  close(): void;
}

/**
 * Rings just after the next instant on the backend's clock, by one timer, and says which of the instants asked for it was; all
 * of them after a while in which nobody could ask. What is next is asked at the beginning.
 */
export function createAlarm(
  clock: Pick<Clock, 'now'>,
  nextAt: () => Promise<ReadonlyArray<Date | undefined>>,
  ring: (isDue: (index: number) => boolean) => void,
): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let turn = 0;
  let closed = false;
  let nextMs = Number.POSITIVE_INFINITY;
  let instants: ReadonlyArray<Date | undefined> = [];
  /** For a while it could not be asked what is next: whether something passed in it is not known. */
  let isBlind = false;

  function wakeIn(ms: number): void {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(0, Math.min(ms, LONGEST_WAIT_MS)));
    timer.unref();
  }

  const untilNext = () => nextMs + AFTER_MS - clock.now().getTime();

  async function plan(): Promise<void> {
    turn += 1;
    const own = turn;
    try {
      const next = await nextAt();
      if (own !== turn) return;
      instants = next;
      nextMs = Math.min(...instants.flatMap((at) => at?.getTime() ?? []));
      wakeIn(untilNext());
      if (isBlind) ring(() => true);
      isBlind = false;
    } catch {
      if (own !== turn) return;
      isBlind = true;
      wakeIn(Math.min(untilNext(), TRY_AGAIN_MS));
    }
  }

  function wake(): void {
    const nowMs = clock.now().getTime();
    if (nowMs <= nextMs) return void plan();
    nextMs = Number.POSITIVE_INFINITY;
    const rung = instants;
    ring((index) => (rung[index]?.getTime() ?? nowMs) < nowMs);
  }

  void plan();
  return {
    plan: () => void plan(),
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
