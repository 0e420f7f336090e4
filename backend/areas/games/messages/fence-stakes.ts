import type { Statement, Tx } from '#backend/core/db/database.ts';

const fence: Statement = { name: 'games_fence_stakes', text: 'LOCK TABLE game IN EXCLUSIVE MODE' };
const hold: Statement = { name: 'games_hold_games', text: 'LOCK TABLE game IN ROW SHARE MODE' };

/** Until this transaction ends, no game, provider or player is closed: `fenceStakes` waits for it. `games_hold_play` does the same for a stake. */
export async function holdGames(tx: Tx): Promise<void> {
  await tx.query(hold, []);
}

/**
 * Waits for the stakes whose game was found open, and lets others wait until this transaction ends. Every transaction that opens or
 * closes games calls it before it takes any other lock, because stakes hold wallets already.
 */
export async function fenceStakes(tx: Tx): Promise<void> {
  await tx.query(fence, []);
}
