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
  /** Thousands of rows may be in it: the room itself reads it anew once their numbers are shown, or somebody looks at it. */
  shots: ['GET /api/lotto/yeekee/list'],
} as const satisfies Record<string, readonly CallKey[]>;

export type LiveChange = keyof typeof liveReads;

/** What an event of the stream makes out of date of what the browser reads by itself. */
const changesBy: Partial<Record<LiveKind, readonly LiveChange[]>> = {
  balance: ['wallet'],
  bill: ['wallet'],
  wager: ['wallet'],
  withdrawal: ['wallet'],
  terms: ['terms'],
  rates: ['terms'],
  shots: ['room'],
  shot: ['room', 'shots'],
  round: ['room'],
  result: ['room'],
};

/** What the server renders, by path: these pages are read again where they stand. Not the desk, where somebody is typing. */
const pagesBy: Readonly<Record<string, readonly LiveKind[]>> = {
  [paths.lottoBills]: ['bill'],
  [paths.lottoLobby]: ['round', 'result'],
  [paths.lottoResults]: ['result'],
  [paths.lottoRates]: ['rates'],
};

/** Words of the reads that are out of date by the news; after a gap all of them. */
export function changesOf({ kind }: News): readonly LiveChange[] {
  if (kind !== 'reset') return changesBy[kind] ?? [];
  return Object.keys(liveReads).filter((word): word is LiveChange => word in liveReads);
}

/** True when the page at this path shows something that the news are about. */
export function isShownAt(path: string, { kind }: News): boolean {
  const kinds = pagesBy[path];
  return kinds !== undefined && (kind === 'reset' || kinds.includes(kind));
}
