import { insertWeights } from '#backend/areas/wheel/weights/insert-weights.ts';
import type { Services } from '#backend/services.ts';
import { firstPrizes } from '#rules/wheel/prize.ts';

const FROM = new Date('2025-01-01T00:00:00+07:00');

/** The first weights, where there are none. */
export async function seedWheel(services: Services): Promise<void> {
  await services.db.transact((tx) =>
    insertWeights(services, tx, { version: 1, startsAt: FROM, setAt: FROM, prizes: firstPrizes }),
  );
}
