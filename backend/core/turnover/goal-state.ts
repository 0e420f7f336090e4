import type { Statement, Tx } from '#backend/core/db/database.ts';
import { playedOf } from '#backend/core/turnover/played.ts';

/** SQL: `member`, a row of its table, gets nothing more at the instant `$1`: excluded or gone. */
const isAway = `(member.status = 'closed'
  OR (member.barred_as IS NOT NULL AND coalesce(member.barred_until, 'infinity') > $1::timestamptz))`;

/**
 * What a goal becomes at the instant `$1`, or null while it goes on. `goal` and `member` name rows of `play_goal` and `member`. Who is
 * excluded or gone gets nothing more; then what is played counts before the end of the time does.
 */
export const goalState = `CASE
    WHEN ${isAway} THEN 'excluded'
    WHEN ${playedOf('goal')} >= goal.target_satang THEN 'done'
    WHEN goal.expires_at <= $1::timestamptz THEN 'expired' END`;

const measure: Statement = {
  name: 'turnover_goal_state',
  text: `
    SELECT ${goalState} AS as FROM play_goal goal JOIN member ON member.id = goal.member_id
    WHERE goal.id = $2::uuid AND goal.ended_at IS NULL`,
};

export type GoalState = 'done' | 'expired' | 'excluded';

/** What an open goal becomes now, or null while it goes on. It is asked behind the lock of the wallet: a result may have been corrected meanwhile. */
export async function measureGoal(
  tx: Pick<Tx, 'query'>,
  goal: { readonly id: string; readonly at: Date },
): Promise<GoalState | null> {
  const [state] = await tx.query<{ readonly as: GoalState | null }>(measure, [goal.at, goal.id]);
  return state?.as ?? null;
}

const away: Statement = {
  name: 'turnover_away',
  text: `SELECT ${isAway} AS away FROM member WHERE member.id = $2::uuid`,
};

/** True for a member who gets nothing more, by what is committed now. It is asked behind the lock of the wallet. */
export async function findAway(tx: Pick<Tx, 'query'>, memberId: string, at: Date): Promise<boolean> {
  const [row] = await tx.query<{ readonly away: boolean }>(away, [at, memberId]);
  return row?.away ?? true;
}
