import type { Statement, Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { type GoalState, goalState, measureGoal } from '#backend/core/turnover/goal-state.ts';
import type { Services } from '#backend/services.ts';

/** A goal that ends now, and what was promised for playing it. */
export interface EndingGoal {
  readonly id: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly as: GoalState;
}

interface GoalsOfArea {
  readonly area: string;
  /** SQL of the `id` and `satang` of what the area promised. */
  readonly promised: string;
  /** Ends one with its wallet locked, and pays it where it is done; false where it had ended before. */
  readonly end: (tx: Tx, services: Services, goal: EndingGoal, at: Date) => Promise<boolean>;
}

/**
 * The job that ends goals of an area that are played, over, or of a member who is excluded; it answers of how many. Each ends in a
 * transaction of its own and is measured again behind the lock of its wallet: a result may have been corrected meanwhile.
 */
export function goalSettler({ area, promised, end }: GoalsOfArea): (services: Services) => Promise<number> {
  const due: Statement = {
    name: `${area}_due_goals`,
    text: `
      SELECT * FROM (
        SELECT goal.id, goal.member_id AS "memberId", own.satang, ${goalState} AS as
        FROM play_goal goal JOIN (${promised}) own ON own.id = goal.id JOIN member ON member.id = goal.member_id
        WHERE goal.area = '${area}' AND goal.ended_at IS NULL
      ) state WHERE state.as IS NOT NULL ORDER BY state.id`,
  };
  return async (services) => {
    const at = services.clock.now();
    const rows = rowByRow(services, `ending a goal of ${area}`);
    const endOne = (goal: EndingGoal) =>
      services.db.transact(async (tx) => {
        await lockAccounts(tx, [goal.memberId], 'main');
        const as = await measureGoal(tx, { id: goal.id, at });
        return as ? end(tx, services, { ...goal, as }, at) : false;
      });
    let total = 0;
    for (const goal of await services.db.query<EndingGoal>(due, [at]))
      if (await rows.attempt(goal.id, () => endOne(goal))) total += 1;
    rows.finish();
    return total;
  };
}
