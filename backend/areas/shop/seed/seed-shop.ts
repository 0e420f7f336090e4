import { sealedFirstStock, sealedFirstTerms } from '#backend/areas/shop/sealings.ts';
import { shopReward, shopStock, shopTerms } from '#backend/areas/shop/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import { firstRewards } from '#rules/shop/first-rewards.ts';

/** The audit takes terms and stock of no act for the first ones by this instant. */
const FIRST_AT = new Date('2025-01-01T00:00:00+07:00');

/** Puts the first rewards in place with their stock; what an operator changed stays. */
export async function seedShop({ db, ...by }: Pick<Services, 'db' | 'clock' | 'random'>): Promise<void> {
  await db.transact(async (tx) => {
    const rows = firstRewards.map(({ id, category, art, stock }, position) => ({
      ...{ id, category, art, stock, position, status: 'open' as const, version: 1 },
    }));
    const made = await tx.orm
      .insert(shopReward)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: shopReward.id });
    const fresh = firstRewards.filter(({ id }) => made.some((one) => one.id === id));
    if (fresh.length === 0) return;
    await tx.orm.insert(shopTerms).values(
      fresh.map(({ id: rewardId, category: _, art: __, stock: ___, ...terms }) => ({
        ...{ rewardId, version: 1, ...terms, madeAt: FIRST_AT, madeBy: null },
      })),
    );
    const came = fresh.flatMap(({ id: rewardId, stock: change }) =>
      change === null ? [] : [{ id: by.random.uuid(), rewardId, change, at: FIRST_AT, madeBy: null }],
    );
    if (came.length > 0) await tx.orm.insert(shopStock).values(came);
    await sealRows(
      tx,
      by,
      sealedFirstTerms,
      fresh.map(({ id }) => `${id}:1`),
    );
    await sealRows(
      tx,
      by,
      sealedFirstStock,
      came.map(({ id }) => id),
    );
  });
}
