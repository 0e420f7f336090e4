import { whenIdle } from '#lib/when-idle.ts';

/** Longer than between two taps of somebody who keys numbers. */
const REST_MS = 700;
/** Who never rests gets it all the same. */
const PATIENCE_MS = 10_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** True when the page was touched, perhaps before it came alive. Missing before Safari 16.4 and in tests. */
export function wasUsed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

/**
 * Does something once somebody used the page and rests, when the browser rests too: what only a person needs costs who looks and
 * leaves no byte, and comes between no two taps of who is in a hurry. Returns the function that takes it back.
 */
export function whenUsed(act: () => void): () => void {
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
  if (wasUsed()) note();
  return () => {
    stop();
    cancel();
  };
}
