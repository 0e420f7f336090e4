import { afterAll, expect, test } from 'vitest';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const later = (ms: number) => world.clock.set(new Date(Date.parse(EVENING) + ms).toISOString());
const profile = async (token: string) => (await world.call('GET /api/member/profile', {}, token)).body.data;
const end = (input: { session_id?: string; others?: true }, token: string) =>
  world.call('POST /api/member/sessions/end', input, token);
const isAlive = async (token: string) =>
  (await world.call('GET /api/get_user_info', {}, token)).status === 200;

test('a profile hides numbers, and names every session that stands, this one among them', async () => {
  world.clock.set(EVENING);
  const { memberId, token: first } = await buildMember(world);
  later(20 * 60_000);
  const second = await openSession(world, memberId);
  const shown = await profile(second);
  expect(shown).toMatchObject({
    username_masked: expect.stringMatching(/^081-xxx-\d{4}$/),
    birth_year: 1990,
    sub_bank: null,
    password_changed_at: null,
    previous_login: { at: new Date(EVENING).toISOString(), address_masked: '192.0.x.x' },
  });
  expect(shown?.sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
  expect(shown?.logins.map(({ is_current }) => is_current)).toEqual([true, false]);
  expect(JSON.stringify(shown)).not.toMatch(/192\.0\.2|\b\d{10}\b/);
  expect(JSON.stringify(shown)).not.toContain(hashToken(second));
  // The other one was idle for half an hour by then; it stays among the logins.
  later(31 * 60_000);
  const then = await profile(second);
  expect(then?.sessions).toHaveLength(1);
  expect(then?.logins).toHaveLength(2);
  expect(await isAlive(first)).toBe(false);
});

test('one is ended by its id, twice as well; all others at once; this one stays', async () => {
  world.clock.set(EVENING);
  const { memberId, token } = await buildMember(world);
  const others: string[] = [];
  for (let made = 0; made < 3; made += 1) others.push(await openSession(world, memberId));

  const id = (await profile(token))?.sessions.find(({ is_current }) => !is_current)?.session_id ?? '';
  for (let times = 0; times < 2; times += 1)
    expect((await end({ session_id: id }, token)).body.error).toBe(0);
  const alive = await Promise.all(others.map(isAlive));
  expect(alive.filter(Boolean)).toHaveLength(2);
  expect((await end({ others: true }, token)).body.error).toBe(0);
  expect(await Promise.all(others.map(isAlive))).toEqual([false, false, false]);
  expect((await profile(token))?.sessions).toMatchObject([{ is_current: true }]);
});

test('somebody else’s session, a made-up one, both and neither', async () => {
  world.clock.set(EVENING);
  const [own, other] = [await buildMember(world), await buildMember(world)];
  const [theirs] = (await profile(other.token))?.sessions ?? [];
  expect((await end({ session_id: theirs?.session_id ?? '' }, own.token)).status).toBe(404);
  expect((await end({ session_id: 'f'.repeat(32) }, own.token)).status).toBe(404);
  for (const input of [{}, { session_id: 'f'.repeat(32), others: true as const }, { session_id: own.token }])
    expect((await end(input, own.token)).status).toBe(422);
  expect(await isAlive(other.token)).toBe(true);
});

test('a change of the password is dated, and ends the others', async () => {
  world.clock.set(EVENING);
  const { memberId, token } = await buildMember(world);
  const other = await openSession(world, memberId);
  later(60_000);
  const change = { current_password: TEST_PASSWORD, password: 'a-better-word-2569' };
  expect((await world.call('POST /api/member/change_password', change, token)).body.error).toBe(0);
  expect((await profile(token))?.password_changed_at).toBe(world.clock.now().toISOString());
  expect(await isAlive(other)).toBe(false);
});
