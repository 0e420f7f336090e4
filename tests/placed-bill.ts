import type { BillDetail } from '#lib/api/lotto/queries.ts';

export const ROUND = 'glo-2025-06-16';

export interface BillIn {
  readonly lines: readonly { type: string; number: string; amount: number; rate?: number }[];
  readonly idempotency_key?: string;
}

/** The bill that the server makes of an order. */
export function placedBill({ lines }: BillIn): BillDetail {
  return {
    bill_id: '01970000-0000-7000-8000-0000abcd1234',
    round_id: ROUND,
    kind: 'glo',
    kind_name: 'หวยรัฐบาล',
    draw_date: '2025-06-16',
    created_at: '2025-06-15T12:00:00.000Z',
    settled_at: null,
    result_version: null,
    status: 'pending',
    line_count: lines.length,
    pack: 'full',
    total_face: lines.reduce((sum, line) => sum + line.amount, 0),
    total_stake: lines.reduce((sum, line) => sum + line.amount, 0),
    total_payout: 0,
    can_cancel_until: null,
    terms_version: 1,
    rule_version: 1,
    cancelling: { error: 0, message: '', limit: 4, left: 4 },
    lines: lines.map((line) => ({
      ...line,
      charged: line.amount,
      rate: line.rate ?? 0,
      payout: 0,
      status: 'pending',
    })),
  };
}
