import { area } from '#backend/area.ts';
import { holdTransfers } from '#backend/core/ledger/hold-transfers.ts';
import { ownTables } from '#backend/core/ledger/own-tables.ts';

/** Where all money is; an area adds the accounts of the house that it needs. */
export const ledger = area({
  name: 'ledger',
  houseAccounts: ['house.withdrawal', 'house.adjustment'],
  transfers: Object.values(holdTransfers),
  audit: { scripts: ['backend/core/ledger/audit.sql'] },
  ownTables,
});
