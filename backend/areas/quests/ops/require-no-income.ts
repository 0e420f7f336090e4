import { eq, max } from 'drizzle-orm';
import { quest, questCondition, questRedemption } from '#backend/areas/quests/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { percent } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { mostBackBp } from '#rules/loyalty/give-back.ts';
import { CHECK_IN_RETURNED_BP } from '#rules/quests/check-in.ts';
import { periodAt } from '#rules/quests/quest-period.ts';
import { returnedOfAll } from '#rules/quests/quest-worth.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';

type Row = typeof quest.$inferSelect;
const windowOf = ({ period: kind, startsAt, endsAt }: Row, at: Date) =>
  periodAt({ kind, startsAt, endsAt }, at);

/** Closed quests whose prize was taken for a stake that counts in this period of another one too. */
async function findPaidBefore({ orm }: Pick<Tx, 'orm'>, of: Row, now: Date): Promise<Row[]> {
  const closed = await orm
    .select({ quest, period: max(questRedemption.period) })
    .from(questRedemption)
    .innerJoin(quest, eq(quest.id, questRedemption.questId))
    .where(eq(quest.status, 'closed'))
    .groupBy(quest.id);
  const { from, until } = windowOf(of, now);
  return closed.flatMap(({ quest: one, period }) => {
    if (period === null) return [];
    const paid = windowOf(one, instantOf(period, '00:00'));
    // What was staked after today brought nothing yet.
    const end = paid.until < now ? paid.until : now;
    return paid.from < until && end > from ? [one] : [];
  });
}

/** One quest is opened at a time: two at once would each find room for itself alone. */
const lock: Statement = {
  name: 'quests_lock_all',
  text: 'LOCK TABLE quest IN SHARE ROW EXCLUSIVE MODE',
};

/** Holds back other switches until the commit. */
export async function lockQuests(tx: Tx): Promise<void> {
  await tx.query(lock, []);
}

/**
 * One stake counts for every open quest, and for those closed ones that paid for it already: together with check-ins they
 * give back no more of it than they may.
 */
export async function requireNoIncome(tx: Pick<Tx, 'orm'>, opened: Row, now: Date): Promise<void> {
  const open = await tx.orm.select().from(quest).where(eq(quest.status, 'open'));
  const counted = [...open, ...(await findPaidBefore(tx, opened, now))];
  const conditions = await tx.orm.select().from(questCondition);
  const terms = counted.map((one) => ({
    ...one,
    conditions: conditions.filter(({ questId }) => questId === one.id),
  }));
  const returned = returnedOfAll(terms) + CHECK_IN_RETURNED_BP;
  if (returned > mostBackBp.quests)
    throw new OperatorRefusal(
      `All quests that count a stake of now would give back ${percent(returned)} of it where ${percent(mostBackBp.quests)} is the most`,
    );
}
