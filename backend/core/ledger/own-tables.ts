import { hold, ledgerAccount, ledgerEntry } from '#backend/core/ledger/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Wallets and every movement in them: a member's side of each posting. */
export const ownTables: readonly OwnTable[] = [
  { table: ledgerAccount, whose: ledgerAccount.memberId, order: [ledgerAccount.id] },
  {
    table: ledgerEntry,
    whose: ledgerEntry.accountId,
    through: { id: ledgerAccount.id, whose: ledgerAccount.memberId },
    order: [ledgerEntry.accountId, ledgerEntry.day, ledgerEntry.seq],
  },
  { table: hold, whose: hold.memberId, order: [hold.createdAt, hold.id] },
];
