import { whenIdle } from '#lib/when-idle.ts';

/** Longer than the pause between two taps on a keypad. */
const REST_MS = 700;
/** After so long it is done without a rest. */
const PATIENCE_MS = 10_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** True after any activity on the page, also before hydration. Missing before Safari 16.4 and in tests. */
export function wasActive(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

/**
 * Runs `act` once after the member's first activity, when the member and the browser rest. So a visit without activity loads nothing,
 * and no tap waits for it. Returns the function that cancels it.
 */
export function afterActivity(act: () => void): () => void {
  let cancel = () => {};
  let first: number | undefined;
  let last = 0;
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
  };
  const look = () => {
    const now = performance.now();
    const rest = last + REST_MS - now;
    if (rest > 0 && now < (first ?? now) + PATIENCE_MS) return wait(rest);
    stop();
    cancel = whenIdle(act);
  };
  const wait = (ms: number) => {
    const timer = setTimeout(look, ms);
    cancel = () => clearTimeout(timer);
  };
  const note = () => {
    last = performance.now();
    if (first !== undefined) return;
    first = last;
    wait(REST_MS);
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
  if (wasActive()) note();
  return () => {
    stop();
    cancel();
  };
}
