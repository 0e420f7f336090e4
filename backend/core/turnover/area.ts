import { area } from '#backend/area.ts';
import { ownTables } from '#backend/core/turnover/own-tables.ts';

/** What members have to play for something that was promised to them, for every area to ask. */
export const turnover = area({
  name: 'turnover',
  audit: { scripts: ['backend/core/turnover/audit.sql'] },
  ownTables,
});
