import { findShown, type QuestProgress, withProgress } from '#backend/areas/quests/quests/read-quests.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Quest } from '#contract/quests.ts';
import { toBaht } from '#rules/money/baht.ts';
import { isMoneyFact } from '#rules/quests/quest.ts';

/** A prize as it is said to members: money in baht. */
export function presentPrize({
  prizeKind: kind,
  prizeAmount: amount,
  prizeDays: days,
}: Pick<QuestProgress, 'prizeKind' | 'prizeAmount' | 'prizeDays'>): Quest['prize'] {
  return { kind, amount: kind === 'credit' ? toBaht(BigInt(amount)) : amount, days };
}

function stateOf({ isRedeemed, isDone, from, until }: QuestProgress, now: Date): Quest['state'] {
  if (isRedeemed) return 'redeemed';
  if (now < from) return 'upcoming';
  if (now >= until) return 'over';
  return isDone ? 'done' : 'running';
}

function present(quest: QuestProgress, now: Date): Quest {
  const amount = (fact: Quest['conditions'][number]['fact'], value: bigint) =>
    isMoneyFact(fact) ? toBaht(value) : Number(value);
  return {
    quest_id: quest.id,
    title: quest.title,
    kind: quest.kind,
    period: quest.period,
    from: quest.from.toISOString(),
    until: quest.until.toISOString(),
    prize: presentPrize(quest),
    conditions: quest.conditions.map(({ fact, area, least, done }) => ({
      ...{ fact, area, least: amount(fact, least), done: amount(fact, done) },
    })),
    state: stateOf(quest, now),
  };
}

/** Quests as the member sees them, in their order. */
export async function presentQuests(ctx: MemberCtx): Promise<Quest[]> {
  const now = ctx.now();
  const all = await withProgress(ctx.db, ctx.memberId, await findShown(ctx.db, now));
  return all.map((quest) => present(quest, now));
}
