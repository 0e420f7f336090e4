import { setTimeout as wait } from 'node:timers/promises';
import { logAccount } from '#backend/account/account-log.ts';
import type { Asker } from '#backend/account/codes/find-asker.ts';
import { accountLimits } from '#backend/account/limits.ts';
import { isPassword } from '#backend/account/password/password.ts';
import { FAILURE_WINDOW_MS, waitUntil } from '#backend/account/rules/throttle.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Database, Statement, Tx } from '#backend/db/database.ts';
import { oneAtATime } from '#backend/limits/one-at-a-time.ts';
import { giveBackLimits, requireLimits, takeLimits, tooMany } from '#backend/limits/take-limits.ts';
import { Refusal } from '#backend/refusal.ts';

/** How long a try may hold the account's place; a process that died does not hold it longer. */
const LEASE_MS = 15_000;
const SKEW_MS = 60_000;
const LOOK_AGAIN_MS = 40;
const LOOKS = 100;
const KEPT_FAILURES = 12;

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

/** Ends every wait of an account: its number's owner has shown to be the owner. */
export async function liftWaits(db: Pick<Database | Tx, 'query'>, account: string): Promise<void> {
  await db.query(lift, [account]);
}

/** What a try needs of its request. */
type Tried = Pick<Ctx, 'db' | 'now' | 'random' | 'log' | 'address' | 'requestId'>;
type Guarded = Pick<Asker, 'username' | 'account' | 'place' | 'known'>;

/** Holds the account's place against every other process; answers its failures, those of a clock ahead left out. */
async function holdPlace(ctx: Tried, { account, place }: Guarded, holder: string): Promise<number[]> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const now = ctx.now();
    const [row] = await ctx.db.query<{ failedAt: number[] }>(hold, [account, place, holder, now]);
    if (row) return row.failedAt.filter((ms) => ms <= now.getTime() + SKEW_MS);
    await wait(LOOK_AGAIN_MS);
  }
  throw tooMany(LOOK_AGAIN_MS);
}

function locked(until: Date): Refusal {
  return new Refusal('LOCKED', 'เข้าสู่ระบบผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่', { until: until.toISOString() });
}

/**
 * Looks at a password, one try of an account and place after the other, so that tries at the same time know of each
 * other and good ones all succeed. Throws 4002 with `until` while the place has to wait, and 429 when too many want the
 * same; neither is looked at, and neither counts as a failure. Without a hash it takes the same time.
 */
export async function tryPassword(
  ctx: Tried,
  asker: Guarded,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  return oneAtATime(`${asker.account}|${asker.place}`, async () => {
    const holder = ctx.random.uuid();
    const earlier = await holdPlace(ctx, asker, holder);
    let failedAt = earlier;
    const added: number[] = [];
    try {
      const until = waitUntil(
        earlier.map((ms) => new Date(ms)),
        ctx.now(),
      );
      if (until) throw locked(until);
      const fits = await lookAt(ctx, asker, password, stored);
      if (!fits) added.push(ctx.now().getTime());
      failedAt = fits ? [] : [...earlier, ...added];
      if (!fits) logFailure(ctx, asker, failedAt);
      return fits;
    } finally {
      const kept = failedAt
        .filter((ms) => ctx.now().getTime() - ms < 2 * FAILURE_WINDOW_MS)
        .slice(-KEPT_FAILURES);
      await ctx.db.query(settle, [
        asker.account,
        asker.place,
        holder,
        JSON.stringify(kept),
        JSON.stringify(added),
      ]);
    }
  });
}

/**
 * A try from a place that the account does not know also counts for its address, unless it was good. Throws 4002 or 429
 * without a look when either is spent.
 */
async function lookAt(
  ctx: Tried,
  asker: Guarded,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  await requireLimits(ctx.db, ctx.now(), [
    { limit: accountLimits.loginOfPlace, subject: `${asker.account}|${asker.place}` },
  ]);
  const uses = asker.known ? [] : [{ limit: accountLimits.loginFromAddress, subject: ctx.address }];
  const until = uses.length > 0 ? await takeLimits(ctx.db, ctx.now(), uses) : null;
  if (until) throw locked(until);
  let counts = false;
  try {
    counts = !(await isPassword(password, stored, asker.known ? 'known' : 'stranger'));
    return !counts;
  } finally {
    if (!counts) await giveBackLimits(ctx.db, uses);
  }
}

function logFailure(ctx: Tried, asker: Guarded, failedAt: readonly number[]): void {
  logAccount(ctx, 'login_failed', asker.username);
  const until = waitUntil(
    failedAt.map((ms) => new Date(ms)),
    ctx.now(),
  );
  if (until) logAccount(ctx, 'login_locked', asker.username, { place: asker.known ?? 'elsewhere', until });
}
