import type { Statement, Tx } from '#backend/core/db/database.ts';

/** Transfers of one kind in one unit, and what they moved (satang of baht, else the unit itself). */
export interface TransferCount {
  readonly kind: string;
  readonly unit: string;
  readonly count: number;
  readonly amount: number;
}

/** A transfer is committed by then: no transaction of a call lasts longer. */
const SETTLED_AFTER_MS = 60_000;

/** Ids begin with the time at which they were made, so the key finds the new ones alone. */
const counts: Statement = {
  name: 'metrics_transfers',
  text: `
    SELECT transfer.kind, transfer.unit, count(DISTINCT transfer.id)::int AS count, sum(posting.satang)::float8 AS amount
    FROM transfer JOIN posting ON posting.transfer_id = transfer.id
    WHERE transfer.id >= $1::uuid AND transfer.id < $2::uuid
    GROUP BY transfer.kind, transfer.unit`,
};

/** The smallest UUID (version 7) of a millisecond. */
export function firstIdAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/**
 * Answers, each time that it is asked, the transfers of the whole database since the last time, a minute late: every
 * transfer once. Several processes over one database each count all of them.
 */
export function transferCounter(
  db: Pick<Tx, 'query'>,
  nowMs: () => number,
): () => Promise<readonly TransferCount[]> {
  let until = nowMs() - SETTLED_AFTER_MS;
  let last: Promise<readonly TransferCount[]> = Promise.resolve([]);
  const countNext = async () => {
    const [from, to] = [until, nowMs() - SETTLED_AFTER_MS];
    if (to <= from) return [];
    const rows = await db.query<TransferCount>(counts, [firstIdAt(from), firstIdAt(to)]);
    until = to;
    return rows;
  };
  // One at a time, so that two who ask at once do not count the same.
  return () => {
    last = last.then(countNext, countNext);
    return last;
  };
}
