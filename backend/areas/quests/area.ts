import { area } from '#backend/area.ts';
import { checkInToday } from '#backend/areas/quests/check-in/check-in.ts';
import { questCommands } from '#backend/areas/quests/ops/quest-commands.ts';
import { ownTables } from '#backend/areas/quests/own-tables.ts';
import { expirePoints } from '#backend/areas/quests/points/expire-points.ts';
import { givePoints, refundPoints, spendPoints } from '#backend/areas/quests/points/give-points.ts';
import { POINT, pointTransfers, pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import { listPointHistory, showPoints } from '#backend/areas/quests/points/read-points.ts';
import { sendEndingPoints } from '#backend/areas/quests/points/send-ending-points.ts';
import { doneQuestMessages } from '#backend/areas/quests/quests/done-quest-messages.ts';
import { listEventQuests, listQuests } from '#backend/areas/quests/quests/list-quests.ts';
import { questGifts } from '#backend/areas/quests/quests/quest-gifts.ts';
import { questTransfers } from '#backend/areas/quests/quests/quest-transfers.ts';
import { redeemQuest } from '#backend/areas/quests/quests/redeem-quest.ts';
import { sealedQuests } from '#backend/areas/quests/sealings.ts';
import { seedQuests } from '#backend/areas/quests/seed/seed-quests.ts';
import { pointWay } from '#backend/core/entitlements/point-ways.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { readerJob } from '#backend/core/wagers/read-wagers.ts';
import { quests as contract } from '#contract/quests.ts';

/** Quests, the daily check-in, and the points that they and others give. */
export const quests = area({
  name: 'quests',
  calls: implement(contract, {
    list: listQuests,
    redeem: redeemQuest,
    events: listEventQuests,
    points: showPoints,
    history: listPointHistory,
    checkIn: checkInToday,
  }),
  jobs: [
    { name: 'expire-points', cron: '*/5 * * * *', run: expirePoints },
    { name: 'send-ending-points', cron: '19 * * * *', run: sendEndingPoints },
    readerJob(doneQuestMessages),
  ],
  seed: seedQuests,
  ops: questCommands,
  units: [
    { name: BAHT, house: ['house.quest'] },
    { name: POINT, wallets: [pointWallet], house: ['house.point', 'house.point_expired'] },
  ],
  transfers: [...Object.values(pointTransfers), ...Object.values(questTransfers)],
  entitlements: [
    ...['quests.redeem', 'quests.check_in', 'quests.operator'].map((scope) => pointWay('grant', scope)),
    { kind: SPIN_KIND, verb: 'grant', scope: questTransfers.credit.scope },
  ],
  provides: { givePoints, spendPoints, refundPoints },
  sealings: [sealedQuests],
  ownTables,
  gifts: questGifts,
  audit: { scripts: ['backend/areas/quests/audit/points.sql', 'backend/areas/quests/audit/quests.sql'] },
});
