import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { agentReceiver, bank } from '#backend/areas/agent/tables.ts';
import type { paymentChannel } from '#backend/areas/payment/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { TransferTo } from '#contract/payment.ts';

type Kind = (typeof paymentChannel.$inferSelect)['kind'];

/** An account of the agent that is transferred to, named by its sub-channel. */
export interface Account extends TransferTo {
  readonly sub_channel_id: number;
}

/** The accounts of the agent that transfers go to now, in their order. */
export function findAccounts(ctx: Pick<Ctx, 'db' | 'agentId'>): Promise<Account[]> {
  return accountsWhere(ctx, isNull(agentReceiver.closedAt));
}

function accountsWhere({ db, agentId }: Pick<Ctx, 'db' | 'agentId'>, which: SQL): Promise<Account[]> {
  return db.orm
    .select({
      sub_channel_id: agentReceiver.id,
      kind: agentReceiver.kind,
      bank_code: agentReceiver.bankCode,
      bank_name: bank.name,
      account_no: agentReceiver.accountNo,
      account_name: agentReceiver.accountName,
    })
    .from(agentReceiver)
    .leftJoin(bank, eq(bank.code, agentReceiver.bankCode))
    .where(and(eq(agentReceiver.agentId, agentId), which))
    .orderBy(asc(agentReceiver.id));
}

/** True for a channel whose deposits are transfers to an account. */
export function isTransfer(kind: Kind): kind is TransferTo['kind'] {
  return kind === 'bank' || kind === 'true_money';
}

/** The account of a sub-channel, a closed one too: deposits to it stay to be read. Undefined where a deposit is paid by a QR. */
export async function findAccount(
  ctx: Pick<Ctx, 'db' | 'agentId'>,
  kind: Kind,
  subChannelId: number,
): Promise<Account | undefined> {
  if (!isTransfer(kind)) return undefined;
  const accounts = await accountsWhere(ctx, eq(agentReceiver.id, subChannelId));
  return accounts.find((one) => one.kind === kind);
}
