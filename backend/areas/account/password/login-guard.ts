import { setTimeout as wait } from 'node:timers/promises';
import { FAILURE_WINDOW_MS, type Failure } from '#backend/areas/account/rules/throttle.ts';
import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { tooMany } from '#backend/core/limits/take-limits.ts';
import type { Ctx } from '#backend/ctx.ts';

/** How long a try may hold the account's guard; a process that died does not hold it longer. */
const LEASE_MS = 15_000;
const SKEW_MS = 60_000;
const LOOK_AGAIN_MS = 40;
const LOOKS = 100;
const MOST_FAILURES = 40;

const read: Statement = {
  name: 'login_guard_read',
  text: 'SELECT failed_at AS "failedAt" FROM login_guard WHERE account = $1 AND place = $2',
};

const hold: Statement = {
  name: 'login_guard_hold',
  text: `
    INSERT INTO login_guard AS guard (account, place, holder, held_until, used_at)
    VALUES ($1, $2, $3::uuid, $4::timestamptz + interval '${LEASE_MS} milliseconds', $4::timestamptz)
    ON CONFLICT (account, place) DO UPDATE
      SET holder = excluded.holder, held_until = excluded.held_until, used_at = excluded.used_at
      WHERE guard.held_until IS NULL OR guard.held_until <= $4::timestamptz
        OR guard.held_until > excluded.held_until + interval '${SKEW_MS} milliseconds'
    RETURNING failed_at AS "failedAt"`,
};

/** A try that outlived its lease adds its failure to what others found meanwhile. */
const settle: Statement = {
  name: 'login_guard_settle',
  text: `
    UPDATE login_guard SET
      failed_at = CASE WHEN holder = $3::uuid THEN $4::text::jsonb ELSE failed_at || $5::text::jsonb END,
      held_until = CASE WHEN holder = $3::uuid THEN NULL ELSE held_until END,
      holder = NULLIF(holder, $3::uuid)
    WHERE account = $1 AND place = $2`,
};

const lift: Statement = { name: 'login_guard_lift', text: 'DELETE FROM login_guard WHERE account = $1' };

interface Row {
  readonly failedAt: readonly Failure[];
}

/** Whose tries are counted together: those at an account from one origin. */
export interface Guarded {
  /** Keyed hash of the number. */
  readonly account: string;
  readonly origin: string;
}

/** Ends every wait of an account: its number's owner has shown to be the owner. */
export async function liftWaits(db: Pick<Database | Tx, 'query'>, account: string): Promise<void> {
  await db.query(lift, [account]);
}

/** Those of a clock ahead are left out. */
function failuresOf(row: Row | undefined, now: Date): readonly Failure[] {
  return row?.failedAt.filter(({ at }) => at <= now.getTime() + SKEW_MS) ?? [];
}

/** The failures that are known of an origin, without a claim on it: nothing is written. */
export async function readFailures(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { account, origin }: Guarded,
): Promise<readonly Failure[]> {
  const [row] = await ctx.db.query<Row>(read, [account, origin]);
  return failuresOf(row, ctx.now());
}

/** Holds the account's guard against every other process, and answers its failures. Throws 429 when others hold it for long. */
export async function lockGuard(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { account, origin }: Guarded,
  holder: string,
): Promise<readonly Failure[]> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const now = ctx.now();
    const [row] = await ctx.db.query<Row>(hold, [account, origin, holder, now]);
    if (row) return failuresOf(row, now);
    await wait(LOOK_AGAIN_MS);
  }
  throw tooMany(LOOK_AGAIN_MS);
}

/** Gives the guard free with the failures that it has now, of which `added` were found by this holder. */
export async function settleGuard(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { account, origin }: Guarded,
  holder: string,
  { failures, added }: { readonly failures: readonly Failure[]; readonly added: readonly Failure[] },
): Promise<void> {
  const kept = failures
    .filter(({ at }) => ctx.now().getTime() - at < 2 * FAILURE_WINDOW_MS)
    .slice(-MOST_FAILURES);
  await ctx.db.query(settle, [account, origin, holder, JSON.stringify(kept), JSON.stringify(added)]);
}
