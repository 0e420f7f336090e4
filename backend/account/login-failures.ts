import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { FAILURE_WINDOW_MS, waitUntil } from '#backend/account/rules/throttle.ts';
import type { Ctx } from '#backend/ctx.ts';
import { loginFailure, member, session } from '#backend/db/schema/account.ts';
import { Refusal } from '#backend/refusal.ts';

/** Many members share one address behind a carrier, so an address may fail more often than one account. */
const FREE_FAILURES_OF_ADDRESS = 30;

/** A login try that counts as failed until it is known to be good. */
export interface Attempt {
  readonly ids: readonly string[];
  readonly subjects: readonly string[];
}

/**
 * Failures of an account from addresses where its member has logged in before count apart from those of strangers, so
 * that a stranger cannot keep the member waiting.
 */
async function accountSubject(ctx: Ctx, username: string): Promise<string> {
  const [known] = await ctx.db.orm
    .select({ address: session.address })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(
      and(eq(member.agentId, ctx.agentId), eq(member.username, username), eq(session.address, ctx.address)),
    )
    .limit(1);
  return known ? `account:${username}@${ctx.address}` : `account:${username}`;
}

/**
 * Notes a try before the password is looked at, so that tries at the same time count each other. Throws 4002 with
 * `until` while the account or the address has to wait; such a try does not count.
 */
export async function beginAttempt(ctx: Ctx, username: string): Promise<Attempt> {
  const now = ctx.now();
  const subjects = [await accountSubject(ctx, username), `address:${ctx.address}`];
  const rows = subjects.map((subject) => ({ id: ctx.random.uuid(), subject, at: now }));
  await ctx.db.orm.insert(loginFailure).values(rows);
  const attempt = { ids: rows.map((row) => row.id), subjects };
  const waits = await Promise.all(
    rows.map(async ({ id, subject }) => {
      const earlier = await ctx.db.orm
        .select({ at: loginFailure.at })
        .from(loginFailure)
        .where(
          and(
            eq(loginFailure.subject, subject),
            ne(loginFailure.id, id),
            gt(loginFailure.at, new Date(now.getTime() - 2 * FAILURE_WINDOW_MS)),
          ),
        );
      const free = subject.startsWith('address:') ? FREE_FAILURES_OF_ADDRESS : undefined;
      return waitUntil(
        earlier.map((failure) => failure.at),
        now,
        free,
      );
    }),
  );
  const until = waits.filter((wait) => wait !== null).sort((a, b) => b.getTime() - a.getTime())[0];
  if (!until) return attempt;
  await ctx.db.orm.delete(loginFailure).where(inArray(loginFailure.id, [...attempt.ids]));
  throw new Refusal('LOCKED', 'เข้าสู่ระบบผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่', { until: until.toISOString() });
}

/** A good login forgets the failures of its account and its own mark on the address. */
export async function forgetFailures(ctx: Ctx, attempt: Attempt): Promise<void> {
  await ctx.db.orm.delete(loginFailure).where(inArray(loginFailure.id, [...attempt.ids]));
  const account = attempt.subjects.filter((subject) => subject.startsWith('account:'));
  await ctx.db.orm.delete(loginFailure).where(inArray(loginFailure.subject, account));
}
