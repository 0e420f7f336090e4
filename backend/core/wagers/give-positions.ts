import type { Database, Statement } from '#backend/core/db/database.ts';

const BATCH = 2_000;

/** Whoever gives positions holds the counter until the commit; what the next one reads afterwards includes theirs. */
const hold: Statement = { name: 'wagers_hold_counter', text: 'SELECT last FROM wager_counter FOR UPDATE' };

const give: Statement = {
  name: 'wagers_give_positions',
  text: `
    WITH waiting AS (
      SELECT id, row_number() OVER (ORDER BY id) AS n FROM (
        SELECT id FROM wager_event WHERE position IS NULL ORDER BY id LIMIT ${BATCH}
      ) first
    ), given AS (
      UPDATE wager_event SET position = $1::bigint + waiting.n FROM waiting
      WHERE wager_event.id = waiting.id AND wager_event.position IS NULL RETURNING 1
    ), counted AS (SELECT count(*) AS total FROM given)
    UPDATE wager_counter SET last = $1::bigint + counted.total FROM counted RETURNING counted.total`,
};

/**
 * Gives every committed event that has none its position, in the order of writing: each once, without holes. An event
 * that is committed later gets a later position, so a reader never finds anything new below where it is.
 */
export async function givePositions(db: Pick<Database, 'transact'>): Promise<void> {
  for (;;) {
    const given = await db.transact(async (tx) => {
      const [counter] = await tx.query<{ last: bigint }>(hold, []);
      if (!counter) throw new Error('The counter of positions is missing, so no reader learns of anything');
      const [row] = await tx.query<{ total: bigint }>(give, [counter.last]);
      return row?.total ?? 0n;
    });
    if (given < BATCH) return;
  }
}
