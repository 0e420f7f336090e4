import { turnoverGoal } from '#backend/areas/payment/withdraw/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { goalAfterDeposit, turnoverTarget } from '#rules/payment/turnover.ts';

/** Stakes are summed only where the agent asks for something. */
const read: Statement = {
  name: 'turnover_before',
  text: `
    SELECT channel.turnover_percent AS percent, last.seq, last.since_satang AS "sinceSatang", last.goal_satang AS "goalSatang",
      (SELECT coalesce(sum(valid_satang), 0)::bigint FROM wager_total WHERE wager_total.member_id = $2::uuid) AS "playedSatang"
    FROM (SELECT turnover_percent FROM payout_channel WHERE agent_id = $1::int ORDER BY id LIMIT 1) channel
    LEFT JOIN (
      SELECT seq, since_satang, goal_satang FROM turnover_goal WHERE member_id = $2::uuid ORDER BY seq DESC LIMIT 1
    ) last ON true
    WHERE channel.turnover_percent > 0`,
};

type Before = { readonly percent: number; readonly playedSatang: bigint } & (
  | { readonly seq: null }
  | { readonly seq: number; readonly sinceSatang: bigint; readonly goalSatang: bigint }
);

interface Credited {
  readonly transferId: string;
  readonly reference: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly at: Date;
}

/** Keeps what of a deposit is to be played before anything is withdrawn, in the transaction that credited it and so holds the member's wallet: nothing is staked meanwhile. */
export async function keepTurnover(
  tx: Tx,
  { agentId }: { readonly agentId: number },
  credited: Credited,
): Promise<void> {
  const [before] = await tx.query<Before>(read, [agentId, credited.memberId]);
  if (!before) return;
  const { percent, playedSatang } = before;
  const last = before.seq === null ? null : before;
  const targetSatang = turnoverTarget(credited.satang, percent);
  await tx.orm.insert(turnoverGoal).values({
    ...credited,
    seq: (last?.seq ?? 0) + 1,
    percent,
    targetSatang,
    playedBeforeSatang: playedSatang,
    goalBeforeSatang: last?.goalSatang ?? 0n,
    ...goalAfterDeposit(last, playedSatang, targetSatang),
  });
}
