import 'server-only';
import { ApiRefusal } from '#lib/api/errors.ts';
import type { BillHead } from '#lib/api/lotto/queries.ts';
import { loadResult } from '#lib/loaders/lotto/results.ts';
import { read } from '#lib/loaders/read.ts';
import { type Asked, dayOf, idOf, oneOf } from '#lib/loaders/search-params.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

const BILLS_PER_PAGE = 20;

const billStatuses = ['pending', 'won', 'lost', 'cancelled', 'refunded'] as const;
export type BillStatus = (typeof billStatuses)[number];

export interface BillFilter {
  readonly status: BillStatus | undefined;
  readonly kind: string | undefined;
  /** Day in Bangkok on which bills were placed, `YYYY-MM-DD`. */
  readonly day: string | undefined;
  /** The bill to go on after. */
  readonly before: string | undefined;
}

/** The filter in an address; what is no status, kind or day filters nothing. */
export function billFilterOf(asked: Readonly<Partial<Record<keyof BillFilter, Asked>>>): BillFilter {
  const kind = oneOf(asked.kind);
  return {
    status: billStatuses.find((status) => status === asked.status),
    kind: kind !== undefined && Object.hasOwn(kindNames, kind) ? kind : undefined,
    day: dayOf(asked.day),
    before: idOf(asked.before),
  };
}

/** Twenty bills of the member, newest first, with the fields that a list shows, the totals of all, and the bill to go on after. */
export async function loadBills(filter: BillFilter) {
  const page = await read('GET /api/lotto/bill/page', { ...filter, limit: BILLS_PER_PAGE });
  return { ...page, bills: page.bills.map(listed), filter };
}

/** The fields of a bill that a list shows; the browser gets no others. */
function listed(bill: BillHead) {
  const { bill_id, kind_name, draw_date, round_no, created_at, status, line_count } = bill;
  const { pack, total_face, total_stake, total_payout } = bill;
  const money = { pack, total_face, total_stake, total_payout };
  const round = { kind_name, draw_date, ...(round_no !== undefined && { round_no }) };
  return { bill_id, ...round, created_at, status, line_count, ...money };
}

/** One bill of the member, and what was drawn once it is settled. */
export async function loadBill(billId: string) {
  const bill = await read('GET /api/lotto/bill/detail', { bill_id: billId });
  const isSettled = bill.status === 'won' || bill.status === 'lost';
  const draw = isSettled ? await publishedDraw(bill.round_id) : null;
  return { bill, figures: draw && figuresOfKind(draw.kind, draw.tiers) };
}

async function publishedDraw(roundId: string) {
  try {
    return await loadResult(roundId);
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 404) return null;
    throw error;
  }
}
