import type { QueryFilters } from '@tanstack/react-query';
import type { CallKey } from '#contract/calls.ts';
import type { Change } from '#contract/endpoint.ts';

/**
 * What the contract says that a call changes, by its word, and the reads that are out of date then; more by events
 * (components/layout/live/out-of-date.ts). Of a word that is not here it is every call of the area that it names: each page loads this list.
 */
export const readsOf = {
  wallet: ['POST /api/member/wallets', 'GET /api/member/withdraw/info'],
  account: ['GET /api/member/security_events', 'GET /api/member/profile'],
  consents: ['GET /api/member/consents', 'GET /api/member/profile'],
  points: ['GET /api/quest/list', 'GET /api/member/points/history'],
  promotion: ['GET /api/promotion/mine', 'GET /api/member/withdraw/info'],
  protection: ['GET /api/member/protection', 'GET /api/member/protection/reality'],
} as const satisfies Partial<Record<Change, readonly CallKey[]>>;

const isListed = (change: Change): change is keyof typeof readsOf => change in readsOf;

/** Which reads are out of date after this change. */
export function outOfDate(change: Change): readonly QueryFilters[] {
  if (isListed(change)) return readsOf[change].map((key) => ({ queryKey: [key] }));
  return [{ predicate: ({ queryKey: [key] }) => String(key).includes(`/${change}/`) }];
}
