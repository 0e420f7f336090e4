import type { Statement } from '#backend/core/db/database.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';

/** A transfer waits as long as its amount is held: money for it may be on its way, ended or not. */
const find: Statement = {
  name: 'ops_receivers',
  text: `
    SELECT receiver.id, receiver.kind, receiver.bank_code AS "bankCode", receiver.account_no AS "accountNo",
      receiver.account_name AS "accountName", receiver.closed_at AS "closedAt", (
        SELECT count(*)::int FROM deposit
        WHERE deposit.receiver_no = receiver.account_no AND deposit.reserved_until > $2::timestamptz AND deposit.status <> 'paid'
      ) AS waiting
    FROM agent_receiver receiver WHERE receiver.agent_id = $1::int ORDER BY receiver.id`,
};

interface Receiver {
  readonly id: number;
  readonly kind: string;
  readonly bankCode: string | null;
  readonly accountNo: string;
  readonly accountName: string;
  readonly closedAt: Date | null;
  readonly waiting: number;
}

function lineOf({ id, kind, bankCode, accountNo, accountName, closedAt, waiting }: Receiver): string {
  const state = closedAt ? `closed since ${bangkokMoment(closedAt)}` : 'open';
  return [id, bankCode ? `${kind} ${bankCode}` : kind, accountNo, accountName, state, `${waiting} wait`].join(
    '  ',
  );
}

/** The accounts that members transfer to, and whether an account at the bank can be given up already. */
export const listReceivers: OpsCommand = {
  name: 'receiver list',
  summary:
    'Accounts of the brand that members transfer to, closed ones too, and how many transfers to each wait',
  changes: false,
  options: {},
  run: async ({ services: { db, agentId, clock } }) => {
    const rows = await db.query<Receiver>(find, [agentId, clock.now()]);
    return { code: 0, lines: rows.length > 0 ? rows.map(lineOf) : ['There is no receiver'] };
  },
};
