import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentId, Baht, Instant, queryInt } from '#contract/fields.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import { ByRound, Kind, Pack } from './fields.ts';

/** What a pack pays per baht put on a number, and the percent that it takes off what that costs. */
const PackRate = z.object({ rate: z.number().nonnegative(), discount: z.number().min(0).max(100) });

/** `type` is a bet type code; `chance` is the probability that the best number of the type wins, `rate` what the full pack pays per baht. */
export const BetRate = z.object({
  type: z.string(),
  name: z.string(),
  digits: z.int(),
  rate: z.number().nonnegative(),
  chance: z.number().min(0).max(1),
  /** By pack; null where the pack does not have the type. */
  packs: z.object({ full: PackRate, discount: PackRate.nullable() }),
});
export type BetRate = z.infer<typeof BetRate>;

export const BetLimit = z.object({
  type: z.string(),
  min: Baht,
  max: Baht,
  max_per_number: Baht,
  enabled: z.boolean(),
  /** Until when the round takes the type, where that is before the round closes. */
  closes_at: Instant.optional(),
});

export const NumberControl = z.object({
  type: z.string(),
  number: z.string(),
  control: z.enum(['blocked', 'half_pay', 'custom_limit']),
  rate: z.number().nullable(),
});
export type NumberControl = z.infer<typeof NumberControl>;

export const RoundLimit = z.object({
  types: z.array(BetLimit),
  numbers: z.array(NumberControl),
  max_lines: z.int(),
  payout_cap: Baht,
});
export type RoundLimit = z.infer<typeof RoundLimit>;

/** What a round still takes of a number by one bet type; `rate` is null and `remaining` 0 where it takes none of it. */
const NumberLeft = z.object({
  type: z.string(),
  name: z.string(),
  number: z.string(),
  control: NumberControl.shape.control.nullable(),
  rate: z.number().nullable(),
  /** Most of one bill. */
  max: Baht,
  /** What the round takes of it from all bills together. */
  remaining: Baht,
});
export type NumberLeft = z.infer<typeof NumberLeft>;

/** What a change says of a type, null where it says nothing of it; limits and `offered` are of both packs. */
const TypeTerms = z.object({
  rate: z.number().nullable(),
  discount: z.number().nullable(),
  min: Baht.nullable(),
  max: Baht.nullable(),
  max_per_number: Baht.nullable(),
  offered: z.boolean().nullable(),
});
export type TypeTerms = z.infer<typeof TypeTerms>;

/** The same of a type or a number; `control` `none` lifts one. */
const StatedTerms = TypeTerms.extend({
  control: z.enum([...NumberControl.shape.control.options, 'none']).nullable(),
  limit: Baht.nullable(),
});

/** One change of a round's terms: of a type in one pack, or of a number. It says nothing where limits changed before these were kept. */
const TermsChange = StatedTerms.extend({
  version: z.int(),
  at: Instant,
  type: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  pack: Pack,
  /** As far as it is known. */
  before: StatedTerms,
});
export type TermsChange = z.infer<typeof TermsChange>;

/** One change of a kind's price list: what rounds that open at `since` or later take and pay. It may be still to come. */
const RateChange = TypeTerms.extend({
  since: Instant,
  type: z.string(),
  name: z.string(),
  pack: Pack,
  before: TypeTerms,
});
export type RateChange = z.infer<typeof RateChange>;

/** A number of one to four digits of any script. */
const AskedNumber = z
  .string()
  .max(8)
  .refine((typed) => /^\d{1,4}$/.test(normaliseDigits(typed)));

/** What bets pay, and what a round takes of them. */
export const rateCalls = {
  rate: endpoint({
    method: 'GET',
    path: '/api/lotto/rate',
    auth: 'public',
    summary: 'Rates in force for a round',
    request: ByRound,
    data: z.array(BetRate),
  }),
  limit: endpoint({
    method: 'GET',
    path: '/api/lotto/limit',
    auth: 'public',
    summary: 'Stake limits and controlled numbers of a round',
    request: ByRound,
    data: RoundLimit,
  }),
  numberLimit: endpoint({
    method: 'GET',
    path: '/api/lotto/limit/number',
    auth: 'public',
    summary: 'What a round still takes of a number, by bet type',
    request: ByRound.extend({ number: AskedNumber }),
    data: z.array(NumberLeft),
    extension: true,
  }),
  termsChanges: endpoint({
    method: 'GET',
    path: '/api/lotto/limit/changes',
    auth: 'public',
    summary: 'Changes of rates, limits and controlled numbers of a round, newest first',
    request: ByRound,
    data: z.array(TermsChange),
    extension: true,
  }),
  rateChanges: endpoint({
    method: 'GET',
    path: '/api/lotto/rates/changes',
    auth: 'public',
    summary: 'Changes of the default rates and limits of a kind, those to come first',
    request: z.object({ kind: Kind }),
    data: z.array(RateChange),
    extension: true,
  }),
  rates: endpoint({
    method: 'GET',
    path: '/api/lotto/rates',
    auth: 'public',
    summary: 'Default rates of every lottery kind',
    request: z.object({ category_id: queryInt(1, 1_000_000).optional(), agent_id: AgentId.optional() }),
    data: z.array(
      z.object({ kind: z.string(), kind_name: z.string(), category_id: z.int(), rates: z.array(BetRate) }),
    ),
  }),
};
