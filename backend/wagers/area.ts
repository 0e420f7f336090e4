import { area } from '#backend/area.ts';

/** What members stake money on, for every area to know. */
export const wagers = area({
  name: 'wagers',
  audit: { scripts: ['backend/wagers/audit.sql'] },
});
