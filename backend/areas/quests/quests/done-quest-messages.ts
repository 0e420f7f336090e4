import { findProgress, findRunning } from '#backend/areas/quests/quests/read-quests.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { WagerChange, WagerListener } from '#backend/core/wagers/wager-change.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** Sends the quests that are completed in the periods of one day. */
async function sendOfDay(tx: Tx, settled: readonly WagerChange[]): Promise<void> {
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
}

/**
 * Sends members the quests that their bets have completed, once per period. It reads wagers afterwards, so that bets take no longer
 * for it. What a deposit or a check-in alone has completed is sent with the next result.
 */
export const doneQuestMessages: WagerListener = {
  name: 'quests',
  apply: async (tx, changes) => {
    const settled = changes.filter(({ after }) => after.status === 'settled');
    // What is read together may lie on both sides of a midnight, and each day has quests of its own.
    const byDay = Map.groupBy(settled, ({ at }) => bangkokDate(at));
    for (const ofDay of byDay.values()) await sendOfDay(tx, ofDay);
  },
};
