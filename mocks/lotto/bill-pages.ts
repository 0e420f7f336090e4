import { type BillStatus, type BillTotals, TOTALS_OVER } from '#contract/lotto/bills.ts';
import type { MockMember } from '#mocks/core.ts';
import { sumOf } from '#mocks/lotto/bills.ts';
import type { LottoState, MockBill } from '#mocks/lotto/state.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

interface Filter {
  readonly round_id?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: BillStatus | undefined;
  readonly day?: string | undefined;
}

/** The member's bills that a filter lets through, newest first. */
export function billsOf(world: LottoState, { memberId }: MockMember, filter: Filter): MockBill[] {
  const { round_id, kind, status, day } = filter;
  return world.bills
    .filter((bill) => bill.memberId === memberId)
    .filter((bill) => round_id === undefined || bill.round_id === round_id)
    .filter((bill) => kind === undefined || bill.kind === kind)
    .filter((bill) => status === undefined || bill.status === status)
    .filter((bill) => day === undefined || bangkokDate(bill.created_at) === day)
    .toReversed();
}

export function pageOf(
  own: readonly MockBill[],
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): MockBill[] {
  const from = before ? own.findIndex((bill) => bill.bill_id === before) + 1 : 0;
  return own.slice(from, from + limit);
}

export function totalsOf(own: readonly MockBill[]): BillTotals {
  const newest = own.slice(0, TOTALS_OVER);
  const returned = newest.filter(({ status }) => status === 'cancelled' || status === 'refunded');
  return {
    count: newest.length,
    is_capped: newest.length === TOTALS_OVER,
    face: sumOf(newest, (bill) => bill.total_face),
    charged: sumOf(newest, (bill) => bill.total_stake),
    returned: sumOf(returned, (bill) => bill.total_stake),
    won: sumOf(newest, (bill) => bill.total_payout),
  };
}
