import type { Statement, Tx } from '#backend/core/db/database.ts';
import { playedOf } from '#backend/core/turnover/played.ts';

export interface OpenGoal {
  readonly id: string;
  readonly targetSatang: bigint;
  readonly maxStakeSatang: bigint;
  readonly playedSatang: bigint;
  readonly expiresAt: Date;
}

const open: Statement = {
  name: 'turnover_open_goal',
  text: `
    SELECT goal.id, goal.target_satang AS "targetSatang", goal.max_stake_satang AS "maxStakeSatang", goal.expires_at AS "expiresAt",
      ${playedOf('goal')} AS "playedSatang"
    FROM play_goal goal WHERE goal.member_id = $1::uuid AND goal.area = $2::text AND goal.ended_at IS NULL`,
};

/** The goal of an area that runs for a member, with what fills it so far; undefined without one. It may be over by the clock. */
export async function findOpenGoal(
  tx: Pick<Tx, 'query'>,
  memberId: string,
  area: string,
): Promise<OpenGoal | undefined> {
  const [goal] = await tx.query<OpenGoal>(open, [memberId, area]);
  return goal;
}
