import { and, asc, eq } from 'drizzle-orm';
import { requireGame } from '#backend/areas/games/launch/require-game.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentWallet } from '#backend/core/ledger/present-wallet.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import type { games } from '#contract/games.ts';

/** Wallets that a game can be played with: the main one. Refuses 4502 a game that is closed; throws 404 for an unknown one. */
export const listGameWallets: Verb<typeof games.wallets> = async ({ ctx, input }) => {
  await requireGame(ctx, input);
  const rows = await ctx.db.orm
    .select()
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, ctx.memberId), eq(ledgerAccount.kind, 'main')))
    .orderBy(asc(ledgerAccount.walletTypeId));
  return rows.map(presentWallet);
};
