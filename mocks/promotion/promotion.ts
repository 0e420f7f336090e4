import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { presentOffer } from '#contract/present-offer.ts';
import { type Claim, promotion as contract } from '#contract/promotion.ts';
import { offerMessage } from '#contract/promotion-refusal.ts';
import { countsOf, lottoWords } from '#contract/turnover-words.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import type { MockDeposit } from '#mocks/payment/deposits.ts';
import {
  addClaim,
  endRunning,
  factsIn,
  offeredIn,
  offersIn,
  ownOf,
  type PromotionState,
  problemOf,
  runningOf,
  termsOf,
} from '#mocks/promotion/choice.ts';
import { toBaht } from '#rules/money/baht.ts';
import { goalEnd } from '#rules/promotion/offer.ts';
import { offers } from '#rules/promotion/offers.ts';

type World = CoreWorld & PromotionState & { readonly deposits: readonly MockDeposit[] };
const mock = mocksOf<World>();

const played = (world: World, claim: Claim): Claim =>
  claim.status === 'running' ? { ...claim, played: Math.min(world.promotionPlayed, claim.target) } : claim;

const handlers = [
  mock(contract.list, ({ world }) => offeredIn(world).map(presentOffer)),
  mock(contract.mine, ({ world, member }) => {
    const running = runningOf(world, member);
    return {
      running: running ? played(world, running.claim) : null,
      not_begun: world.promotionNotBegun,
      ended: ownOf(world, member).flatMap(({ claim }) => (claim.status === 'running' ? [] : [claim])),
      offers: offeredIn(world).map((offer) => {
        const problem = problemOf(world, member, offer, world.promotionDeposit);
        const until = goalEnd(offer, new Date(nowOf(world))).toISOString();
        return {
          promotion: presentOffer(offer),
          problem: problem && offerMessage(problem, offer, factsIn(world)),
          terms: problem ? null : { ...termsOf(offer, world.promotionDeposit ?? 0), until },
        };
      }),
    };
  }),
  mock(contract.progress, ({ world, member }) => {
    const running = runningOf(world, member);
    if (!running) return null;
    const { title, turn, target, max_stake, expires_at, played: done } = played(world, running.claim);
    const offer = offers.find(({ id }) => id === running.claim.promotion_id);
    const counts = countsOf(offer?.weights ?? {});
    return {
      ...{ title, turn, target, played: done, max_stake, expires_at },
      ...{ counts, lotto_words: lottoWords(counts), withdrawable: 0 },
    };
  }),
  mock(contract.forDeposit, ({ world, member }) =>
    offeredIn(world)
      .filter((offer) => problemOf(world, member, offer, toBaht(offer.minSatang)) === null)
      .map(presentOffer),
  ),
  mock(contract.claim, ({ world, member, input }) => {
    const first = ownOf(world, member).find(({ key }) => key === input.idempotency_key);
    if (first) return played(world, first.claim);
    const offer = offersIn(world).find(
      ({ id, version }) => id === input.offer_id && version === input.version,
    );
    if (!offer)
      throw new MockRefusal(errorCodes.PROMOTION_UNKNOWN, 'โปรโมชันนี้เปลี่ยนไปหรือไม่มีแล้ว กรุณาโหลดหน้าใหม่');
    const why = problemOf(world, member, offer, world.promotionDeposit);
    if (why)
      throw new MockRefusal(errorCodes.PROMOTION_NOT_MET, offerMessage(why, offer, factsIn(world)), { why });
    const claim = addClaim(world, member, offer, world.promotionDeposit ?? 0, input.idempotency_key);
    world.promotionDeposit = null;
    return claim;
  }),
  mock(contract.cancel, ({ world, member, input }) => {
    const own = ownOf(world, member).find(({ claim }) => claim.id === input.claim_id);
    if (!own) throw notFound();
    if (own.claim.status === 'running')
      own.claim = {
        ...played(world, own.claim),
        status: 'cancelled',
        withdrawable: null,
        ended_at: nowOf(world),
      };
    return own.claim;
  }),
];

/** Promotions: a deposit that stands for one and how far one is played are what a test says. */
export const promotion = mockArea({
  state: (): PromotionState => ({
    promotionClaims: [],
    promotionOpen: true,
    promotionDeposit: 1_000,
    promotionFacts: { deposits: 1, stake: 0, invited: false },
    promotionPlayed: 0,
    promotionLimit: null,
    promotionEndsAt: null,
    promotionNotBegun: [],
  }),
  handlers,
  change: {
    shape: {
      promotionDeposit: z.number().positive().nullable().optional(),
      promotionOpen: z.boolean().optional(),
      promotionEnds: z.enum(['expired', 'excluded']).optional(),
      promotionPlayed: z.number().min(0).optional(),
      promotionLimit: z
        .object({ title: z.string(), largest: z.number().positive(), gain: z.number() })
        .nullable()
        .optional(),
      promotionEndsAt: z.iso.datetime().nullable().optional(),
      promotionFacts: z
        .object({ deposits: z.int().min(1), stake: z.number().min(0), invited: z.boolean() })
        .optional(),
    },
    apply: (world: World, change) => {
      const { promotionDeposit, promotionPlayed, promotionFacts, promotionLimit, promotionEndsAt } = change;
      if (change.promotionOpen !== undefined) world.promotionOpen = change.promotionOpen;
      if (promotionEndsAt !== undefined) world.promotionEndsAt = promotionEndsAt;
      if (promotionLimit !== undefined) world.promotionLimit = promotionLimit;
      if (promotionDeposit !== undefined) world.promotionDeposit = promotionDeposit;
      if (promotionFacts !== undefined) world.promotionFacts = promotionFacts;
      if (promotionPlayed !== undefined) world.promotionPlayed = promotionPlayed;
      if (change.promotionEnds) endRunning(world, change.promotionEnds);
    },
  },
});
