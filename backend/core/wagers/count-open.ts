import type { Statement, Tx } from '#backend/core/db/database.ts';

/** By the totals of their days, which are written with each wager: a member may have placed hundreds of thousands. */
const count: Statement = {
  name: 'wagers_count_open',
  text: `SELECT coalesce(sum(accepted_count - settled_count), 0)::int AS total FROM wager_total WHERE member_id = $1::uuid`,
};

/** How many wagers of a member wait for their result, in all areas. */
export async function countOpenWagers(tx: Pick<Tx, 'query'>, memberId: string): Promise<number> {
  const [row] = await tx.query<{ total: number }>(count, [memberId]);
  return row?.total ?? 0;
}
