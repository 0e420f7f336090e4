import { sealedQuests } from '#backend/areas/quests/sealings.ts';
import { quest, questCondition } from '#backend/areas/quests/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import { firstQuests } from './first-quests.ts';

/** Puts the first quests in place; what an operator switched stays. */
export async function seedQuests(services: Services): Promise<void> {
  const rows = firstQuests.map(({ conditions: _, startsAt, endsAt, ...one }, position) => ({
    ...one,
    ...{ position, status: 'open' as const },
    startsAt: new Date(startsAt ?? '2025-01-01T00:00:00+07:00'),
    endsAt: new Date(endsAt ?? '2100-01-01T00:00:00+07:00'),
  }));
  const conditions = firstQuests.flatMap(({ id: questId, conditions: own }) =>
    own.map((condition, place) => ({ questId, place, ...condition })),
  );
  await services.db.transact(async (tx) => {
    const fresh = await tx.orm.insert(quest).values(rows).onConflictDoNothing().returning({ id: quest.id });
    await tx.orm.insert(questCondition).values(conditions).onConflictDoNothing();
    await sealRows(
      tx,
      services,
      sealedQuests,
      fresh.map(({ id }) => id),
    );
  });
}
