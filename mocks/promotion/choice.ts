import type { Calls } from '#contract/calls.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { Claim } from '#contract/promotion.ts';
import { notBegunWords, offerMessage } from '#contract/promotion-refusal.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal } from '#mocks/mock.ts';
import type { MockDeposit } from '#mocks/payment/deposits.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import type { FactsOf } from '#rules/promotion/condition.ts';
import { trimOf } from '#rules/promotion/largest-withdrawal.ts';
import { goalEnd, type Offer, offerProblem, offerTerms, outsideOf } from '#rules/promotion/offer.ts';
import { offerPeriod } from '#rules/promotion/offer-period.ts';
import { offers } from '#rules/promotion/offers.ts';

interface MockClaim {
  readonly memberId: string;
  readonly key: string;
  readonly period: string;
  claim: Claim;
}

type OwnPromotions = Calls['GET /api/promotion/mine']['data'];

export interface PromotionState {
  promotionClaims: MockClaim[];
  /** Baht of the newest deposit of today that brought no bonus yet; null without one. */
  promotionDeposit: number | null;
  /** What conditions ask about: deposits with the one that an offer is for, baht at risk in 30 days, and whether a friend invited. */
  promotionFacts: { deposits: number; stake: number; invited: boolean };
  /** Chosen with deposits that were paid, and not begun. */
  promotionNotBegun: OwnPromotions['not_begun'];
  /** The largest withdrawal that holds: what came of the bonus counts as gain; null without one. */
  promotionLimit: { readonly title: string; readonly largest: number; readonly gain: number } | null;
  /** When all promotions end; null without an end. */
  promotionEndsAt: string | null;
  /** Whether anything is offered. */
  promotionOpen: boolean;
  /** Baht that the promotion that runs is played. */
  promotionPlayed: number;
}

type World = CoreWorld & PromotionState & { readonly deposits: readonly MockDeposit[] };

export const ownOf = (world: World, { memberId }: MockMember) =>
  world.promotionClaims.filter((one) => one.memberId === memberId).toReversed();

/** All promotions, by the dates that a test says. */
export function offersIn({ promotionEndsAt: end }: World): readonly Offer[] {
  return offers.map((offer) => ({ ...offer, endsAt: end === null ? null : new Date(end) }));
}

/** Those that are offered now. */
export function offeredIn(world: World): readonly Offer[] {
  if (!world.promotionOpen) return [];
  return offersIn(world).filter((offer) => outsideOf(offer, new Date(nowOf(world))) === null);
}

/** The promotion that runs; one that was chosen with a deposit runs from when the deposit is found paid. */
export function runningOf(world: World, member: MockMember) {
  beginChosen(world, member);
  payPlayed(world, member);
  return ownOf(world, member).find(({ claim }) => claim.status === 'running');
}

export const factsIn =
  ({ promotionFacts: { deposits, stake, invited } }: World): FactsOf =>
  ({ fact }) =>
    ({ deposits: BigInt(deposits), stake: toSatang(stake), invited: invited ? 1n : 0n })[fact];

/** What stands against an offer for a deposit of so many baht, or for none. */
export function problemOf(world: World, member: MockMember, offer: Offer, baht: number | null) {
  if (runningOf(world, member)) return 'running';
  const now = new Date(nowOf(world));
  const taken = ownOf(world, member).filter(({ claim }) => claim.promotion_id === offer.id);
  const deposit = baht === null ? null : { satang: toSatang(baht), at: now };
  const facts = factsIn(world);
  return offerProblem(offer, { now, taken: taken.map(({ period }) => period), deposit, facts });
}

export function termsOf(offer: Offer, deposit: number) {
  const terms = offerTerms(offer, toSatang(deposit));
  return {
    deposit,
    bonus: toBaht(terms.bonusSatang),
    target: toBaht(terms.targetSatang),
    average_cost_from: toBaht(terms.leastCostSatang),
    average_cost: toBaht(terms.costSatang),
  };
}

function claimTerms(offer: Offer, baht: number) {
  const { average_cost_from: _, ...terms } = termsOf(offer, baht);
  return terms;
}

export function addClaim(world: World, { memberId }: MockMember, offer: Offer, deposit: number, key: string) {
  const now = new Date(nowOf(world));
  const id = `00000000-0000-7000-8000-${String(world.promotionClaims.length + 1).padStart(12, '0')}`;
  const claim: Claim = {
    ...{ id, promotion_id: offer.id, title: offer.title, status: 'running', ...claimTerms(offer, deposit) },
    ...{
      turn: offer.turn,
      played: offer.turn === 'credit' ? deposit : 0,
      withdrawable: 0,
      max_stake: toBaht(offer.maxStakeSatang),
      largest_withdrawal:
        offer.largestWithdrawalSatang === null ? null : toBaht(offer.largestWithdrawalSatang),
      at: now.toISOString(),
    },
    ...{ expires_at: goalEnd(offer, now).toISOString(), ended_at: null },
  };
  world.promotionClaims.push({ memberId, key, period: offerPeriod(offer, now), claim });
  world.promotionPlayed = claim.played;
  return claim;
}

/** Ends the promotion that runs: its time is over, or its member is excluded. */
export function endRunning(world: World, status: 'expired' | 'excluded'): void {
  for (const own of world.promotionClaims)
    if (own.claim.status === 'running')
      own.claim = {
        ...{ ...own.claim, status, withdrawable: null, ended_at: nowOf(world) },
        played: Math.min(world.promotionPlayed, own.claim.target),
      };
}

/** What is played brings its bonus, as the job does. */
function payPlayed(world: World, member: MockMember): void {
  const own = ownOf(world, member).find(({ claim }) => claim.status === 'running');
  if (!own || world.promotionPlayed < own.claim.target) return;
  const { title, bonus, target, largest_withdrawal: largest } = own.claim;
  own.claim = { ...own.claim, status: 'done', played: target, withdrawable: null, ended_at: nowOf(world) };
  member.balance = toBaht(toSatang(member.balance) + toSatang(bonus));
  if (largest !== null) world.promotionLimit = { title, largest, gain: bonus };
}

/** Movements of the bonus wallet, the oldest first. */
export function bonusMoves(world: Pick<PromotionState, 'promotionClaims'>, { memberId }: MockMember) {
  const own = world.promotionClaims.filter((one) => one.memberId === memberId);
  return own.flatMap(({ claim: { id, bonus, at, status, ended_at } }) => {
    const move = { type: 'reward' as const, reference: id, about: null };
    const label = status === 'done' ? 'โบนัสโปรโมชัน' : 'โบนัสที่ไม่ได้ปลดล็อก (คืนระบบ)';
    const promised = { ...move, at, label: 'โบนัสที่รับไว้ (รอปลดล็อก)', amount: bonus };
    return ended_at === null ? [promised] : [promised, { ...move, at: ended_at, label, amount: -bonus }];
  });
}

/** What a withdrawal made now does by the largest withdrawal that holds. */
export function limitOf(world: PromotionState, member: MockMember) {
  const { promotionLimit: limit } = world;
  if (!limit) return null;
  const { staysSatang, goesSatang } = trimOf({
    balanceSatang: toSatang(member.balance),
    openSatang: 0n,
    gainSatang: toSatang(limit.gain),
    largestSatang: toSatang(limit.largest),
  });
  const { title, largest } = limit;
  return { title, largest, stays: toBaht(staysSatang), goes: toBaht(goesSatang) };
}

function beginChosen(world: World, member: MockMember): void {
  for (const deposit of world.deposits) {
    if (deposit.memberId !== member.memberId || deposit.status !== 'paid') continue;
    const offer = offers.find(({ number }) => number === deposit.promotion);
    deposit.promotion = null;
    if (!offer) continue;
    const problem = problemOf(world, member, offer, deposit.amount);
    if (problem === null) addClaim(world, member, offer, deposit.amount, `deposit:${deposit.ref}`);
    else {
      const why = notBegunWords[problem === 'taken' ? 'already_taken' : problem];
      world.promotionNotBegun.unshift({ title: offer.title, why, at: nowOf(world) });
    }
  }
}

interface Choice {
  readonly amount: number;
  readonly promotion_id?: number | undefined;
  readonly promotion_version?: number | undefined;
}

/** Refuses a promotion that cannot be chosen with a deposit. */
export function requireChoosable(world: World, member: MockMember, choice: Choice): void {
  const { amount, promotion_id: number, promotion_version: version } = choice;
  if (number === undefined) return;
  const offer = offersIn(world).find(
    (one) => one.number === number && (version ?? one.version) === one.version,
  );
  if (!offer) throw new MockRefusal(errorCodes.PROMOTION_UNKNOWN, 'โปรโมชันนี้เปลี่ยนไปหรือไม่มีแล้ว กรุณาเลือกใหม่');
  const why = problemOf(world, member, offer, amount);
  if (why)
    throw new MockRefusal(errorCodes.PROMOTION_NOT_MET, offerMessage(why, offer, factsIn(world)), { why });
}
