import type { Database, Statement } from '#backend/core/db/database.ts';

const BATCH = 2_000;

/** Whoever gives positions holds the counter until the commit; where somebody else does, there is nothing to do here. */
const hold: Statement = {
  name: 'live_hold_counter',
  text: 'SELECT last FROM live_counter FOR UPDATE SKIP LOCKED',
};

/** A change that waits twice is published once. */
const give: Statement = {
  name: 'live_give_positions',
  text: `
    WITH waiting AS (
      SELECT id, kind, subject, what, member_id FROM live_event WHERE position IS NULL ORDER BY id LIMIT ${BATCH}
    ), kept AS (
      SELECT id, row_number() OVER (ORDER BY id) AS n
      FROM (SELECT max(id) AS id FROM waiting GROUP BY kind, subject, what, member_id) newest
    ), dropped AS (
      DELETE FROM live_event WHERE id IN (SELECT id FROM waiting EXCEPT SELECT id FROM kept)
    ), given AS (
      UPDATE live_event SET position = $1::bigint + kept.n FROM kept WHERE live_event.id = kept.id
    )
    UPDATE live_counter SET last = $1::bigint + (SELECT count(*) FROM kept)
    RETURNING (SELECT count(*) FROM waiting) AS waiting`,
};

/**
 * Gives every committed event that has none its position, in the order of writing. One that is committed later gets a later
 * position, so a process that is at a position has seen all below it, and all processes see the same order.
 */
export async function numberEvents(db: Pick<Database, 'transact'>): Promise<void> {
  for (;;) {
    const waiting = await db.transact(async (tx) => {
      const [counter] = await tx.query<{ last: bigint }>(hold, []);
      if (!counter) return 0n;
      const [row] = await tx.query<{ waiting: bigint }>(give, [counter.last]);
      return row?.waiting ?? 0n;
    });
    if (waiting < BATCH) return;
  }
}
