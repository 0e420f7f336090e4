import type { Statement, Tx } from '#backend/core/db/database.ts';

export interface OpenGoal {
  readonly id: string;
  readonly maxStakeSatang: bigint;
  readonly expiresAt: Date;
}

const open: Statement = {
  name: 'turnover_open_goal',
  text: `
    SELECT id, max_stake_satang AS "maxStakeSatang", expires_at AS "expiresAt" FROM play_goal
    WHERE member_id = $1::uuid AND area = $2::text AND ended_at IS NULL`,
};

/** The goal of an area that runs for a member; undefined without one. It may be over by the clock. What fills it is not measured: each bet asks. */
export async function findOpenGoal(
  tx: Pick<Tx, 'query'>,
  memberId: string,
  area: string,
): Promise<OpenGoal | undefined> {
  const [goal] = await tx.query<OpenGoal>(open, [memberId, area]);
  return goal;
}
