import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { OWN_PAGE } from '#backend/core/limits/caller-keys.ts';
import type { Limit } from '#backend/core/limits/limit.ts';
import type { Ctx } from '#backend/ctx.ts';
import { HttpRefusal } from '#backend/refusal.ts';

type Queries = Pick<Database | Tx, 'query'>;

/** One use of a limit by a subject: an address, a keyed hash of a number, or the whole site. */
export interface Use {
  readonly limit: Limit;
  readonly subject: string;
}

/** A row further ahead than this was written by a clock that was ahead, and counts for nothing. */
const SKEW_MS = 60_000;

const SPENT = `CASE WHEN used.whole_at > $2::timestamptz + (used.window_ms + ${SKEW_MS}) * interval '1 millisecond'
    THEN $2::timestamptz ELSE GREATEST(used.whole_at, $2::timestamptz) END`;

/**
 * One statement takes them all, or none when it sees one that is spent; a row that somebody else spent meanwhile is left as it
 * is and not returned.
 */
const take: Statement = {
  name: 'limits_take',
  text: `
    WITH wanted AS (SELECT * FROM unnest($1::text[], $3::int[], $4::int[]) AS wanted (key, step, span))
    INSERT INTO limit_use AS used (key, whole_at, window_ms)
    SELECT key, $2::timestamptz + step * interval '1 millisecond', span FROM wanted
    WHERE NOT EXISTS (
      SELECT 1 FROM wanted JOIN limit_use used ON used.key = wanted.key
      WHERE ${SPENT} + wanted.step * interval '1 millisecond' > $2::timestamptz + wanted.span * interval '1 millisecond'
    ) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET window_ms = excluded.window_ms,
      whole_at = ${SPENT} + (excluded.whole_at - $2::timestamptz)
    WHERE ${SPENT} + (excluded.whole_at - $2::timestamptz)
      <= $2::timestamptz + excluded.window_ms * interval '1 millisecond'
    RETURNING key`,
};

const read: Statement = {
  name: 'limits_read',
  text: 'SELECT key, whole_at AS "wholeAt" FROM limit_use WHERE key = ANY ($1::text[])',
};

/** Rows are held in the order in which `take` holds them, so that nobody waits in a ring. */
const giveBack: Statement = {
  name: 'limits_give_back',
  text: `
    WITH held AS (SELECT key FROM limit_use WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE)
    UPDATE limit_use SET whole_at = whole_at - step * interval '1 millisecond'
    FROM held JOIN unnest($1::text[], $2::int[]) AS wanted (key, step) ON wanted.key = held.key
    WHERE limit_use.key = held.key`,
};

const keyOf = ({ limit, subject }: Use) => `${limit.name}:${subject}`;
const stepOf = ({ limit }: Use) => Math.floor(limit.windowMs / limit.count);

/**
 * Takes one of each limit, in one statement that holds over every process. Null when all were there; else the first
 * instant at which trying again makes sense, and none is taken: who is refused for one uses up nothing of another.
 */
export async function takeLimits(db: Queries, now: Date, uses: readonly Use[]): Promise<Date | null> {
  const spans = uses.map(({ limit }) => limit.windowMs);
  const rows = await db.query<{ key: string }>(take, [uses.map(keyOf), now, uses.map(stepOf), spans]);
  const taken = new Set(rows.map(({ key }) => key));
  const refused = uses.filter((use) => !taken.has(keyOf(use)));
  if (refused.length === 0) return null;
  await giveBackLimits(
    db,
    uses.filter((use) => taken.has(keyOf(use))),
  );
  const spent = await db.query<{ key: string; wholeAt: Date }>(read, [refused.map(keyOf)]);
  const until = refused.map((use) => {
    const wholeAt = spent.find(({ key }) => key === keyOf(use))?.wholeAt ?? now;
    return wholeAt.getTime() + stepOf(use) - use.limit.windowMs;
  });
  return new Date(Math.max(now.getTime() + 1_000, ...until));
}

/** Gives back what turned out not to count. */
export async function giveBackLimits(db: Queries, uses: readonly Use[]): Promise<void> {
  if (uses.length > 0) await db.query(giveBack, [uses.map(keyOf), uses.map(stepOf)]);
}

/** Takes one of each limit or throws 429 with `Retry-After`. */
export async function requireLimits(db: Queries, now: Date, uses: readonly Use[]): Promise<void> {
  const until = await takeLimits(db, now, uses);
  if (until) throw tooMany(until.getTime() - now.getTime());
}

/**
 * Takes one of a reading call that costs more than this write does, or throws 429. A page that this process renders reads
 * for no address of its own (`OWN_PAGE`) and is bounded by what its caller may have under way.
 */
export async function limitReads(
  { db, now, address }: Pick<Ctx, 'db' | 'now' | 'address'>,
  of: Limit,
): Promise<void> {
  if (address !== OWN_PAGE) await requireLimits(db, now(), [{ limit: of, subject: address }]);
}

/** 429 for a caller who may come back after `waitMs`. */
export function tooMany(waitMs: number): HttpRefusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new HttpRefusal(429, 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่', undefined, {
    'retry-after': String(seconds),
  });
}
