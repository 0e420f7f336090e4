import type { News } from '#lib/live/news.ts';

const OWN = ['balance', 'bill', 'shot', 'wager', 'entitlement'];
const OWN_MS = 100;
const SHOTS_MS = 400;
/** By then every server knows of it and its cached pages are void (docs/decisions/streams-and-changes.md). */
const KNOWN_MS = 700;
const SPREAD_MS = 2_000;

/**
 * How long to wait before reading again what news are about, in milliseconds: the member's own at once; what everybody
 * hears by chance a little later, so that not everybody asks at the same moment.
 */
export function waitOf({ kind }: News, random: () => number = Math.random): number {
  if (OWN.includes(kind)) return OWN_MS;
  if (kind === 'shots') return SHOTS_MS + Math.round(random() * SHOTS_MS);
  return KNOWN_MS + Math.round(random() * SPREAD_MS);
}
