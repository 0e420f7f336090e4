import type { CallKey } from '#contract/calls.ts';
import type { Change } from '#contract/endpoint.ts';

/** What the contract says that a call changes, by its word, and the reads that are out of date then; more by events (components/layout/live/out-of-date.ts). */
export const readsOf = {
  wallet: ['POST /api/member/wallets', 'GET /api/member/withdraw/info'],
  account: ['GET /api/member/security_events', 'GET /api/member/profile'],
  consents: ['GET /api/member/consents', 'GET /api/member/profile'],
  points: ['GET /api/quest/list', 'GET /api/member/points/history'],
  promotion: ['GET /api/promotion/mine', 'GET /api/member/withdraw/info'],
  coupon: ['GET /api/member/coupon/history'],
  affiliate: ['GET /api/affiliate/summary', 'GET /api/affiliate/v2/transactions'],
  protection: ['GET /api/member/protection', 'GET /api/member/protection/reality'],
} as const satisfies Record<Change, readonly CallKey[]>;
