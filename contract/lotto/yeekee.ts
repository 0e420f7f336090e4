import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentId, Baht, IdempotencyKey, Instant, queryInt } from '#contract/fields.ts';
import { noPrizeReasons, prizeLimits } from '#rules/lotto/yeekee/prizes.ts';
import { ByRound, Hex } from './fields.ts';
import { RoundStatus } from './rounds.ts';

const Digits = (count: number) => z.string().regex(new RegExp(`^[0-9]{${count}}$`));

/** A five-digit shot with its leading zeros. */
export const ShotNumber = Digits(5);

/** A shot that everybody may see: its member masked, its number `*****` until shooting is over, but for who shot it. */
export const ListedShot = z.object({
  /** From 1, the oldest. */
  position: z.int().positive(),
  member: z.string(),
  number: z.string().regex(/^(?:[0-9]{5}|\*{5})$/),
  shot_at: Instant,
  mine: z.boolean(),
  /** The chain's link of an own shot, null of another's until shooting is over; in a classic round null of all until then. */
  receipt: Hex.nullable(),
});
export type ListedShot = z.infer<typeof ListedShot>;

/** Why a round gives every stake back instead of a result. */
export const RefundReason = z.enum(['few_shots', 'few_members', 'outage', 'called_off', 'no_result']);

/**
 * All that a round's result follows from, for everybody to compute again. A round that gave its stakes back has no digits;
 * rows are null where so many shots there were not.
 */
export const YeekeeProof = z.object({
  seed: Hex,
  /** Oldest first, without a gap. */
  shots: z.array(z.object({ position: z.int().positive(), number: ShotNumber, member: z.string() })),
  chain_head: Hex,
  sum: z.int().nonnegative(),
  row_1: ShotNumber.nullable(),
  row_16: ShotNumber.nullable(),
  digits: ShotNumber.nullable(),
  top_3: Digits(3).nullable(),
  top_2: Digits(2).nullable(),
  bottom_2: Digits(2).nullable(),
  fairness: z.enum(['classic', 'sealed']),
  row_order: z.enum(['newest_first', 'oldest_first']),
});
export type YeekeeProof = z.infer<typeof YeekeeProof>;

/** Where a Yeekee round stands; `proof` is null until shooting is over, and there a minute before the result. */
export const YeekeeRound = z.object({
  round_id: z.string(),
  /** 1 to 88. */
  round_no: z.int().positive(),
  status: RoundStatus,
  /** SHA-256 of the seed, shown from the opening on. */
  commit: Hex,
  count: z.int().nonnegative(),
  /** Distinct members who shot. */
  shooters: z.int().nonnegative(),
  closes_at: Instant,
  shooting_opens_at: Instant,
  shooting_closes_at: Instant,
  result_at: Instant,
  terms: z.object({
    min_shots: z.int(),
    min_shooters: z.int(),
    cooldown_ms: z.int(),
    /** Stake at risk in the round that a shooter's prize takes: the charge of all bills less what they win at least. */
    min_stake: Baht,
    /** Nothing is won where fewer members have stake at risk. */
    prize_members: z.int().positive(),
    /** What each row wins at most. */
    prizes: z.array(z.object({ row: z.int().positive(), prize: Baht })),
  }),
  proof: YeekeeProof.nullable(),
  refund_reason: RefundReason.nullable(),
  /** Shooters' prizes that were paid; empty until the result. */
  prizes: z.array(
    z.object({
      row: z.int().positive(),
      position: z.int().positive(),
      member: z.string(),
      prize: Baht,
      /** What made it less than the row can win: half of what all bets of the round, or the winner's own, leave the house. */
      limited_by: z.enum(prizeLimits).nullable(),
    }),
  ),
  /** Rows that won nothing, and why; empty until the result. */
  unpaid: z.array(z.object({ row: z.int().positive(), reason: z.enum(noPrizeReasons) })),
});
export type YeekeeRound = z.infer<typeof YeekeeRound>;

/** Shots of Yeekee rounds and what comes of them. */
export const yeekeeCalls = {
  shootNumber: endpoint({
    method: 'POST',
    path: '/api/lotto/yeekee/shoot_number',
    auth: 'member',
    namesMember: true,
    summary: 'Shoot a five-digit number into a Yeekee round; the same idempotency_key answers the same shot',
    request: z.object({
      round_id: ByRound.shape.round_id,
      number: ShotNumber,
      idempotency_key: IdempotencyKey.optional(),
      agent_id: AgentId.optional(),
    }),
    data: z.object({
      position: z.int().positive(),
      /** Null in a classic round: there it comes when shooting is over, with `yeekee/list`. */
      receipt: Hex.nullable(),
      next_allowed_at: Instant,
    }),
  }),
  yeekeeList: endpoint({
    method: 'GET',
    path: '/api/lotto/yeekee/list',
    auth: 'member',
    summary:
      'Shots of a Yeekee round, newest first, numbers of others masked while shooting is open; `below` is the position to continue from',
    request: ByRound.extend({
      below: queryInt(1, 1_000_000_000).optional(),
      limit: queryInt(1, 1_000).default(1_000),
    }),
    data: z.array(ListedShot),
  }),
  yeekeeLists: endpoint({
    method: 'GET',
    path: '/api/lotto/yeekee/lists',
    auth: 'public',
    summary: 'A Yeekee round with its commitment, and once shooting is over the proof of its result',
    request: ByRound,
    data: YeekeeRound,
  }),
};
