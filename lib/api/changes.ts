import type { CallKey } from '#contract/calls.ts';

/** What a call can change, by a word, and the reads that are out of date then; more by events (components/layout/live/out-of-date.ts). */
export const readsOf = {
  wallet: ['POST /api/member/wallets', 'GET /api/member/withdraw/info'],
  account: ['GET /api/member/security_events', 'GET /api/member/profile'],
  consents: ['GET /api/member/consents', 'GET /api/member/profile'],
  protection: ['GET /api/member/protection', 'GET /api/member/protection/reality'],
} as const satisfies Record<string, readonly CallKey[]>;

export type Change = keyof typeof readsOf;
