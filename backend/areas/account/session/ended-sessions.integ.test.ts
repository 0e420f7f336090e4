import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { sessionLimits } from '#contract/constants.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});
beforeEach(() => world.clock.set(EVENING));

const NEW_PASSWORD = 'a-better-word-2569';
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());
const statusOf = async (token: string) => (await world.call('GET /api/get_user_info', {}, token)).status;
async function usernameOf({ memberId }: BuiltMember): Promise<string> {
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  return own?.username ?? '';
}
const login = async (one: BuiltMember, password: string, headers: Record<string, string> = {}) => {
  const { body } = await world.send(
    'POST /api/login',
    { username: await usernameOf(one), password },
    headers,
  );
  return body.access_token ?? '';
};

/** Each way in which a session ends; `spare` is another one of the same member. */
const ways: Readonly<Record<string, (stolen: string, spare: string, one: BuiltMember) => Promise<unknown>>> =
  {
    'its logout': (stolen) => world.call('POST /api/logout', {}, stolen),
    'a change of the password elsewhere': (_, spare) =>
      world.call(
        'POST /api/member/change_password',
        { current_password: TEST_PASSWORD, password: NEW_PASSWORD },
        spare,
      ),
    'the others being ended': (_, spare) =>
      world.call('POST /api/member/sessions/end', { others: true }, spare),
    'being ended by its id': async (_, spare) => {
      const { body } = await world.call('GET /api/member/profile', {}, spare);
      const other = body.data?.sessions.find(({ is_current }) => !is_current);
      await world.call('POST /api/member/sessions/end', { session_id: other?.session_id ?? '' }, spare);
    },
    'a reset by code': async (_stolen, _keeper, one) => {
      const username = await usernameOf(one);
      const log = catchLog(world);
      const { body } = await world.call('POST /api/reset_password', { username });
      const reset = { username, ref: body.data?.ref ?? '', otp: log.lastCode(), password: NEW_PASSWORD };
      await world.call('POST /api/reset_password_v2', reset);
    },
    'a lock by the operator': async (_stolen, _keeper, one) =>
      runOps(world.services, {
        command: 'member lock',
        options: { username: await usernameOf(one) },
        who: 'nok',
        why: 'a test',
        yes: true,
      }),
    'half an hour without use': async () => later(sessionLimits.idleMs + 1),
    'twelve hours of use': async (stolen) => {
      for (let ms = 0; ms < sessionLimits.absoluteMs; ms += sessionLimits.idleMs) {
        later(sessionLimits.idleMs);
        await statusOf(stolen);
      }
      later(1);
    },
  };

describe('a token that is sent again after', () => {
  it.each(Object.entries(ways))('%s is worth nothing', async (_, end) => {
    const one = await buildMember(world);
    const stolen = one.token;
    // A second later, so that it is known which began first.
    later(1_000);
    const spare = await openSession(world, one.memberId);
    expect(await statusOf(stolen)).toBe(200);
    await end(stolen, spare, one);
    const calls = ['GET /api/member/profile', 'POST /api/logout', 'POST /api/member/wallets'];
    for (const key of calls)
      expect(await world.send(key, {}, { authorization: `Bearer ${stolen}` })).toMatchObject({ status: 401 });
  });
});

describe('fixation', () => {
  it('a login takes no token, session or device from whoever asks for it', async () => {
    const one = await buildMember(world);
    const planted = 'planted-by-somebody-else-000000000000000000';
    const headers = { authorization: `Bearer ${planted}`, cookie: `session=${planted}` };
    const username = await usernameOf(one);
    const more = { access_token: planted, token: planted, token_hash: planted, session_id: planted };
    const { body } = await world.send(
      'POST /api/login',
      { username, password: TEST_PASSWORD, ...more },
      headers,
    );
    expect(body.access_token).toMatch(/^[\w-]{43}$/);
    expect(body.access_token).not.toBe(planted);
    expect(await statusOf(planted)).toBe(401);
  });

  it('each login has a token of its own; who holds the one before a new password does not hold the next', async () => {
    const one = await buildMember(world);
    const tokens = [await login(one, TEST_PASSWORD), await login(one, TEST_PASSWORD)];
    expect(new Set([...tokens, one.token]).size).toBe(3);
    const change = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    await world.call('POST /api/member/change_password', change, tokens[1]);
    expect(await Promise.all([one.token, ...tokens].map(statusOf))).toEqual([401, 401, 200]);
    expect(await login(one, TEST_PASSWORD)).toBe('');
    expect(await statusOf(await login(one, NEW_PASSWORD))).toBe(200);
  });
});
