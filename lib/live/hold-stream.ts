import type { LiveFrame } from '#lib/live/frames.ts';
import { FIRST_TRY, isUntold, nextTry } from '#lib/live/next-try.ts';
import { readStream } from '#lib/live/read-stream.ts';
import { isOffline, onNetworkChange } from '#lib/network.ts';

/** Where a page is in the stream; the tabs of a device keep it alike. */
export interface Place {
  lastId: string | undefined;
  readonly sinceMs: number;
}

/** Waits so long, or until the device has a network again after it had none. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wasOffline = isOffline();
    const dueAt = performance.now() + ms;
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(() => isOffline() || end(), ms);
    const stopListening = onNetworkChange(() => {
      if (!isOffline() && (wasOffline || performance.now() > dueAt)) end();
    });
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/**
 * Holds the stream until it is stopped: takes it up again where it broke off, later and later while that fails, and asks
 * from time to time where it cannot be held. Answers `over` when the session is over or another member's.
 */
export async function holdStream(
  place: Place,
  hear: (frame: LiveFrame) => void,
  signal: AbortSignal,
): Promise<'stopped' | 'over'> {
  let tries = FIRST_TRY;
  while (!signal.aborted) {
    if (isOffline()) await pause(0, signal);
    if (signal.aborted) break;
    const startedAt = performance.now();
    const ending = await readStream({ ...place, once: tries.pollsLeft > 0, signal, hear });
    if (signal.aborted) break;
    const next = nextTry(tries, { ...ending, heldMs: performance.now() - startedAt });
    if (!next) return 'over';
    tries = next;
    if (isUntold(next, ending)) hear({ event: 'reset', data: {} });
    await pause(next.waitMs, signal);
  }
  return 'stopped';
}
