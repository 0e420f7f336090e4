import { eq, inArray, lt } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { cleanSessions } from '#backend/areas/account/session/clean-sessions.ts';
import { session } from '#backend/areas/account/tables.ts';
import { cleanLimits } from '#backend/core/limits/clean-limits.ts';
import { limitUse } from '#backend/core/limits/tables.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const OLD = new Date(Date.parse(EVENING) - 100 * 86_400_000);

/** Sessions of a member that are over for long, more than a batch. */
async function oldSessions(memberId: string, count: number): Promise<void> {
  await world.db.query(
    {
      name: 'test_old_sessions',
      text: `INSERT INTO session (token_hash, member_id, created_at, last_seen_at, address, device)
        SELECT 'old ' || n || $1::text, $1::uuid, $2::timestamptz + n * interval '1 ms', $2::timestamptz, '192.0.2.1', 'test'
        FROM generate_series(1, $3::int) AS n`,
    },
    [memberId, OLD, count],
  );
}

test('cleaning takes all that is old in batches, passes over what somebody holds, and holds up no session that is used', async () => {
  const { memberId, token } = await buildMember(world);
  await openSession(world, memberId);
  await oldSessions(memberId, 2_500);
  const held = `old 1${memberId}`;
  const old = () => world.db.orm.$count(session, lt(session.createdAt, new Date(EVENING)));
  await world.db.transact(async (tx) => {
    await tx.orm.select().from(session).where(eq(session.tokenHash, held)).for('update');
    const used = Promise.all(
      Array.from({ length: 20 }, () => world.call('GET /api/get_user_info', {}, token)),
    );
    await Promise.all([cleanSessions(world.services), cleanSessions(world.services)]);
    for (const { status } of await used) expect(status).toBe(200);
    expect(await old()).toBe(1);
  });
  await cleanSessions(world.services);
  expect(await old()).toBe(0);
  expect((await world.call('GET /api/get_user_info', {}, token)).status).toBe(200);
});

test('limits that are used while they are cleaned stay', async () => {
  const keys = Array.from({ length: 1_500 }, (_, n) => `test:${n}`);
  await world.db.orm.insert(limitUse).values(keys.map((key) => ({ key, wholeAt: OLD, windowMs: 60_000 })));
  const later = new Date(Date.parse(EVENING) + 30_000);
  const cleaning = world.db.transact(async (tx) => {
    await tx.orm.update(limitUse).set({ wholeAt: later }).where(eq(limitUse.key, 'test:7'));
    await cleanLimits(world.services);
  });
  await cleaning;
  const left = await world.db.orm.select().from(limitUse).where(inArray(limitUse.key, keys));
  expect(left.map(({ key }) => key)).toEqual(['test:7']);
});
