import type { CallKey } from '#contract/calls.ts';
import type { LiveKind } from '#contract/live.ts';

/** What a call or an event can change, by a word, and the reads that are out of date then. */
export const readsOf = {
  wallet: ['POST /api/member/wallets'],
  terms: ['GET /api/lotto/rate', 'GET /api/lotto/limit'],
} as const satisfies Record<string, readonly CallKey[]>;

export type Change = keyof typeof readsOf;

/** What an event of the stream (contract/live.ts) makes out of date of what the browser reads by itself. */
const changesBy: Partial<Record<LiveKind, readonly Change[]>> = {
  balance: ['wallet'],
  bill: ['wallet'],
  wager: ['wallet'],
  terms: ['terms'],
  rates: ['terms'],
};

/** The same by the kind of an event; of a `reset` everything. */
export function changesOf(kind: LiveKind | 'reset'): readonly Change[] {
  return kind === 'reset' ? ALL : (changesBy[kind] ?? []);
}

const ALL: readonly Change[] = ['wallet', 'terms'];
