import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sealedLocks } from '#backend/areas/account/sealings.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { World } from '#backend/testing/world.ts';

const waiting = {
  name: 'test_waiting',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

/** On PostgreSQL: until somebody waits for a lock that is held. */
export async function waitForLock({ db }: Pick<World, 'db'>): Promise<void> {
  await expect.poll(() => db.query(waiting, []), { timeout: 60_000 }).toHaveLength(1);
}

/** On PostgreSQL: does `work`, which looks at the password first, while the member is changed by a transaction that ends when it is waited for. */
export async function beside<Result>(
  { db, clock, services }: Pick<World, 'db' | 'clock' | 'services'>,
  memberId: string,
  {
    endsSessions = false,
    ...change
  }: Partial<typeof member.$inferInsert> & { readonly endsSessions?: boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  let done: Promise<Result> | undefined;
  await db.transact(async (tx) => {
    await tx.orm.update(member).set(change).where(eq(member.id, memberId));
    // As the command that locks does it.
    if (change.status === 'locked') await sealRows(tx, services, sealedLocks, [memberId]);
    if (endsSessions)
      await tx.orm.update(session).set({ revokedAt: clock.now() }).where(eq(session.memberId, memberId));
    done = work();
    await waitForLock({ db });
  });
  if (!done) throw new Error('nothing was done');
  return done;
}

/** Of a password that nobody knows. */
export const OTHER_HASH = `$argon2id$v=19$m=64,t=3,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
