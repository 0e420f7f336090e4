import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentWallet } from '#backend/core/ledger/present-wallet.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import type { wallet } from '#contract/wallet.ts';

/** The member's wallets, main wallet first; balances in baht. Funds set aside are not a wallet. */
export const listWallets: Verb<typeof wallet.wallets> = async ({ ctx }) => {
  const rows = await ctx.db.orm
    .select()
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.memberId, ctx.memberId),
        eq(ledgerAccount.unit, BAHT),
        isNotNull(ledgerAccount.walletTypeId),
      ),
    )
    .orderBy(asc(ledgerAccount.walletTypeId));
  return rows.map(presentWallet);
};
