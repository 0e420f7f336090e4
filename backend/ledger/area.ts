import { area } from '#backend/area.ts';

/** Where all money is; an area adds the accounts of the house that it needs. */
export const ledger = area({
  name: 'ledger',
  houseAccounts: ['house.withdrawal', 'house.adjustment'],
  audit: { scripts: ['backend/ledger/audit.sql'] },
});
