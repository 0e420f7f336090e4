import { area } from '#backend/area.ts';
import { checkQuota, showQuota } from '#backend/areas/poll/answers/show-quota.ts';
import { listTickets, showStats } from '#backend/areas/poll/answers/show-stats.ts';
import { submitAnswer } from '#backend/areas/poll/answers/submit-answer.ts';
import { redrawPolls, relinkPolls } from '#backend/areas/poll/audit/redraw-polls.ts';
import { followPolls, nextPollChange } from '#backend/areas/poll/draw/follow-clock.ts';
import { listWinners } from '#backend/areas/poll/draw/list-winners.ts';
import { pollCommands } from '#backend/areas/poll/ops/poll-commands.ts';
import { ownTables } from '#backend/areas/poll/own-tables.ts';
import { pollGifts } from '#backend/areas/poll/poll-gifts.ts';
import { pollTransfers } from '#backend/areas/poll/poll-transfers.ts';
import { sealedPolls } from '#backend/areas/poll/sealings.ts';
import { seedPolls } from '#backend/areas/poll/seed/seed-polls.ts';
import { showConfig } from '#backend/areas/poll/show-config.ts';
import {
  pollChoice,
  pollPrize,
  pollSeed,
  poll as pollTable,
  pollWinner,
} from '#backend/areas/poll/tables.ts';
import { pointWay } from '#backend/core/entitlements/point-ways.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { poll as contract } from '#contract/poll.ts';

/** Questions to all members; prizes are drawn among answers by a seed that is committed to before the first of them. */
export const poll = area({
  name: 'poll',
  calls: implement(contract, {
    config: showConfig,
    stats: showStats,
    winners: listWinners,
    tickets: listTickets,
    submit: submitAnswer,
    quota: showQuota,
    check: checkQuota,
  }),
  jobs: [{ name: 'follow-polls', cron: '* * * * *', run: followPolls }],
  seed: seedPolls,
  ops: pollCommands,
  units: [{ name: BAHT, house: ['house.poll'] }],
  transfers: Object.values(pollTransfers),
  entitlements: [pointWay('grant', pollTransfers.prize.scope)],
  ownTables,
  sealings: [sealedPolls],
  gifts: pollGifts,
  audit: {
    scripts: ['backend/areas/poll/audit/poll.sql'],
    checks: [
      { name: 'poll_draw', find: redrawPolls },
      { name: 'poll_chain', find: relinkPolls },
    ],
  },
  events: [
    // Open pages are told that a poll was opened, closed or drawn.
    { audience: 'public', table: pollTable, voidsPages: true, words: { kind: 'content' } },
    ...[pollChoice, pollPrize, pollSeed, pollWinner].map(
      (table) => ({ audience: 'public', table, voidsPages: true }) as const,
    ),
    { audience: 'public', scheduled: { next: nextPollChange } },
  ],
});
