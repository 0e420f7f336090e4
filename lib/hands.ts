import { caller } from '#lib/api/caller.ts';

/** Of a request for a page that nobody asked for: the cookie that says so. */
export const UNATTENDED = 'unattended=1';
/** Whoever did nothing for so long is taken to be away. */
const AWAY_MS = 60_000;
/** Seconds in which the page is asked for. */
const ASKED_WITHIN = 3;
// Screen readers press with a click alone, and voices type without keys.
const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchmove',
  'click',
  'input',
  'visibilitychange',
];

let lastMs = Date.now();

/** Looks for somebody at the page from now on; safe to call again. */
export function watchHands(): void {
  for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true });
}

function note(): void {
  if (document.visibilityState === 'visible') lastMs = Date.now();
}

/** True when nobody has touched this page for a minute. */
export function isUnattended(): boolean {
  return Date.now() - lastMs > AWAY_MS;
}

/** Has a member's page that is about to be read again by itself say so, since the router takes no headers. */
export function markUnattended(): void {
  if (caller().memberId === undefined || !isUnattended()) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 17
  document.cookie = `${UNATTENDED}; path=/; samesite=lax; max-age=${ASKED_WITHIN}`;
}
