import { area } from '#backend/area.ts';
import { ownTables } from '#backend/core/wagers/own-tables.ts';

/** What members stake money on, for every area to know. */
export const wagers = area({
  name: 'wagers',
  audit: { scripts: ['backend/core/wagers/audit.sql'] },
  ownTables,
});
