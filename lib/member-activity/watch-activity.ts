import { caller } from '#lib/api/caller.ts';

/** The cookie of a page request that the page made by itself, without activity of the member. */
export const UNATTENDED = 'unattended';
/** Without activity for so long the member counts as away. */
const AWAY_MS = 60_000;
/** Seconds for which the cookie lives: long enough for the request. */
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

/** Records member activity on the page from now on; safe to call again. */
export function watchActivity(): void {
  for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true });
}

function note(): void {
  if (document.visibilityState === 'visible') lastMs = Date.now();
}

/** True without member activity on this page for a minute. */
export function isUnattended(): boolean {
  return Date.now() - lastMs > AWAY_MS;
}

/** Marks the next page request as made without activity, by a cookie, because the router takes no headers. */
export function markUnattended(): void {
  if (caller().memberId === undefined || !isUnattended()) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 17
  document.cookie = `${UNATTENDED}=1; path=/; samesite=lax; max-age=${ASKED_WITHIN}`;
}
