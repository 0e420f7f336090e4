import type { CallKey } from '#contract/calls.ts';
import type { LiveKind } from '#contract/live.ts';
import { readsOf } from '#lib/api/changes.ts';
import type { News } from '#lib/live/news.ts';
import { paths } from '#lib/paths.ts';

/** What a call or an event of the stream can change; that which no call does comes with the stream alone. */
export const liveReads = {
  ...readsOf,
  terms: ['GET /api/lotto/rate', 'GET /api/lotto/limit'],
  room: ['GET /api/lotto/yeekee/lists'],
  inbox: ['GET /api/member/inbox/unread'],
  /** What points buy, and how often the wheel turns. */
  granted: ['GET /api/redemption/list', 'GET /api/wheel/config_v2'],
  /** How far promotions, quests and bonuses are played; what is not shown is not read. */
  played: [
    'GET /api/promotion/mine',
    'GET /api/promotion/progress',
    'GET /api/quest/list',
    'GET /api/member/coupon/history',
    'GET /api/redemption/history',
  ],
  /** Thousands of rows may be in it: the room itself reads it anew once their numbers are shown, or somebody looks at it. */
  shots: ['GET /api/lotto/yeekee/list'],
} as const satisfies Record<string, readonly CallKey[]>;

export type LiveChange = keyof typeof liveReads;

/** What an event of the stream makes out of date of what the browser reads by itself. */
const changesBy: Partial<Record<LiveKind, readonly LiveChange[]>> = {
  // A promotion begins with money that came in, and ends with its bonus.
  balance: ['wallet', 'played'],
  bill: ['wallet', 'played'],
  wager: ['wallet', 'played'],
  withdrawal: ['wallet'],
  inbox: ['inbox'],
  entitlement: ['points', 'granted'],
  terms: ['terms'],
  rates: ['terms'],
  shots: ['room'],
  shot: ['room', 'shots'],
  round: ['room'],
  result: ['room'],
};

/** True for reads that are about all bets together: news of many bills lead to one read. */
export const isReadOnce = (change: LiveChange) => change === 'played';

/** How the addresses of rounds begin. */
const ROUND = paths.round('');

/** What the server renders, by path: these pages are read again where they stand, and keep what is typed in them. */
const pagesBy: Readonly<Record<string, readonly LiveKind[]>> = {
  [paths.home]: ['round', 'result', 'bill', 'withdrawal'],
  // The round on sale, whichever that is.
  [ROUND.slice(0, -1)]: ['round'],
  [paths.lottoBills]: ['bill'],
  [paths.inbox]: ['inbox'],
  [paths.lottoLobby]: ['round', 'result'],
  [paths.lottoResults]: ['result'],
  [paths.lottoRates]: ['rates'],
};

/** Words of the reads that are out of date by the news; after a gap all of them. */
export function changesOf({ kind }: News): readonly LiveChange[] {
  if (kind !== 'reset') return changesBy[kind] ?? [];
  // What is played is read by other words too.
  return Object.keys(liveReads).filter((word): word is LiveChange => word in liveReads && word !== 'played');
}

/** True when what the server renders at this path can change while it is open. */
export function isLive(path: string): boolean {
  return path in pagesBy || roundAt(path) !== undefined;
}

/** Id of the round whose page is at this path; undefined for every other page. */
function roundAt(path: string): string | undefined {
  const id = path.startsWith(ROUND) ? path.slice(ROUND.length) : '';
  return /-\d{4}-\d\d-\d\d/.test(id) ? id : undefined;
}

/** True when the page at this path shows something that the news are about. */
export function isShownAt(path: string, { kind, id, what }: News): boolean {
  if (kind === 'reset') return isLive(path);
  // A void takes a result away without a new one.
  if (path === paths.lottoResults && kind === 'round') return what === 'voided';
  if (roundAt(path) === id) return kind === 'round' || kind === 'result';
  return pagesBy[path]?.includes(kind) ?? false;
}
