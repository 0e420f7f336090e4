import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  AgentId,
  Baht,
  Day,
  Id,
  IdempotencyKey,
  Instant,
  Nothing,
  queryInt,
  Uuid,
} from '#contract/fields.ts';
import { MAX_RATE } from '#rules/lotto/payout.ts';
import { Kind, Pack } from './fields.ts';

/** Type and number stay loose text here: what is wrong with a line is answered per line, by code. */
const LineIn = z.object({
  type: z.string().max(64),
  number: z.string().max(64),
  amount: Baht,
  /** The rate that the member was shown; another one in force refuses the line instead of accepting it silently. */
  rate: z.number().nonnegative().max(MAX_RATE).optional(),
  /** The discount in percent that the member was shown; another one in force refuses the line, as with the rate. */
  discount: z.number().min(0).max(100).optional(),
});
export type LineIn = z.infer<typeof LineIn>;

const BillIn = z.object({
  round_id: Id,
  lines: z.array(LineIn).min(1).max(1_000),
  /** Chosen once for the whole bill. */
  pack: Pack.default('full'),
  agent_id: AgentId.optional(),
});

export const CheckedLine = z.object({
  type: z.string(),
  number: z.string(),
  amount: Baht,
  status: z.enum(['ok', 'half_pay', 'refused']),
  rate: z.number().nullable(),
  /** Percent that the pack takes off; null where there is no rate. */
  discount: z.number().nullable(),
  /** What the line costs: its amount less the discount. */
  charged: Baht,
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
  /** What the line cost: its amount less the discount of the bill's pack. */
  charged: Baht,
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
  /** Which of its day's rounds it was placed in, for kinds with several a day. */
  round_no: z.int().positive().optional(),
  created_at: Instant,
  settled_at: Instant.nullable(),
  /** Version of the round's result that the bill and its lines were settled by; null unless won or lost. */
  result_version: z.int().nullable(),
  status: BillStatus,
  line_count: z.int(),
  pack: Pack,
  /** What was put on the numbers, and what was charged for it. */
  total_face: Baht,
  total_stake: Baht,
  total_payout: Baht,
  can_cancel_until: Instant.nullable(),
});
export type BillHead = z.infer<typeof BillHead>;

export const Bill = BillHead.extend({
  /** Version of the round's rates and limits that the bill was accepted under; null for bills from before versions were kept. */
  terms_version: z.int().nullable(),
  /** Version of the kind's rules in force when the bill was accepted. */
  rule_version: z.int(),
  lines: z.array(BillLine),
});
export type Bill = z.infer<typeof Bill>;

/** Whether a bill can be cancelled now, and how often the member may still do so today. */
export const Cancelling = z.object({
  /** Code and words of the refusal that cancelling would meet now; 0 and empty when it can be cancelled. */
  error: z.int(),
  message: z.string(),
  limit: z.int(),
  left: z.int(),
});

/** Which of a member's bills: of a round, of a kind, in a state, placed on a day in Bangkok. */
const BillFilter = z.object({
  round_id: Id.optional(),
  kind: Kind.optional(),
  status: BillStatus.optional(),
  day: Day.optional(),
});

/** Over how many bills totals go at most: a page costs the same however many a member has. */
export const TOTALS_OVER = 1_000;

/** Sums over the newest bills that a filter lets through. */
export const BillTotals = z.object({
  count: z.int(),
  /** True when as many were summed as are at most, and there may be older ones. */
  is_capped: z.boolean(),
  face: Baht,
  charged: Baht,
  /** Of that, what was given back for cancelled and refunded bills. */
  returned: Baht,
  won: Baht,
});
export type BillTotals = z.infer<typeof BillTotals>;

/** Bills of a member. */
export const billCalls = {
  validateBill: endpoint({
    method: 'POST',
    path: '/api/lotto/bill/validate',
    auth: 'member',
    summary: 'Check a bill line by line without placing it',
    request: BillIn,
    data: z.object({
      round_id: z.string(),
      lines: z.array(CheckedLine),
      pack: Pack,
      /** Of the lines that can be accepted: what is put on numbers, and what that costs. */
      total_face: Baht,
      total_stake: Baht,
      acceptable: z.boolean(),
    }),
  }),
  createBill: endpoint({
    method: 'POST',
    path: '/api/lotto/bill/create',
    changes: ['wallet'],
    auth: 'member',
    namesMember: true,
    summary: 'Place a bill; all lines or none',
    request: BillIn.extend({ idempotency_key: IdempotencyKey }),
    data: Bill,
  }),
  cancelBill: endpoint({
    method: 'POST',
    path: '/api/lotto/bill/cancel',
    changes: ['wallet'],
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
    request: BillFilter.extend({ before: Uuid.optional(), limit: queryInt(1, 100).default(20) }),
    data: z.array(BillHead),
  }),
  billPage: endpoint({
    method: 'GET',
    path: '/api/lotto/bill/page',
    auth: 'member',
    summary:
      'A page of the member’s bills, newest first, with the totals of all that the filter lets through and the bill to go on after',
    request: BillFilter.extend({ before: Uuid.optional(), limit: queryInt(1, 100).default(20) }),
    data: z.object({ bills: z.array(BillHead), totals: BillTotals, next: z.string().nullable() }),
    extension: true,
  }),
  openBills: endpoint({
    method: 'GET',
    path: '/api/lotto/bill/open',
    auth: 'member',
    summary:
      'How many bills of the member wait for a result, what they cost, when the next result is due, and the newest bill',
    request: Nothing,
    data: z.object({
      /** Over the newest `TOTALS_OVER` of them. */
      count: z.int(),
      charged: Baht,
      next_result_at: Instant.nullable(),
      newest: BillHead.pick({
        bill_id: true,
        kind: true,
        kind_name: true,
        line_count: true,
        total_stake: true,
      }).nullable(),
    }),
    extension: true,
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
    data: Bill.extend({ cancelling: Cancelling }),
  }),
};
