import { couponTransfers } from '#backend/areas/coupon/coupon-transfers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit, lockAccounts } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { endGoal } from '#backend/core/turnover/end-goal.ts';
import { goalState } from '#backend/core/turnover/goal-state.ts';
import type { Services } from '#backend/services.ts';

interface Due {
  readonly id: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly as: 'done' | 'expired' | 'excluded';
}

const states = `
  SELECT own.id, own.member_id AS "memberId", own.prize_amount AS satang, ${goalState} AS as
  FROM play_goal goal JOIN coupon_redemption own ON own.id = goal.id JOIN member ON member.id = goal.member_id
  WHERE goal.area = 'coupon' AND goal.ended_at IS NULL`;

const due: Statement = {
  name: 'coupon_due',
  text: `SELECT * FROM (${states}) state WHERE state.as IS NOT NULL ORDER BY state.id`,
};
const one: Statement = {
  name: 'coupon_due_one',
  text: `SELECT * FROM (${states} AND goal.id = $2::uuid) state WHERE state.as IS NOT NULL`,
};

/** Pays bonuses that are played, and ends those that are over or whose member is excluded; each in a transaction of its own. */
export async function settleBonuses(services: Services): Promise<number> {
  const now = services.clock.now();
  const waiting = await services.db.query<Due>(due, [now]);
  let total = 0;
  for (const { id, memberId } of waiting)
    if (await services.db.transact((tx) => settle(tx, services, { id, memberId }, now))) total += 1;
  return total;
}

async function settle(
  tx: Tx,
  services: Services,
  { id, memberId }: Pick<Due, 'id' | 'memberId'>,
  at: Date,
): Promise<boolean> {
  await lockAccounts(tx, [memberId], 'main');
  // Measured again behind the lock: a result may have been corrected meanwhile.
  const [state] = await tx.query<Due>(one, [at, id]);
  if (!state || !(await endGoal(tx, { id, as: state.as, at }))) return false;
  if (state.as === 'done') await pay(tx, services, state, at);
  return true;
}

async function pay(tx: Tx, services: Services, { id, memberId, satang }: Due, at: Date): Promise<void> {
  const { db, agentId, random } = services;
  const kind = couponTransfers.bonus;
  const fromAccount = await houseAccount(db, tx.orm, agentId, kind.from[0]);
  const hash = requestHash([memberId, satang]);
  const bonus = { transferId: random.uuid(), key: id, requestHash: hash, reference: id, memberId, satang };
  await credit(tx, { kind, at, fromAccount, credits: [bonus] });
}
