import { withdrawalColumns } from '#backend/areas/payment/withdraw/find-withdrawal-eligibility.ts';
import type { WithdrawalRow } from '#backend/areas/payment/withdraw/present.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { notFound } from '#backend/refusal.ts';

const FROM = 'FROM withdrawal LEFT JOIN bank ON bank.code = withdrawal.bank_code';

const ofKey: Statement = {
  name: 'withdraw_of_key',
  text: `SELECT ${withdrawalColumns} ${FROM} WHERE withdrawal.member_id = $1::uuid AND withdrawal.idempotency_key = $2::text`,
};

/** The withdrawal that a member's key made, whatever became of it. */
export async function findWithdrawalOfKey(
  db: Pick<Tx, 'query'>,
  memberId: string,
  key: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await db.query<WithdrawalRow>(ofKey, [memberId, key]);
  return row;
}

const newest: Statement = {
  name: 'withdraw_newest',
  text: `
    SELECT ${withdrawalColumns} ${FROM} WHERE withdrawal.ref IN (
      SELECT own.ref FROM withdrawal own WHERE own.member_id = $1::uuid ORDER BY own.requested_at DESC, own.ref DESC LIMIT $2::int
    )
    ORDER BY withdrawal.requested_at DESC, withdrawal.ref DESC`,
};

/** Those after one of the member's own, and that one first. */
const from: Statement = {
  name: 'withdraw_from',
  text: `
    SELECT ${withdrawalColumns} ${FROM} WHERE withdrawal.member_id = $1::uuid AND (withdrawal.requested_at, withdrawal.ref) <= (
      SELECT last.requested_at, last.ref FROM withdrawal last WHERE last.ref = $3::text AND last.member_id = $1::uuid
    )
    ORDER BY withdrawal.requested_at DESC, withdrawal.ref DESC LIMIT $2::int + 1`,
};

/** Withdrawals of a member, newest first, after `before`; throws 404 when that is unknown or somebody else's. */
export async function findWithdrawals(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<readonly WithdrawalRow[]> {
  if (before === undefined) return db.query<WithdrawalRow>(newest, [memberId, limit]);
  const [last, ...rows] = await db.query<WithdrawalRow>(from, [memberId, limit, before]);
  if (!last) throw notFound();
  return rows;
}
