import type { Statement, Tx } from '#backend/core/db/database.ts';

const count: Statement = {
  name: 'wagers_count_open',
  text: `SELECT count(*)::int AS total FROM wager WHERE member_id = $1::uuid AND status = 'accepted'`,
};

/** How many wagers of a member wait for their result, in all areas. */
export async function countOpenWagers(tx: Pick<Tx, 'query'>, memberId: string): Promise<number> {
  const [row] = await tx.query<{ total: number }>(count, [memberId]);
  return row?.total ?? 0;
}
