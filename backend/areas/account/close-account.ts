import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { forgetKnownDevices } from '#backend/areas/account/known-devices/known-devices.ts';
import { requirePassword } from '#backend/areas/account/password/require-password.ts';
import { sealedNames } from '#backend/areas/account/sealings.ts';
import { secondFactor } from '#backend/areas/account/second-factor/tables.ts';
import { sendMessage } from '#backend/areas/account/send-message.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { bonusWallet } from '#backend/core/ledger/accounts.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import { countOpenWagers } from '#backend/core/wagers/count-open.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';
import { formatBaht, toBaht } from '#rules/money/baht.ts';

/**
 * Every wallet of money is held, so that neither a bet nor a credit comes between what is looked at and the end; others after the main
 * one, as whoever moves money between them does.
 */
const hold: Statement = {
  name: 'account_close_hold',
  text: `SELECT kind, balance FROM ledger_account WHERE member_id = $1::uuid AND unit = '${BAHT}' ORDER BY kind LIKE 'wallet.%', id FOR UPDATE`,
};

interface Wallet {
  readonly kind: string;
  readonly balance: bigint;
}

/** What stands against closing, each in words; nothing when the account can be closed. */
async function obstacles(tx: Tx, ctx: MemberCtx): Promise<string[]> {
  const wallets = await tx.query<Wallet>(hold, [ctx.memberId]);
  const [wagers, { deposits, withdrawals }] = [
    await countOpenWagers(tx, ctx.memberId),
    await ctx.ports.closing.open(tx, ctx.memberId),
  ];
  const commission = await ctx.ports.commissionDue(tx, ctx.memberId);
  const unsent = await ctx.ports.countUnsentOrders(tx, ctx.memberId);
  const owed = wallets.reduce((sum, { balance }) => (balance < 0n ? sum - balance : sum), 0n);
  // What is only promised ends with the account and stands against nothing.
  const others = wallets.filter(({ kind }) => !['main', 'hold', bonusWallet.kind].includes(kind));
  const kept = others.some(({ balance }) => balance > 0n);
  return [
    ...(wagers > 0 ? [`โพยที่ยังไม่ออกผล ${wagers} ใบ`] : []),
    ...(deposits > 0 ? [`รายการฝากที่ยังไม่เสร็จ ${deposits} รายการ`] : []),
    ...(withdrawals > 0 ? ['รายการถอนที่กำลังดำเนินการ'] : []),
    ...(owed > 0n ? [`ยอดค้างชำระ ${formatBaht(owed)} บาท`] : []),
    ...(commission > 0n ? [`ค่าแนะนำที่ยังไม่ได้ถอน ${formatBaht(commission)} บาท`] : []),
    ...(unsent > 0 ? [`ของรางวัลที่ยังไม่ได้จัดส่ง ${unsent} รายการ`] : []),
    ...(kept ? ['ยอดเงินในกระเป๋าอื่น'] : []),
  ];
}

async function requireNothingOpen(tx: Tx, ctx: MemberCtx): Promise<void> {
  const open = await obstacles(tx, ctx);
  if (open.length > 0)
    throw new Refusal('ACCOUNT_HAS_OPEN', `ยังปิดบัญชีไม่ได้ เพราะมี${open.join(' และ')}`, { open });
}

async function close(tx: Tx, ctx: MemberCtx): Promise<bigint> {
  await requireNothingOpen(tx, ctx);
  await ctx.ports.payLastCommission(tx, ctx);
  const satang = await ctx.ports.closing.payOut(tx, ctx);
  const now = ctx.now();
  const hadName =
    (await tx.orm.$count(member, and(eq(member.id, ctx.memberId), isNotNull(member.englishName)))) > 0;
  await tx.orm
    .update(member)
    .set({ status: 'closed', closedAt: now, englishName: null })
    .where(eq(member.id, ctx.memberId));
  await tx.orm
    .update(session)
    .set({ revokedAt: now, secondFactorAt: null })
    .where(and(eq(session.memberId, ctx.memberId), isNull(session.revokedAt)));
  await forgetKnownDevices(tx, ctx.memberId);
  await tx.orm.delete(secondFactor).where(eq(secondFactor.memberId, ctx.memberId));
  await ctx.ports.endOtherWays(ctx, tx, ctx.memberId);
  if (hadName) await sealRows(tx, ctx, sealedNames, [ctx.memberId]);
  return satang;
}

/**
 * Closes the member's own account in one transaction: what is in the wallet is asked to be paid out, however little it is, and
 * every session ends. Number and bank account stay taken; the English name, which nothing needs any more, is forgotten. Refuses
 * 4008, 4011 and 4012, and 4014 while anything is open.
 */
export const closeAccount: Verb<typeof account.closeAccount> = async ({ ctx, input }) => {
  const { own } = await requirePassword(ctx, input.password, {
    secondFactor: input.second_factor,
    before: () => ctx.db.transact((tx) => requireNothingOpen(tx, ctx)),
  });
  const satang = await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, own);
    return close(tx, ctx);
  });
  logAccount(ctx, 'closed', own.username);
  sendMessage(ctx, own.username, 'ปิดบัญชีของคุณแล้ว หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
  return { paid_out: toBaht(satang) };
};
