import { area } from '#backend/area.ts';
import { bonusWallet, debtWallet, holdWallet, mainWallet } from '#backend/core/ledger/accounts.ts';
import { holdTransfers } from '#backend/core/ledger/hold-transfers.ts';
import { ownTables } from '#backend/core/ledger/own-tables.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';

/** Where all money is, and whatever else is counted; an area adds units and accounts that it needs. */
export const ledger = area({
  name: 'ledger',
  units: [
    {
      name: BAHT,
      wallets: [mainWallet, holdWallet, debtWallet, bonusWallet],
      house: ['house.withdrawal', 'house.adjustment'],
      outside: ['house.withdrawal'],
    },
  ],
  transfers: Object.values(holdTransfers),
  audit: { scripts: ['backend/core/ledger/audit.sql'] },
  ownTables,
});
