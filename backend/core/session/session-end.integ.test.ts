import { afterAll, expect, test } from 'vitest';
import { createSummaryReader } from '#backend/areas/account/session/read-session-summary.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const after = (token: string) => world.call('GET /api/get_user_info', {}, token);
const password = TEST_PASSWORD;

test('who held a session is told that the account is closed, also by a page, and nobody else', async () => {
  const { token } = await buildMember(world);
  expect((await world.call('POST /api/member/account/close', { password }, token)).body.error).toBe(0);
  expect(await after(token)).toMatchObject({ status: 401, body: { error: 401, data: { ended: 'closed' } } });
  const readSummary = createSummaryReader({
    db: world.db,
    now: () => world.clock.now(),
    counts: world.services.counts,
  });
  await expect(readSummary(token, true)).rejects.toMatchObject({ status: 401, facts: { ended: 'closed' } });
  expect((await after('a-token-that-nobody-ever-had')).body).not.toHaveProperty('data');
});

test('who held a session is told of a time-out as long as a cookie lasts, and of no logout', async () => {
  world.clock.set(EVENING);
  const { memberId, token } = await buildMember(world);
  const left = await openSession(world, memberId);
  expect((await world.call('POST /api/logout', {}, left)).body.error).toBe(0);
  expect((await after(left)).body).not.toHaveProperty('data');
  const exclusion = { length: 'day', password } as const;
  expect((await world.call('POST /api/member/protection/bar', exclusion, token)).body.error).toBe(0);
  expect((await after(token)).body).toMatchObject({ error: 401, data: { ended: 'barred' } });
  // No cookie is so old: whoever has the token by then is not told who stays away.
  world.clock.set('2025-06-16T07:00:00+07:00');
  expect((await after(token)).body).not.toHaveProperty('data');
});
