import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentId, Baht, Day, Id, IdempotencyKey, Instant, queryInt, Uuid } from '#contract/fields.ts';

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
