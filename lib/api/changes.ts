import type { QueryFilters } from '@tanstack/react-query';
import type { CallKey } from '#contract/calls.ts';
import type { Change } from '#contract/endpoint.ts';

/** What the contract says that a call changes, by its word, and the reads that are out of date then; more by events (components/layout/live/out-of-date.ts). */
export const readsOf = {
  wallet: ['POST /api/member/wallets', 'GET /api/member/withdraw/info'],
  account: ['GET /api/member/security_events', 'GET /api/member/profile'],
  consents: ['GET /api/member/consents', 'GET /api/member/profile'],
  points: ['GET /api/quest/list', 'GET /api/member/points/history'],
  promotion: ['GET /api/promotion/mine', 'GET /api/promotion/progress', 'GET /api/member/withdraw/info'],
  protection: ['GET /api/member/protection', 'GET /api/member/protection/reality'],
} as const satisfies Partial<Record<Change, readonly CallKey[]>>;

type AreaWord = Exclude<Change, keyof typeof readsOf | 'own'>;

/** Words that name an area, all of whose reads are out of date; each page loads this file, so they are not listed. */
const wholeAreas = [
  'coupon',
  'cashback',
  'wheel',
  'affiliate',
  'redemption',
  'poll',
  'inbox',
] as const satisfies readonly AreaWord[];

/** A word of the contract that stands in neither does not compile where it is looked up. */
type Known = keyof typeof readsOf | (typeof wholeAreas)[number] | 'own';

const isListed = (change: Change): change is keyof typeof readsOf => change in readsOf;

const readsOfAreas = (words: readonly string[]): QueryFilters => ({
  predicate: ({ queryKey: [key] }) => words.some((word) => String(key).includes(`/${word}/`)),
});

/** Which reads are out of date after this change; `own` are those of the area of the call that made it. */
export function outOfDate(change: Known, by?: CallKey): readonly QueryFilters[] {
  if (change === 'own') return [readsOfAreas([areaOf(by)])];
  return isListed(change) ? readsOf[change].map((key) => ({ queryKey: [key] })) : [readsOfAreas([change])];
}

/** The first word of a call's path, which is the name of an area: `poll` of `GET /api/poll/config`. */
const areaOf = (key = '') => key.split('/')[2] ?? '';

/** First words of calls that events tell of, or that are no area's. */
const listed = new Set(['agent', 'event', 'lotto', 'member', 'notifications', 'promotion', 'quest']);

/** The reads of all areas that are not listed: no event tells of them, so after a gap of the stream they are out of date. */
export const unlistedReads: QueryFilters = {
  predicate: ({ queryKey: [key] }) => {
    const area = areaOf(String(key));
    const isNew = area !== '' && !listed.has(area);
    return isNew || wholeAreas.some((word) => String(key).includes(`/${word}/`));
  },
};
