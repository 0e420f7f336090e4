import { findProgress, findRunning } from '#backend/areas/quests/quests/read-quests.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';

/**
 * Sends members the quests that their bets have completed, once per period. It reads wagers afterwards, so that bets take no longer
 * for it. What a deposit or a check-in alone has completed is sent with the next result.
 */
export const doneQuestMessages: WagerListener = {
  name: 'quests',
  apply: async (tx, changes) => {
    const settled = changes.filter(({ after }) => after.status === 'settled');
    const at = settled.at(-1)?.at;
    if (at === undefined) return;
    const running = await findRunning(tx, at);
    if (running.length === 0) return;
    const memberIds = [...new Set(settled.map((one) => one.memberId))];
    const news = [...(await findProgress(tx, memberIds, running))].flatMap(([memberId, quests]) =>
      quests
        .filter(({ isDone, isRedeemed }) => isDone && !isRedeemed)
        .map(({ id, period, until }) => ({
          ...{ memberId, kind: 'quest' as const, about: `${id}:${period}`, at, facts: { until } },
        })),
    );
    await sendMessages(tx, news);
  },
};
