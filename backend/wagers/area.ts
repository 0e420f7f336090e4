import { area } from '#backend/area.ts';
import { ownTables } from '#backend/wagers/own-tables.ts';

/** What members stake money on, for every area to know. */
export const wagers = area({
  name: 'wagers',
  audit: { scripts: ['backend/wagers/audit.sql'] },
  ownTables,
});
