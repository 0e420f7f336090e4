import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { presentOffer } from '#contract/present-offer.ts';
import { type Claim, promotion as contract } from '#contract/promotion.ts';
import { offerMessage } from '#contract/promotion-refusal.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { goalEnd, type Offer, offerPeriod, offerProblem, offerTerms } from '#rules/promotion/offer.ts';
import { offers } from '#rules/promotion/offers.ts';

interface MockClaim {
  readonly memberId: string;
  readonly key: string;
  readonly period: string;
  claim: Claim;
}

interface PromotionState {
  promotionClaims: MockClaim[];
  /** Baht of the newest deposit of today that brought no bonus yet; null without one. */
  promotionDeposit: number | null;
  /** Baht that the promotion that runs is played. */
  promotionPlayed: number;
}

type World = CoreWorld & PromotionState;
const mock = mocksOf<World>();

const ownOf = (world: World, { memberId }: MockMember) =>
  world.promotionClaims.filter((one) => one.memberId === memberId).toReversed();
const runningOf = (world: World, member: MockMember) =>
  ownOf(world, member).find(({ claim }) => claim.status === 'running');
const played = (world: World, claim: Claim): Claim =>
  claim.status === 'running' ? { ...claim, played: Math.min(world.promotionPlayed, claim.target) } : claim;

function problemOf(world: World, member: MockMember, offer: Offer) {
  if (runningOf(world, member)) return 'running';
  const now = new Date(nowOf(world));
  const taken = ownOf(world, member).filter(({ claim }) => claim.promotion_id === offer.id);
  const satang = world.promotionDeposit === null ? null : toSatang(world.promotionDeposit);
  const deposit = satang === null ? null : { satang, at: now, isFirst: true };
  return offerProblem(offer, { now, taken: taken.map(({ period }) => period), deposit });
}

function termsOf(world: World, offer: Offer) {
  const terms = offerTerms(offer, toSatang(world.promotionDeposit ?? 0));
  return {
    deposit: world.promotionDeposit ?? 0,
    bonus: toBaht(terms.bonusSatang),
    target: toBaht(terms.targetSatang),
    average_cost: toBaht(terms.costSatang),
  };
}

const handlers = [
  mock(contract.list, () => offers.map(presentOffer)),
  mock(contract.mine, ({ world, member }) => {
    const running = runningOf(world, member);
    return {
      running: running ? played(world, running.claim) : null,
      ended: ownOf(world, member).flatMap(({ claim }) => (claim.status === 'running' ? [] : [claim])),
      offers: offers.map((offer) => {
        const problem = problemOf(world, member, offer);
        const until = goalEnd(offer, new Date(nowOf(world))).toISOString();
        return {
          promotion: presentOffer(offer),
          problem: problem && offerMessage(problem, offer),
          terms: problem ? null : { ...termsOf(world, offer), until },
        };
      }),
    };
  }),
  mock(contract.claim, ({ world, member, input }) => {
    const first = ownOf(world, member).find(({ key }) => key === input.idempotency_key);
    if (first) return played(world, first.claim);
    const offer = offers.find(({ id, version }) => id === input.offer_id && version === input.version);
    if (!offer)
      throw new MockRefusal(errorCodes.PROMOTION_UNKNOWN, 'โปรโมชันนี้เปลี่ยนไปหรือไม่มีแล้ว กรุณาโหลดหน้าใหม่');
    const why = problemOf(world, member, offer);
    if (why) throw new MockRefusal(errorCodes.PROMOTION_NOT_MET, offerMessage(why, offer), { why });
    const now = new Date(nowOf(world));
    const id = `00000000-0000-7000-8000-${String(world.promotionClaims.length + 1).padStart(12, '0')}`;
    const claim: Claim = {
      ...{ id, promotion_id: offer.id, title: offer.title, status: 'running', ...termsOf(world, offer) },
      ...{ played: 0, max_stake: toBaht(offer.maxStakeSatang), at: now.toISOString() },
      ...{ expires_at: goalEnd(offer, now).toISOString(), ended_at: null },
    };
    const { memberId } = member;
    world.promotionClaims.push({
      ...{ memberId, key: input.idempotency_key, period: offerPeriod(offer, now), claim },
    });
    world.promotionDeposit = null;
    world.promotionPlayed = 0;
    return claim;
  }),
  mock(contract.cancel, ({ world, member, input }) => {
    const own = ownOf(world, member).find(({ claim }) => claim.id === input.claim_id);
    if (!own) throw notFound();
    if (own.claim.status === 'running')
      own.claim = { ...played(world, own.claim), status: 'cancelled', ended_at: nowOf(world) };
    return own.claim;
  }),
];

/** Promotions: a deposit that stands for one and how far one is played are what a test says. */
export const promotion = mockArea({
  state: (): PromotionState => ({ promotionClaims: [], promotionDeposit: 1_000, promotionPlayed: 0 }),
  handlers,
  change: {
    shape: {
      promotionDeposit: z.number().positive().nullable().optional(),
      promotionPlayed: z.number().min(0).optional(),
    },
    apply: (world: World, { promotionDeposit, promotionPlayed }) => {
      if (promotionDeposit !== undefined) world.promotionDeposit = promotionDeposit;
      if (promotionPlayed !== undefined) world.promotionPlayed = promotionPlayed;
    },
  },
});
