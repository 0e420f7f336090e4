import { findRunning, type QuestProgress, withProgress } from '#backend/areas/quests/quests/read-quests.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Quest } from '#contract/quests.ts';
import { toBaht } from '#rules/money/baht.ts';
import { isMoneyFact } from '#rules/quests/quest.ts';

function present(quest: QuestProgress): Quest {
  const amount = (fact: Quest['conditions'][number]['fact'], value: bigint) =>
    isMoneyFact(fact) ? toBaht(value) : Number(value);
  return {
    quest_id: quest.id,
    title: quest.title,
    kind: quest.kind,
    period: quest.period,
    until: quest.until.toISOString(),
    prize: { kind: quest.prizeKind, amount: quest.prizeAmount, days: quest.prizeDays },
    conditions: quest.conditions.map(({ fact, area, least, done }) => ({
      ...{ fact, area, least: amount(fact, least), done: amount(fact, done) },
    })),
    state: quest.isRedeemed ? 'redeemed' : quest.isDone ? 'done' : 'running',
  };
}

/** Quests that run now as the member sees them, in their order. */
export async function presentQuests(ctx: MemberCtx): Promise<Quest[]> {
  const all = await findRunning(ctx.db, ctx.now());
  return (await withProgress(ctx.db, ctx.memberId, all)).map(present);
}
