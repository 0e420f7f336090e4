import { area } from '#backend/area.ts';
import { vacuumTables } from '#backend/core/db/pglite/vacuum-tables.ts';

export const database = area({
  name: 'database',
  jobs: [{ name: 'vacuum-tables', cron: '7 * * * *', run: vacuumTables }],
});
