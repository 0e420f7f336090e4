import type { Statement, Tx } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { goalState } from '#backend/core/turnover/goal-state.ts';
import type { Services } from '#backend/services.ts';

/** A goal that ends now, and what was promised for playing it. */
export interface EndingGoal {
  readonly id: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly as: 'done' | 'expired' | 'excluded';
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
  const states = `
    SELECT goal.id, goal.member_id AS "memberId", own.satang, ${goalState} AS as
    FROM play_goal goal JOIN (${promised}) own ON own.id = goal.id JOIN member ON member.id = goal.member_id
    WHERE goal.area = '${area}' AND goal.ended_at IS NULL`;
  const due: Statement = {
    name: `${area}_due_goals`,
    text: `SELECT * FROM (${states}) state WHERE state.as IS NOT NULL ORDER BY state.id`,
  };
  const one: Statement = {
    name: `${area}_due_goal`,
    text: `SELECT * FROM (${states} AND goal.id = $2::uuid) state WHERE state.as IS NOT NULL`,
  };
  return async (services) => {
    const at = services.clock.now();
    let total = 0;
    for (const { id, memberId } of await services.db.query<EndingGoal>(due, [at])) {
      const isEnded = await services.db.transact(async (tx) => {
        await lockAccounts(tx, [memberId], 'main');
        const [goal] = await tx.query<EndingGoal>(one, [at, id]);
        return goal ? end(tx, services, goal, at) : false;
      });
      if (isEnded) total += 1;
    }
    return total;
  };
}
