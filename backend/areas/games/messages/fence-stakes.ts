import type { Statement, Tx } from '#backend/core/db/database.ts';

const fence: Statement = { name: 'games_fence_stakes', text: 'LOCK TABLE game IN EXCLUSIVE MODE' };
const hold: Statement = { name: 'games_hold_games', text: 'LOCK TABLE game IN ROW SHARE MODE' };

/** Keeps what is open open until this transaction ends, as `games_hold_play` does for a stake; what is read after it stays true. */
export async function holdGames(tx: Tx): Promise<void> {
  await tx.query(hold, []);
}

/**
 * Waits until the stakes that found their game open are committed, and keeps others waiting until this transaction ends. For every
 * change of what is open, before its first lock: stakes hold wallets.
 */
export async function fenceStakes(tx: Tx): Promise<void> {
  await tx.query(fence, []);
}
