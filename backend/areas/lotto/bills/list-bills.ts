import {
  billColumns,
  billTables,
  conditionOf,
  filterOf,
  type ListedBill,
  presentListed,
} from '#backend/areas/lotto/bills/find-bills.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { lotto } from '#contract/lotto.ts';

/** The member's bills without their lines, newest first. Bill ids are time-ordered, so the id is the order. */
export const listBills: Verb<typeof lotto.billList> = async ({ ctx, input }) => {
  const { name, text, values } = conditionOf(filterOf(ctx.memberId, input));
  const [before, limit] = [values.length + 1, values.length + 2];
  const list = {
    name: `lotto_list_bills${name}`,
    text: `
      SELECT ${billColumns} FROM ${billTables}
      WHERE ${text} AND ($${before}::uuid IS NULL OR bill.id < $${before}::uuid)
      ORDER BY bill.id DESC LIMIT $${limit}::int`,
  };
  const rows = await ctx.db.query<ListedBill>(list, [...values, input.before ?? null, input.limit]);
  const now = ctx.now();
  return rows.map((row) => presentListed(row, now));
};
