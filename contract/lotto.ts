import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AgentId, Baht, Day, Id, IdempotencyKey, Instant, queryInt, Uuid } from './fields.ts';

export const RoundStatus = z.enum(['draft', 'open', 'closed', 'resulting', 'resulted', 'voided']);
export type RoundStatus = z.infer<typeof RoundStatus>;
export const Kind = z.string().regex(/^[a-z0-9_]{1,20}$/);

export const Round = z.object({
  round_id: z.string(),
  kind: z.string(),
  kind_name: z.string(),
  draw_date: Day,
  opens_at: Instant,
  closes_at: Instant,
  result_at: Instant,
  status: RoundStatus,
});
export type Round = z.infer<typeof Round>;

/** Prize tier of a published draw; `numbers` keep their leading zeros. */
export const PrizeTier = z.object({
  id: z.string(),
  name: z.string(),
  prize: Baht,
  numbers: z.array(z.string()),
});
export type PrizeTier = z.infer<typeof PrizeTier>;
export const DrawResult = z.object({
  round_id: z.string(),
  kind: z.string(),
  kind_name: z.string(),
  draw_date: Day,
  /** Of this version: 1 as first published, more after corrections. */
  published_at: Instant,
  version: z.int().positive(),
  source: z.string(),
  tiers: z.array(PrizeTier),
});
export type DrawResult = z.infer<typeof DrawResult>;

/** `type` is a bet type code; `chance` is the probability that the best number of the type wins, `rate` pays per baht staked. */
export const BetRate = z.object({
  type: z.string(),
  name: z.string(),
  digits: z.int(),
  rate: z.number().nonnegative(),
  chance: z.number().min(0).max(1),
});
export type BetRate = z.infer<typeof BetRate>;

export const BetLimit = z.object({
  type: z.string(),
  min: Baht,
  max: Baht,
  max_per_number: Baht,
  enabled: z.boolean(),
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

/** Type and number stay loose text here: what is wrong with a line is answered per line, by code. */
const LineIn = z.object({
  type: z.string().min(1).max(20),
  number: z.string().min(1).max(12),
  amount: Baht,
  /** The rate that the member was shown; another one in force refuses the line instead of accepting it silently. */
  rate: z.number().nonnegative().max(100_000).optional(),
});
export type LineIn = z.infer<typeof LineIn>;
const BillIn = z.object({
  round_id: Id,
  lines: z.array(LineIn).min(1).max(500),
  agent_id: AgentId.optional(),
});

export const CheckedLine = z.object({
  type: z.string(),
  number: z.string(),
  amount: Baht,
  status: z.enum(['ok', 'half_pay', 'refused']),
  rate: z.number().nullable(),
  potential: Baht,
  error: z.int(),
  message: z.string(),
  remaining: Baht.nullable(),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

export const LineStatus = z.enum(['pending', 'win', 'lose', 'refund']);
export const BillStatus = z.enum(['pending', 'won', 'lost', 'cancelled', 'refunded']);
export type BillStatus = z.infer<typeof BillStatus>;
export const BillLine = z.object({
  type: z.string(),
  number: z.string(),
  amount: Baht,
  rate: z.number(),
  payout: Baht,
  status: LineStatus,
});
export const BillHead = z.object({
  bill_id: z.string(),
  round_id: z.string(),
  kind: z.string(),
  kind_name: z.string(),
  draw_date: Day,
  created_at: Instant,
  settled_at: Instant.nullable(),
  /** Version of the round's result that the bill and its lines were settled by; null unless won or lost. */
  result_version: z.int().nullable(),
  status: BillStatus,
  line_count: z.int(),
  total_stake: Baht,
  total_payout: Baht,
  can_cancel_until: Instant.nullable(),
});
export type BillHead = z.infer<typeof BillHead>;
export const Bill = BillHead.extend({ lines: z.array(BillLine) });
export type Bill = z.infer<typeof Bill>;

const ByRound = z.object({ round_id: Id });

export const lotto = {
  lobby: endpoint({
    method: 'GET',
    path: '/api/lotto/lobby',
    auth: 'public',
    summary: 'Lottery kinds with their current round and newest result',
    request: z.object({ agent_id: AgentId.optional() }),
    data: z.array(
      z.object({
        kind: z.string(),
        kind_name: z.string(),
        description: z.string(),
        round: Round.nullable(),
        latest: DrawResult.nullable(),
      }),
    ),
    envelope: 'status',
  }),
  rounds: endpoint({
    method: 'GET',
    path: '/api/lotto/rounds',
    auth: 'public',
    summary: 'Rounds, nearest close first while open, then newest first',
    request: z.object({
      kind: Kind.optional(),
      status: RoundStatus.optional(),
      limit: queryInt(1, 200).default(50),
    }),
    data: z.array(Round),
  }),
  round: endpoint({
    method: 'GET',
    path: '/api/lotto/round',
    auth: 'public',
    summary: 'One round',
    request: ByRound,
    data: Round,
  }),
  rule: endpoint({
    method: 'GET',
    path: '/api/lotto/rule',
    auth: 'public',
    summary: 'Rules of a round in words: when each bet type wins, with an example',
    request: ByRound,
    data: z.object({
      sections: z.array(z.object({ title: z.string(), text: z.string() })),
      types: z.array(
        z.object({ type: z.string(), name: z.string(), wins_when: z.string(), example: z.string() }),
      ),
    }),
  }),
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
  result: endpoint({
    method: 'GET',
    path: '/api/lotto/result',
    auth: 'public',
    summary: 'Published result of one round with every prize tier',
    request: ByRound,
    data: DrawResult,
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/lotto/results',
    auth: 'public',
    summary: 'Published results, newest first; `before` is the draw date to continue from',
    request: z.object({
      kind: Kind.optional(),
      before: Day.optional(),
      limit: queryInt(1, 50).default(10),
      agent_id: AgentId.optional(),
    }),
    data: z.array(DrawResult),
  }),
  validateBill: endpoint({
    method: 'POST',
    path: '/api/lotto/bill/validate',
    auth: 'member',
    summary: 'Check a bill line by line without placing it',
    request: BillIn,
    data: z.object({
      round_id: z.string(),
      lines: z.array(CheckedLine),
      total_stake: Baht,
      acceptable: z.boolean(),
    }),
  }),
  createBill: endpoint({
    method: 'POST',
    path: '/api/lotto/bill/create',
    auth: 'member',
    namesMember: true,
    summary: 'Place a bill; all lines or none',
    request: BillIn.extend({ idempotency_key: IdempotencyKey }),
    data: Bill,
  }),
  cancelBill: endpoint({
    method: 'POST',
    path: '/api/lotto/bill/cancel',
    auth: 'member',
    namesMember: true,
    summary: 'Cancel a pending bill in time; refunds exactly what was charged, once',
    request: z.object({ bill_id: Uuid, agent_id: AgentId.optional() }),
    data: Bill,
  }),
  billList: endpoint({
    method: 'GET',
    path: '/api/lotto/bill/list',
    auth: 'member',
    summary: 'Bills of the member, newest first; `before` is the bill_id to continue after',
    request: z.object({
      round_id: Id.optional(),
      status: BillStatus.optional(),
      before: Uuid.optional(),
      limit: queryInt(1, 100).default(20),
    }),
    data: z.array(BillHead),
  }),
  billDetail: endpoint({
    method: 'GET',
    path: '/api/lotto/bill/detail',
    auth: 'member',
    summary:
      'One bill of the member with its lines; by bill_id, or by the idempotency_key it was placed with',
    request: z
      .object({ bill_id: Uuid.optional(), idempotency_key: IdempotencyKey.optional() })
      .refine((query) => (query.bill_id === undefined) !== (query.idempotency_key === undefined)),
    data: Bill,
  }),
};
