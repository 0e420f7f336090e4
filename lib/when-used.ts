import { whenIdle } from '#lib/when-idle.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** True when the page was touched, perhaps before it came alive. Missing before Safari 16.4 and in tests. */
export function wasUsed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

/**
 * Does something once somebody uses the page, when the browser rests: what only a person needs costs who looks and leaves no
 * byte. Returns the function that takes it back.
 */
export function whenUsed(act: () => void): () => void {
  if (wasUsed()) return whenIdle(act);
  let cancel = () => {};
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, { capture: true });
  };
  const begin = () => {
    stop();
    cancel = whenIdle(act);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    stop();
    cancel();
  };
}
