import { endClaim } from '#backend/areas/promotion/end-claim.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { goalState } from '#backend/core/turnover/goal-state.ts';
import type { Services } from '#backend/services.ts';

interface Due {
  readonly id: string;
  readonly memberId: string;
  readonly bonusSatang: bigint;
  readonly as: 'done' | 'expired' | 'excluded';
}

const states = `
  SELECT claim.id, claim.member_id AS "memberId", claim.bonus_satang AS "bonusSatang", ${goalState} AS as
  FROM play_goal goal JOIN promotion_claim claim ON claim.id = goal.id JOIN member ON member.id = goal.member_id
  WHERE goal.ended_at IS NULL`;

const due: Statement = {
  name: 'promotion_due',
  text: `SELECT * FROM (${states}) state WHERE state.as IS NOT NULL ORDER BY state.id`,
};
const one: Statement = {
  name: 'promotion_due_one',
  text: `SELECT * FROM (${states} AND goal.id = $2::uuid) state WHERE state.as IS NOT NULL`,
};

/** Ends what is played, over, or of a member who is excluded; each in a transaction of its own, measured again behind its wallet's lock. */
export async function settlePromotions(services: Services): Promise<number> {
  const now = services.clock.now();
  const waiting = await services.db.query<Due>(due, [now]);
  let total = 0;
  for (const { id, memberId } of waiting) {
    const isEnded = await services.db.transact((tx) => settle(tx, services, { id, memberId }, now));
    if (isEnded) total += 1;
  }
  return total;
}

async function settle(
  tx: Tx,
  services: Services,
  { id, memberId }: Pick<Due, 'id' | 'memberId'>,
  at: Date,
): Promise<boolean> {
  await lockAccounts(tx, [memberId], 'main');
  const [state] = await tx.query<Due>(one, [at, id]);
  return state ? endClaim(tx, services, state, { as: state.as, at }) : false;
}
