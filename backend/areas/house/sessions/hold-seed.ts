import { lockSeed } from '#backend/areas/house/rounds/current-seed.ts';
import { MOST_OF_DEMO } from '#backend/areas/house/sessions/demo.ts';
import { gameOver, type HouseSession } from '#backend/areas/house/sessions/find-session.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { CurrentSeed } from '#backend/core/seeds/seed-pairs.ts';
import type { Ctx } from '#backend/ctx.ts';

/** No row once the demo was deleted. */
const drawnOfDemo: Statement = {
  name: 'house_drawn_of_demo',
  text: `
    SELECT (SELECT coalesce(sum(next_nonce + 1), 0)::int FROM house_seed WHERE owner = session.id) AS drawn
    FROM house_session session WHERE id = $1::uuid`,
};

/** The seed of an opened game, held until the commit. Refuses 4501 a demo that was deleted meanwhile, or that has drawn all that it may. */
export async function holdSeed(
  ctx: Ctx,
  tx: Tx,
  { id, owner, demoSatang }: HouseSession,
): Promise<CurrentSeed> {
  const seed = await lockSeed(ctx, tx, owner, ctx.now());
  if (demoSatang === null) return seed;
  const [demo] = await tx.query<{ drawn: number }>(drawnOfDemo, [id]);
  if (!demo || demo.drawn > MOST_OF_DEMO) throw gameOver();
  return seed;
}
