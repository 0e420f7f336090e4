import { serverNowMs } from '#lib/api/caller.ts';
import { hasLayers } from '#lib/back-layers.ts';
import { hearDue } from '#lib/live/session-due.ts';
import { isOffline } from '#lib/network.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import { lastedText } from '#rules/time/session-time.ts';

const MINUTE_MS = 60_000;
/** While it is due: how soon it is looked again whether somebody can be told, and how long keys rest before. */
const LOOK_MS = 2_000;
/** Somebody who is typing, or reads another dialog, is told at the latest after this. */
const PATIENCE_MS = 120_000;
/** What was told and came to nothing, as without a connection, is told again after this. */
const AGAIN_MS = 30_000;

interface TimesToShow {
  readonly place: HTMLElement;
  /** When the session began, and when its member is told next, ISO 8601. */
  readonly since: string;
  readonly due: string;
  /** True while something that was sent has no answer yet. */
  readonly isSending: () => boolean;
  /** Told to show how long the session lasts, or that it was answered, here or in another tab. */
  readonly show: (isDue: boolean) => void;
}

/**
 * Keeps the clock and the time of the session true, minute by minute of the server's clock, and says when the member is to be
 * told: while the page is seen, and never over what is being sent. Written into the page's own text, which React
 * leaves alone and no screen reader announces. Returns the function that stops it.
 */
export function keepTimes({ place, since, due, isSending, show }: TimesToShow): () => void {
  const [clock, played] = place.querySelectorAll('b');
  let dueMs = Date.parse(due);
  let keyedMs = 0;
  let waitsFromMs: number | undefined;
  let quietUntilMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isHeldUp(nowMs: number): boolean {
    if (document.hidden || isOffline() || isSending()) return true;
    waitsFromMs ??= nowMs;
    const isBusy = hasLayers() || nowMs - keyedMs < LOOK_MS;
    return isBusy && nowMs - waitsFromMs < PATIENCE_MS;
  }

  function look(): void {
    clearTimeout(timer);
    const nowMs = serverNowMs();
    if (clock) clock.textContent = bangkokTime(nowMs);
    if (played) played.textContent = lastedText(nowMs - Date.parse(since));
    const isDue = nowMs >= dueMs;
    if (isDue && nowMs >= quietUntilMs && !isHeldUp(nowMs)) {
      quietUntilMs = nowMs + AGAIN_MS;
      show(true);
    }
    timer = setTimeout(look, isDue ? LOOK_MS : Math.min(MINUTE_MS - (nowMs % MINUTE_MS), dueMs - nowMs));
  }

  const stopHearing = hearDue((dueAt) => {
    dueMs = Date.parse(dueAt);
    waitsFromMs = undefined;
    quietUntilMs = 0;
    show(false);
    look();
  });
  const handleKey = () => {
    keyedMs = serverNowMs();
  };
  document.addEventListener('visibilitychange', look);
  document.addEventListener('keydown', handleKey, { capture: true, passive: true });
  look();
  return () => {
    clearTimeout(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('keydown', handleKey, { capture: true });
  };
}
