import type { Statement, Tx } from '#backend/core/db/database.ts';

const fence: Statement = {
  name: 'lotto_fence_bills',
  text: 'LOCK TABLE round_rate IN EXCLUSIVE MODE',
};

const join: Statement = { name: 'lotto_join_terms', text: 'LOCK TABLE round_rate IN ROW SHARE MODE' };

/** Keeps what rounds take as it is until this transaction ends, as a bill does; what is read after it stays true. */
export async function lockTerms(tx: Tx): Promise<void> {
  await tx.query(join, []);
}

/**
 * Waits until the bills that were accepted under the present terms are committed, and keeps others waiting until this
 * transaction ends; the database queues both in turn, so a stream of bills holds nobody up. For every change of what a
 * round takes. Lock the round's row first: whoever holds that may wait for wallets, and these for the fence.
 */
export async function fenceBills(tx: Tx): Promise<void> {
  await tx.query(fence, []);
}
