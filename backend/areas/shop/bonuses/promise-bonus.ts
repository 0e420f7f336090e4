import { shopBonuses } from '#backend/areas/shop/shop-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { playGoal } from '#backend/core/turnover/tables.ts';
import type { Services } from '#backend/services.ts';

interface ShopBonus {
  /** Of its order. */
  readonly id: string;
  readonly agentId: number;
  readonly memberId: string;
  readonly satang: bigint;
  readonly targetSatang: bigint;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Slot machines have no opposite bets: only games fill it, as for a promotion. */
const WEIGHTS = { games: 100 };

/** Puts a bonus into the bonus wallet and opens the goal that brings it. No bet of it is refused: it asks for no largest stake. */
export async function promiseBonus(
  by: Pick<Services, 'db' | 'random'>,
  tx: Tx,
  bonus: ShopBonus,
): Promise<void> {
  const { id, memberId, targetSatang, at, expiresAt } = bonus;
  const goal = { id, memberId, targetSatang, maxStakeSatang: targetSatang, weights: WEIGHTS, at, expiresAt };
  await tx.orm.insert(playGoal).values({ ...goal, area: 'shop' });
  await shopBonuses.promise(tx, by, bonus, at);
}
