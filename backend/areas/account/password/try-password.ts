import { logAccount } from '#backend/areas/account/account-log.ts';
import type { Asker } from '#backend/areas/account/codes/find-asker.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { lockGuard, readFailures, settleGuard } from '#backend/areas/account/password/login-guard.ts';
import { isPassword } from '#backend/areas/account/password/password.ts';
import { type Failure, waitOf } from '#backend/areas/account/rules/throttle.ts';
import { networkKey } from '#backend/core/limits/caller-keys.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import { usesFrom } from '#backend/core/limits/subject.ts';
import { giveBackLimits, requireLimits, takeLimits } from '#backend/core/limits/take-limits.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';

/** What a try needs of its request. */
type Tried = Pick<Ctx, 'db' | 'now' | 'random' | 'log' | 'address' | 'requestId'>;
type Guarded = Pick<Asker, 'username' | 'account' | 'origin' | 'known'>;

/** Whose a failure is: strangers are counted together, each network for itself; a known device is one. */
const sourceOf = (ctx: Tried, asker: Guarded) => (asker.known ? '' : networkKey(ctx.address));

function locked(until: Date): Refusal {
  return new Refusal('LOCKED', 'เข้าสู่ระบบผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่', { until: until.toISOString() });
}

function refuseWaiting(failures: readonly Failure[], from: string, now: Date): void {
  const until = waitOf(failures, from, now);
  if (until) throw locked(until);
}

/**
 * Looks at a password, one try of an account and origin after the other, so that tries at the same time know of each
 * other and good ones all succeed. Throws 4002 with `until` while the caller has to wait, and 429 when too many want the
 * same; neither is looked at, counts as a failure, or writes anything. Without a hash it takes the same time.
 */
export async function tryPassword(
  ctx: Tried,
  asker: Guarded,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const from = sourceOf(ctx, asker);
  // However much an address sends, it stands in the line of the account once.
  return oneAtATime(`${asker.account}|${asker.origin}|${from}`, async () => {
    refuseWaiting(await readFailures(ctx, asker), from, ctx.now());
    return withinLimits(ctx, asker, () =>
      oneAtATime(`${asker.account}|${asker.origin}`, () => lookInTurn(ctx, asker, password, stored)),
    );
  });
}

/**
 * A try from a device that the account does not know counts for its address, unless it was good, before anything is counted
 * at the account. Throws 4002 or 429 without a look when a limit is spent.
 */
async function withinLimits(ctx: Tried, asker: Guarded, look: () => Promise<boolean>): Promise<boolean> {
  const { loginFromAddress, loginFromNetwork } = accountLimits;
  const uses = asker.known ? [] : usesFrom(ctx.address, loginFromAddress, loginFromNetwork);
  const until = uses.length > 0 ? await takeLimits(ctx.db, ctx.now(), uses) : null;
  if (until) throw locked(until);
  let counts = false;
  try {
    const subject = `${asker.account}|${asker.origin}|${sourceOf(ctx, asker)}`;
    await requireLimits(ctx.db, ctx.now(), [{ limit: accountLimits.loginOfPlace, subject }]);
    counts = !(await look());
    return !counts;
  } finally {
    if (!counts) await giveBackLimits(ctx.db, uses);
  }
}

/** The look itself, while the guard is held. A good one ends the failures of its own address alone. */
async function lookInTurn(
  ctx: Tried,
  asker: Guarded,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const from = sourceOf(ctx, asker);
  const holder = ctx.random.uuid();
  let failures = await lockGuard(ctx, asker, holder);
  const added: Failure[] = [];
  try {
    refuseWaiting(failures, from, ctx.now());
    const fits = await isPassword(password, stored, asker.known ? 'known' : 'stranger');
    if (!fits) added.push({ at: ctx.now().getTime(), from });
    failures = fits ? failures.filter((failure) => failure.from !== from) : [...failures, ...added];
    if (!fits) logFailure(ctx, asker, failures);
    return fits;
  } finally {
    await settleGuard(ctx, asker, holder, { failures, added });
  }
}

function logFailure(ctx: Tried, asker: Guarded, failures: readonly Failure[]): void {
  logAccount(ctx, 'login_failed', asker.username);
  const until = waitOf(failures, sourceOf(ctx, asker), ctx.now());
  if (until) logAccount(ctx, 'login_locked', asker.username, { place: asker.known ?? 'elsewhere', until });
}
