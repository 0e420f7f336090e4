import { area } from '#backend/area.ts';
import { redrawRounds } from '#backend/areas/house/audit/redraw-rounds.ts';
import { changeSeed } from '#backend/areas/house/rounds/change-seed.ts';
import { listDay } from '#backend/areas/house/rounds/list-day.ts';
import { listProofs } from '#backend/areas/house/rounds/list-proofs.ts';
import { resumeRounds } from '#backend/areas/house/rounds/resume-rounds.ts';
import { showReplay, showReplayLink } from '#backend/areas/house/rounds/show-replay.ts';
import { spinReels } from '#backend/areas/house/rounds/spin-reels.ts';
import { deleteDemos } from '#backend/areas/house/sessions/delete-demos.ts';
import { launchGame } from '#backend/areas/house/sessions/launch-game.ts';
import { openGame } from '#backend/areas/house/sessions/open-game.ts';
import { implement } from '#backend/core/http/implement.ts';
import { ownUrl } from '#backend/core/outbound/env.ts';
import { house as contract } from '#contract/house.ts';

/** The provider of the site's own games: it knows players by names that the site gave them, and asks the wallet over HTTP. */
export const house = area({
  name: 'house',
  calls: implement(contract, {
    launch: launchGame,
    open: openGame,
    spin: spinReels,
    changeSeed,
    replay: showReplay,
    replayLink: showReplayLink,
    proofs: listProofs,
    day: listDay,
  }),
  jobs: [
    { name: 'resume-rounds', cron: '* * * * *', run: resumeRounds },
    { name: 'delete-demos', cron: '*/5 * * * *', run: deleteDemos },
  ],
  env: ownUrl,
  audit: {
    scripts: ['backend/areas/house/audit/house.sql'],
    checks: [{ name: 'house_draw', find: redrawRounds }],
  },
});
