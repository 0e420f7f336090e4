import type { Database, Statement } from '#backend/core/db/database.ts';
import { notFound } from '#backend/refusal.ts';
import type { PollPrize, QuotaBasis } from '#rules/poll/poll.ts';

type Reader = Pick<Database, 'query'>;

/** A poll as the database has it. */
export interface PollRow {
  readonly id: number;
  readonly question: string;
  readonly image: string | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date | null;
  readonly basis: QuotaBasis;
  readonly stepSatang: bigint;
  readonly most: number;
  readonly countsFrom: Date;
  readonly seedOwner: string;
  readonly openedAt: Date | null;
  readonly closedAt: Date | null;
  readonly tickets: number | null;
  readonly head: string | null;
  readonly drawnAt: Date | null;
}

const columns = `
  SELECT id, question, image, opens_at AS "opensAt", closes_at AS "closesAt", draws_at AS "drawsAt", basis, step_satang AS "stepSatang",
    most, counts_from AS "countsFrom", seed_owner AS "seedOwner", opened_at AS "openedAt", closed_at AS "closedAt", tickets, head,
    drawn_at AS "drawnAt"
  FROM poll WHERE agent_id = $1::int`;

const shown: Statement = {
  name: 'poll_shown',
  text: `${columns} AND id = $2::int AND opened_at IS NOT NULL`,
};
const held: Statement = { name: 'poll_held', text: `${columns} AND id = $2::int FOR UPDATE` };
/** The one that takes answers and closes first, else the next one, else the last one. */
const current: Statement = {
  name: 'poll_current',
  text: `${columns} AND opened_at IS NOT NULL ORDER BY closed_at IS NOT NULL OR closes_at <= $2::timestamptz, opens_at > $2::timestamptz,
    abs(extract(epoch FROM closes_at - $2::timestamptz)), id LIMIT 1`,
};
const prizes: Statement = {
  name: 'poll_prizes',
  text: 'SELECT place, kind, amount FROM poll_prize WHERE poll_id = $1::int ORDER BY place',
};

/** A poll that visitors see. Throws 404. */
export async function readPoll(
  { db, agentId }: { readonly db: Reader; readonly agentId: number },
  id: number,
): Promise<PollRow> {
  const [row] = await db.query<PollRow>(shown, [agentId, id]);
  if (!row) throw notFound();
  return row;
}

/** The poll of now. Throws 404 where there is none. */
export async function readCurrentPoll(
  { db, agentId }: { readonly db: Reader; readonly agentId: number },
  now: Date,
): Promise<PollRow> {
  const [row] = await db.query<PollRow>(current, [agentId, now]);
  if (!row) throw notFound();
  return row;
}

/** A poll, held until the commit: whoever answers, closes or draws it waits here. */
export async function lockPoll(tx: Reader, agentId: number, id: number): Promise<PollRow | undefined> {
  const [row] = await tx.query<PollRow>(held, [agentId, id]);
  return row;
}

/** The prizes of a poll by their places. */
export function readPrizes(db: Reader, id: number): Promise<PollPrize[]> {
  return db.query<PollPrize>(prizes, [id]);
}
