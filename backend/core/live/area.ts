import { area } from '#backend/area.ts';
import { cleanEvents } from '#backend/core/live/clean-events.ts';
import { wagerEvents } from '#backend/core/live/wager-events.ts';
import { readerJob } from '#backend/core/wagers/read-wagers.ts';

/** Events that are published to open pages while they happen. */
export const live = area({
  name: 'live',
  jobs: [
    { name: 'clean-live-events', cron: '*/5 * * * *', run: cleanEvents },
    // While nobody listens, so that whoever comes finds no day of wagers waiting.
    readerJob(wagerEvents),
  ],
});
