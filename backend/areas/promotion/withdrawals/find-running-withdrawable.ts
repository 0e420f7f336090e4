import { measureGoal } from '#backend/core/turnover/goal-state.ts';
import type { MemberCtx } from '#backend/ctx.ts';

/** Satang that can be withdrawn while a promotion runs: none while it goes on; once it is played, over or left, what the wallet and the day let. */
export async function findRunningWithdrawable(
  { db, ports, memberId }: Pick<MemberCtx, 'db' | 'ports' | 'memberId'>,
  claimId: string,
  at: Date,
): Promise<bigint> {
  const state = await measureGoal(db, { id: claimId, at });
  return state === null ? 0n : ports.findWithdrawable({ ports }, db, memberId, at);
}
