import { z } from 'zod';
import { turns } from '#rules/promotion/turn.ts';
import { endpoint } from './endpoint.ts';
import { AgentCode, Baht, Id, IdempotencyKey, Instant, Nothing, Uuid } from './fields.ts';

/** What of each kind of stake fills the turnover, in percent; what is not named does not count. */
const Counts = z.array(
  z.object({
    /** An area, `area/category` or `area/kind`; the most specific one counts. */
    of: z.string(),
    /** Its name, ready to show; of an area beside its exceptions “other games”. */
    name: z.string(),
    /** 0 for an exception that does not count. */
    percent: z.int(),
  }),
);

const Promotion = z.object({
  id: Id,
  /** As a deposit names it (`promotion_id`). */
  number: z.int(),
  version: z.int(),
  title: z.string(),
  image: z.string(),
  min_deposit: Baht,
  percent: z.int(),
  max_bonus: Baht,
  /** What the target is of: stakes, or a credit that the deposit comes to by wins. */
  turn: z.enum(turns),
  /** The target is so many times deposit and bonus together. */
  times: z.int(),
  counts: Counts,
  /** All of `counts` in one sentence. */
  counts_words: z.string(),
  days: z.int(),
  max_stake: Baht,
  /** The most that the first withdrawal after the bonus leaves of it and its wins; null without an end. */
  largest_withdrawal: Baht.nullable(),
  /** It is offered from the first instant on and until the last one, left out; null without one. */
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  /** Who it is for and when, ready to show. */
  conditions: z.array(z.string()),
  /**
   * What a deposit of `min_deposit` brings, has to be played, and costs to play on average: from `average_cost_from` to `average_cost`, by
   * what of `counts` is played.
   */
  example: z.object({ bonus: Baht, target: Baht, average_cost_from: Baht, average_cost: Baht }),
});
export type Promotion = z.infer<typeof Promotion>;

const claimStatuses = ['running', 'done', 'cancelled', 'expired', 'excluded'] as const;

const Claim = z.object({
  id: Uuid,
  promotion_id: Id,
  title: z.string(),
  status: z.enum(claimStatuses),
  deposit: Baht,
  bonus: Baht,
  turn: z.enum(turns),
  target: Baht,
  /** What of the target is played, never more than it; of turn by credit the most that the deposit came to. */
  played: Baht,
  /** The most that playing it through costs on average, as it was told. */
  average_cost: Baht,
  max_stake: Baht,
  /** As it was accepted; null without an end. */
  largest_withdrawal: Baht.nullable(),
  /** What can be withdrawn now while it runs: nothing as long as something is left to be played; null after its end. */
  withdrawable: Baht.nullable(),
  at: Instant,
  expires_at: Instant,
  ended_at: Instant.nullable(),
});
export type Claim = z.infer<typeof Claim>;

const Own = z.object({
  /** What cancelling would leave and take is said by it: the wallet stays as it is, the promised bonus goes. */
  running: Claim.nullable(),
  /** Chosen with deposits that were paid since yesterday, and why each did not begin, ready to show. */
  not_begun: z.array(z.object({ title: z.string(), why: z.string(), at: Instant })),
  /** Newest first, at most twenty. */
  ended: z.array(Claim),
  offers: z.array(
    z.object({
      promotion: Promotion,
      /** Why it cannot be taken now, ready to show; null where it can. */
      problem: z.string().nullable(),
      /** What the deposit that stands for it brings and asks for. */
      terms: z
        .object({
          ...{ deposit: Baht, bonus: Baht, target: Baht, average_cost_from: Baht, average_cost: Baht },
          until: Instant,
        })
        .nullable(),
    }),
  ),
});

const Progress = z.object({
  title: z.string(),
  turn: z.enum(turns),
  target: Baht,
  /** What of the target is played, never more than it. */
  played: Baht,
  max_stake: Baht,
  counts: Counts,
  /** What of a stake in lottery counts, in one sentence; null where none does. */
  lotto_words: z.string().nullable(),
  /** What can be withdrawn now: nothing as long as something is left to be played. */
  withdrawable: Baht,
  expires_at: Instant,
});
export type Progress = z.infer<typeof Progress>;

/** Promotions: what is offered, what a member accepted and how far it is played. */
export const promotion = {
  list: endpoint({
    method: 'GET',
    path: '/api/promotion/list',
    auth: 'public',
    summary: 'Promotions that run, with what each brings and asks for',
    request: z.object({ agent_code: AgentCode.optional() }),
    data: z.array(Promotion),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/promotion/mine',
    auth: 'member',
    summary: 'The promotion that runs for the member, those that ended, and what can be taken now',
    request: Nothing,
    data: Own,
    extension: true,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/promotion/progress',
    auth: 'member',
    summary: 'How far the promotion that runs is played, for pages that show no more of it; null without one',
    request: Nothing,
    data: Progress.nullable(),
    extension: true,
  }),
  forDeposit: endpoint({
    method: 'GET',
    path: '/api/promotion/for_deposit',
    auth: 'member',
    summary: 'Promotions that the member can choose with a deposit made now',
    request: Nothing,
    data: z.array(Promotion),
    extension: true,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/promotion/claim',
    changes: ['promotion'],
    auth: 'member',
    namesMember: true,
    summary: 'Accept a promotion in the version that was shown, for the newest deposit',
    request: z.object({ offer_id: Id, version: z.int().min(1), idempotency_key: IdempotencyKey }),
    data: Claim,
    extension: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/promotion/cancel',
    changes: ['promotion'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Give up the promotion that runs: the promised bonus goes, the wallet stays as it is',
    request: z.object({ claim_id: Uuid }),
    data: Claim,
    extension: true,
  }),
};
