import { area } from '#backend/area.ts';
import { memberTotals } from '#backend/wagers/member-totals.ts';
import { readerJob } from '#backend/wagers/read-wagers.ts';

/** What members stake money on, for every area to know. */
export const wagers = area({
  name: 'wagers',
  jobs: [readerJob(memberTotals)],
  audit: { scripts: ['backend/wagers/audit.sql'] },
});
