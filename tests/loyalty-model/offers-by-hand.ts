import {
  type Claim,
  DAY_MS,
  dayOf,
  type MemberBooks,
  midnightOf,
  mondayOf,
} from '#tests/loyalty-model/member-books.ts';

/** The first promotions and quests as their pages tell them, in satang, points and days. */
export const promotions = {
  'first-deposit': { number: 1, min: 100_00, percent: 50, most: 500_00, times: 20, days: 14, per: 'life' },
  daily: { number: 2, min: 100_00, percent: 10, most: 200_00, times: 6, days: 7, per: 'day' },
  evening: { number: 3, min: 200_00, percent: 15, most: 300_00, times: 8, days: 7, per: 'day' },
  reload: { number: 4, min: 100_00, percent: 12, most: 250_00, times: 7, days: 7, per: 'day' },
  credit: { number: 7, min: 100_00, percent: 10, most: 200_00, times: 7, days: 7, per: 'week' },
} as const;

export type PromotionId = keyof typeof promotions;
export const promotionIds = Object.keys(promotions).filter((id): id is PromotionId => id in promotions);
export const LARGEST_BET = 200_00;

/** Why a promotion cannot be accepted now, or null. */
export function refusalOf(books: MemberBooks, id: PromotionId, now: number): string | null {
  const terms = promotions[id];
  if (books.running()) return 'running';
  const isTaken = books.claims.some(
    ({ offer, at }) =>
      offer === id && at >= { life: 0, week: mondayOf(now), day: midnightOf(now) }[terms.per],
  );
  if (isTaken) return 'taken';
  const deposit = books.depositFor(now);
  if (!deposit) return 'no_deposit';
  if (id === 'first-deposit' && books.deposits[0] !== deposit) return 'not_first';
  const ofToday = books.deposits.filter(({ at }) => dayOf(at) === dayOf(now));
  if (id === 'reload' && ofToday.length < 2) return 'too_few_deposits';
  if (deposit.amount < terms.min) return 'below_min';
  const hour = new Date(deposit.at + 7 * 3_600_000).getUTCHours();
  return id === 'evening' && (hour < 18 || hour >= 21) ? 'not_in_hours' : null;
}

/** Writes down that a promotion was accepted; answers what it brings and asks for. */
export function accept(books: MemberBooks, id: PromotionId, claimId: string, now: number): Claim {
  const { percent, most, times, days } = promotions[id];
  const deposit = books.depositFor(now);
  if (!deposit) throw new Error('Accepted without a deposit');
  deposit.isUsed = true;
  const bonus = Math.min(most, Math.floor((deposit.amount * percent) / 100));
  const claim: Claim = {
    ...{ id: claimId, offer: id, at: now, bonus, target: (deposit.amount + bonus) * times },
    ...{ until: now + days * DAY_MS, end: null },
    creditFrom: id === 'credit' ? deposit.amount : undefined,
  };
  books.claims.push(claim);
  return claim;
}

/** Points of a quest, and what it asks for. */
export const questsByHand = {
  'stake-day': { points: 10, of: 'day', stake: 200_00 },
  'stake-week': { points: 60, of: 'week', stake: 2_000_00 },
  'stake-month': { points: 200, of: 'month', stake: 10_000_00 },
} as const;
export type QuestId = keyof typeof questsByHand;
export const questIds = Object.keys(questsByHand).filter((id): id is QuestId => id in questsByHand);

/** Points of the n-th check-in of a month. */
export const checkInByHand = (n: number) =>
  5 + (n === 3 ? 5 : n === 7 ? 10 : n === 15 ? 20 : n === 25 ? 35 : 0);
