import { and, asc, eq, isNull } from 'drizzle-orm';
import { findAgent } from '#backend/areas/agent/find-agent.ts';
import { agentReceiver, bank } from '#backend/areas/agent/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { agent } from '#contract/agent.ts';

function receiversOf(ctx: Ctx, kind: 'bank' | 'true_money') {
  return ctx.db.orm
    .select({
      bank_code: agentReceiver.bankCode,
      bank_name: bank.name,
      account_no: agentReceiver.accountNo,
      account_name: agentReceiver.accountName,
    })
    .from(agentReceiver)
    .leftJoin(bank, eq(bank.code, agentReceiver.bankCode))
    .where(
      and(
        eq(agentReceiver.agentId, ctx.agentId),
        eq(agentReceiver.kind, kind),
        isNull(agentReceiver.closedAt),
      ),
    )
    .orderBy(asc(agentReceiver.id));
}

/** Bank accounts of the agent that take deposits. */
export const listBankAccounts: Verb<typeof agent.bankAccounts> = async ({ ctx, input }) => {
  await findAgent(ctx, input);
  const rows = await receiversOf(ctx, 'bank');
  return rows.map((row) => ({ ...row, bank_code: row.bank_code ?? '', bank_name: row.bank_name ?? '' }));
};

/** TrueMoney wallets of the agent that take deposits. */
export const listTrueMoneyAccounts: Verb<typeof agent.trueMoneyAccounts> = async ({ ctx, input }) => {
  await findAgent(ctx, input);
  const rows = await receiversOf(ctx, 'true_money');
  return rows.map(({ account_no, account_name }) => ({ account_no, account_name }));
};
