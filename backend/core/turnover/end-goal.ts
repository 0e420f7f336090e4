import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { goalEnds } from '#backend/core/turnover/tables.ts';

const end: Statement = {
  name: 'turnover_end_goal',
  text: `
    UPDATE play_goal SET ended_at = $2::timestamptz, ended_as = $3::text WHERE id = $1::uuid AND ended_at IS NULL RETURNING id`,
};

/** Ends a goal once, with the member's wallet locked; false when it had ended. */
export async function endGoal(
  tx: Tx,
  goal: { readonly id: string; readonly at: Date; readonly as: (typeof goalEnds)[number] },
): Promise<boolean> {
  const rows = await tx.query(end, [goal.id, goal.at, goal.as]);
  return rows.length > 0;
}
