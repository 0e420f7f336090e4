import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { beside, OTHER_HASH } from '#backend/testing/beside.ts';
import { buildMember, mobileOf, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => closeAudited(world));

test.each([
  ['a new password', { passwordHash: OTHER_HASH }],
  ['a lock', { status: 'locked' as const }],
  ['a closing', { status: 'closed' as const, closedAt: new Date('2025-06-15T12:00:00Z') }],
])('a login with the right password that meets %s begins no session', async (_name, change) => {
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  // The session that the member was built with is not ended by what only stands for a closing.
  await world.db.query({ name: 'test_end', text: 'UPDATE session SET revoked_at = last_seen_at' }, []);
  const { body } = await beside(world, memberId, change, () =>
    world.call('POST /api/login', { username, password: TEST_PASSWORD }),
  );
  expect(body).toMatchObject({ error: 4001 });
  expect(body.access_token).toBeUndefined();
});

test('a change of the password that meets a reset leaves what the reset set', async () => {
  const { memberId, token } = await buildMember(world);
  const change = { current_password: TEST_PASSWORD, password: 'a-better-word-2569' };
  const { body } = await beside(world, memberId, { passwordHash: OTHER_HASH }, () =>
    world.call('POST /api/member/change_password', change, token),
  );
  expect(body.error).toBe(4008);
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  expect(own?.passwordHash).toBe(OTHER_HASH);
});
