import type { Statement } from '#backend/core/db/database.ts';
import { bonusWallet } from '#backend/core/ledger/accounts.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import { baht } from '#backend/core/ops/ops-call.ts';

/** What a withdrawal holds is on its way already; what is only promised ended with the account. */
const find: Statement = {
  name: 'account_closed_with_money',
  text: `
    SELECT member.username AS mobile, member.closed_at AS "closedAt", sum(account.balance)::bigint AS satang
    FROM member JOIN ledger_account account ON account.member_id = member.id
    WHERE member.agent_id = $1::int AND member.status = 'closed' AND account.unit = '${BAHT}'
      AND account.kind NOT IN ('hold', '${bonusWallet.kind}')
    GROUP BY member.id HAVING sum(account.balance) > 0
    ORDER BY member.closed_at, member.id`,
};

interface Closed {
  readonly mobile: string;
  readonly closedAt: Date | null;
  readonly satang: bigint;
}

/** Numbers stand in full: the operator calls these members, and unlocks their accounts by them. */
export const listClosed: OpsCommand = {
  name: 'member closed',
  summary:
    'Closed accounts that hold money all the same, as by a late win: to be paid out after member unlock',
  changes: false,
  ofMembers: true,
  options: {},
  run: async ({ services }) => {
    const rows = await services.db.query<Closed>(find, [services.agentId]);
    const lines = rows.map(
      ({ mobile, closedAt, satang }) =>
        `${mobile}  closed ${closedAt ? bangkokMoment(closedAt) : ''}  ${baht(satang)}`,
    );
    return { code: 0, lines: lines.length > 0 ? lines : ['no closed account holds money'] };
  },
};
