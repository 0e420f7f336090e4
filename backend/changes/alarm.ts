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

/** Rings just after the next instant on the backend's clock, by one timer. What is next is asked at the beginning. */
export function createAlarm(
  clock: Pick<Clock, 'now'>,
  nextAt: () => Promise<ReadonlyArray<Date | undefined>>,
  ring: () => void,
): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let turn = 0;
  let closed = false;

  function wakeIn(ms: number, work: () => void): void {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(work, Math.min(ms, LONGEST_WAIT_MS));
    timer.unref();
  }

  async function plan(): Promise<void> {
    turn += 1;
    const own = turn;
    try {
      const instants = await nextAt();
      if (own !== turn) return;
      const next = Math.min(...instants.flatMap((at) => at?.getTime() ?? []));
      wakeIn(next + AFTER_MS - clock.now().getTime(), () => wake(next));
    } catch {
      if (own === turn) wakeIn(TRY_AGAIN_MS, () => void plan());
    }
  }

  function wake(next: number): void {
    if (clock.now().getTime() > next) ring();
    else void plan();
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
