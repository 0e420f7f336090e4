import type { CallKey } from '#contract/calls.ts';

/** What a call or an event of the stream can change, by a word, and the reads that are out of date then. */
export const readsOf = {
  wallet: ['POST /api/member/wallets', 'GET /api/member/withdraw/info'],
  account: ['GET /api/member/security_events'],
  consents: ['GET /api/member/consents'],
  terms: ['GET /api/lotto/rate', 'GET /api/lotto/limit'],
  protection: ['GET /api/member/protection', 'GET /api/member/protection/reality'],
  room: ['GET /api/lotto/yeekee/lists'],
  /** Thousands of rows may be in it: the room itself reads it anew once their numbers are shown, or somebody looks at it. */
  shots: ['GET /api/lotto/yeekee/list'],
} as const satisfies Record<string, readonly CallKey[]>;

export type Change = keyof typeof readsOf;
