import { area } from '#backend/area.ts';
import { cleanLimits } from '#backend/core/limits/clean-limits.ts';

export const limits = area({
  name: 'limits',
  jobs: [{ name: 'clean-limits', cron: '29 * * * *', run: cleanLimits }],
});
