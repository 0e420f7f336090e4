import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentId, Baht, Instant } from '#contract/fields.ts';

/** A bill that won and was paid, as anybody may know of it. */
export const PaidBill = z.object({
  kind: z.string(),
  kind_name: z.string(),
  amount: Baht,
  paid_at: Instant,
  /** Whose it was, as its owner knows it and nobody else: `•••78`. */
  member: z.string(),
});
export type PaidBill = z.infer<typeof PaidBill>;

/** What was paid. */
export const paidCalls = {
  paid: endpoint({
    method: 'GET',
    path: '/api/lotto/paid',
    auth: 'public',
    summary:
      'Larger winning bills that were paid within a day, newest first, of each member at most one and without a name',
    request: z.object({ agent_id: AgentId.optional() }),
    data: z.array(PaidBill),
    extension: true,
  }),
};
