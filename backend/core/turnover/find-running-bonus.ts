import type { Tx } from '#backend/core/db/database.ts';
import { findOpenGoal } from '#backend/core/turnover/find-goal.ts';
import { type BonusSource, bonusSources } from '#rules/loyalty/bonus-source.ts';

interface RunningBonus {
  readonly of: BonusSource;
  readonly expiresAt: Date;
}

/** The bonus that a member still plays for in games; undefined without one. It stands against the next one. */
export async function findRunningBonus(
  db: Pick<Tx, 'query'>,
  memberId: string,
): Promise<RunningBonus | undefined> {
  for (const source of bonusSources) {
    const goal = await findOpenGoal(db, memberId, source);
    if (goal) return { of: source, expiresAt: goal.expiresAt };
  }
  return undefined;
}
