import type { Area } from '#backend/area.ts';
import type { Changes } from '#backend/changes/changes.ts';
import type { Services } from '#backend/services.ts';

/** A round counts as open through the instant at which it closes. */
const AFTER_MS = 2;
/** Timers take no longer waits, and a clock may be put right meanwhile. */
const LONGEST_WAIT_MS = 600_000;
const TRY_AGAIN_MS = 5_000;

/**
 * Tells of what changes for visitors by the clock alone, as a round that closes, at its instant on the backend's clock.
 * What is next is asked again whenever something changes.
 */
export function followClock(
  services: Services,
  areas: ReadonlyArray<Pick<Area, 'nextShown'>>,
  changes: Changes,
): { close(): void } {
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
      const instants = await Promise.all(areas.map(({ nextShown }) => nextShown(services)));
      if (own !== turn) return;
      const next = Math.min(...instants.flatMap((at) => at?.getTime() ?? []));
      wakeIn(next + AFTER_MS - services.clock.now().getTime(), () => wake(next));
    } catch {
      if (own === turn) wakeIn(TRY_AGAIN_MS, () => void plan());
    }
  }

  function wake(next: number): void {
    // Telling leads to the next plan.
    if (services.clock.now().getTime() > next) changes.tell();
    else void plan();
  }

  changes.onChange(() => void plan());
  void plan();
  return {
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
