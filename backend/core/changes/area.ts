import { area } from '#backend/area.ts';
import { cleanChanges } from '#backend/core/changes/clean-changes.ts';

export const changes = area({
  name: 'changes',
  jobs: [{ name: 'clean-changes', cron: '37 * * * *', run: cleanChanges }],
});
