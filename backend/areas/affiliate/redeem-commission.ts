import { and, eq } from 'drizzle-orm';
import { affiliateTransfers } from '#backend/areas/affiliate/affiliate-transfers.ts';
import { balanceOf, readTotals } from '#backend/areas/affiliate/read-balance.ts';
import { affiliateRedemption } from '#backend/areas/affiliate/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit, lockAccounts } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { Payee } from '#backend/core/policies/closing.ts';
import type { PayLastCommission } from '#backend/core/policies/commission-due.ts';
import { refuseClosedNow } from '#backend/core/session/exclude-member.ts';
import { Refusal } from '#backend/refusal.ts';
import type { affiliate } from '#contract/affiliate.ts';
import { tooLittleCommission } from '#contract/affiliate-refusal.ts';
import { LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';
import { toBaht } from '#rules/money/baht.ts';

type Row = Pick<typeof affiliateRedemption.$inferSelect, 'id' | 'satang' | 'at'>;

const present = ({ id, satang, at }: Row) => ({ id, amount: toBaht(satang), at: at.toISOString() });

async function pay(ctx: Payee, tx: Tx, satang: bigint, key: string): Promise<Row> {
  const { agentId, memberId, random } = ctx;
  const [id, at, kind] = [random.uuid(), ctx.now(), affiliateTransfers.redeem];
  const row = { id, agentId, memberId, satang, idempotencyKey: key, at };
  await tx.orm.insert(affiliateRedemption).values(row);
  const fromAccount = await houseAccount(ctx.db, tx.orm, agentId, kind.from[0]);
  const hash = requestHash([memberId, satang]);
  const one = { transferId: random.uuid(), key: id, requestHash: hash, reference: id, memberId, satang };
  await credit(tx, { kind, at, fromAccount, credits: [one] });
  return row;
}

/**
 * Pays the whole balance of commission into the main wallet, in one transaction; the same key answers the first result. Refuses 4951
 * while there is less than the least amount. Own money goes out at any time, also to who is excluded. Locks the main wallet.
 */
export const redeemCommission: Verb<typeof affiliate.redeem> = async ({ ctx, input }) => {
  const { memberId } = ctx;
  const key = input.idempotency_key;
  const row = await ctx.db.transact(async (tx) => {
    // Devices of one member wait here, so the later one finds what the first did.
    await lockAccounts(tx, [memberId], 'main');
    const own = and(eq(affiliateRedemption.memberId, memberId), eq(affiliateRedemption.idempotencyKey, key));
    const [first] = await tx.orm.select().from(affiliateRedemption).where(own);
    if (first) return first;
    // What is read of wagers after the account was closed stays with the house: the wallet was paid out.
    await refuseClosedNow(tx, memberId);
    const balance = balanceOf(await readTotals(tx, memberId));
    if (balance < LEAST_REDEEM_SATANG)
      throw new Refusal('TOO_LITTLE_COMMISSION', tooLittleCommission(balance), {
        ...{ balance: toBaht(balance), least: toBaht(LEAST_REDEEM_SATANG) },
      });
    return pay(ctx, tx, balance, key);
  });
  return present(row);
};

/** Pays what is left into the main wallet of an account that is closed, also less than the least amount. */
export const payLastCommission: PayLastCommission = async (tx, payee) => {
  const balance = balanceOf(await readTotals(tx, payee.memberId));
  if (balance > 0n) await pay(payee, tx, balance, `closing-${payee.random.uuid()}`);
};
