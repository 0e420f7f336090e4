import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { openSecret } from '#backend/areas/account/second-factor/seal-secret.ts';
import { secondFactor } from '#backend/areas/account/second-factor/tables.ts';
import { cleanSessions } from '#backend/areas/account/session/clean-sessions.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { DAY_MS } from '#backend/core/limits/limit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, mobileOf, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { switchOn } from '#backend/testing/second-factor.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});
beforeEach(() => world.clock.set(EVENING));

const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());
const HALF_MINUTE = 30_000;
const PHONE = 'browser-of-the-member-0001';
const OTHER_PHONE = 'browser-of-the-member-0002';

async function build(balance = 0) {
  const member = await buildMember(world, { balance });
  return { ...member, username: await mobileOf(world, member.memberId) };
}
async function login(username: string, more: object = {}, device?: string, address = '192.0.2.77') {
  const { body } = await world.send(
    'POST /api/login',
    { username, password: TEST_PASSWORD, ...more },
    { 'x-client-address': address, ...(device !== undefined && { 'x-device-id': device }) },
  );
  return body;
}
const shownOf = async (token: string) =>
  (await world.call('GET /api/member/profile', {}, token)).body.data?.second_factor;
const kindsOf = async (token: string) =>
  (await world.call('GET /api/member/security_events', {}, token)).body.data?.map(({ kind }) => kind);
const switchOffBy = (username: string) =>
  runOps(world.services, {
    command: 'member second-factor-off',
    options: { username },
    who: 'nok',
    why: 'a lost phone',
    yes: true,
  });
const withdraw = (token: string, amount: number, second_factor?: string, device?: string) =>
  world.send(
    'POST /api/member/withdraw/create',
    { amount, password: TEST_PASSWORD, second_factor, idempotency_key: world.services.random.uuid() },
    { authorization: `Bearer ${token}`, ...(device !== undefined && { 'x-device-id': device }) },
  );

describe('switching on', () => {
  test('asks for the password, and nothing else before a first code; then the codes are told once', async () => {
    const { token, username } = await build();
    const begin = (password: string) =>
      world.call('POST /api/member/second_factor/begin', { password }, token);
    expect((await begin('not-my-password')).body.error).toBe(4008);
    expect((await begin(TEST_PASSWORD)).body.data).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/pwin%3A081-xxx-\d{4}\?secret=[A-Z2-7]{32}&issuer=pwin/),
    });
    expect(await shownOf(token)).toBeNull();
    expect((await login(username)).error).toBe(0);

    const { recoveryCodes } = await switchOn(world, token);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await shownOf(token)).toEqual({ since: new Date(EVENING).toISOString(), recovery_left: 10 });
    expect(await kindsOf(token)).toContain('second_factor_on');
    expect((await begin(TEST_PASSWORD)).body.error).toBe(4013);
  });

  test('a wrong first code leaves it off; without a beginning there is nothing to confirm', async () => {
    const { token } = await build();
    const confirm = (second_factor: string) =>
      world.call('POST /api/member/second_factor/confirm', { second_factor }, token);
    expect((await confirm('123456')).status).toBe(404);
    await world.call('POST /api/member/second_factor/begin', { password: TEST_PASSWORD }, token);
    expect((await confirm('12345')).body.error).toBe(4012);
    expect(await shownOf(token)).toBeNull();
  });

  test('what was only begun is gone after a day', async () => {
    const { token } = await build();
    await world.call('POST /api/member/second_factor/begin', { password: TEST_PASSWORD }, token);
    const begun = await world.db.orm.$count(secondFactor);
    later(DAY_MS + 1);
    await cleanSessions(world.services);
    expect(await world.db.orm.$count(secondFactor)).toBeLessThan(begun);
  });

  test('a leaked row gives no code: the secret is sealed for its member with a key that is elsewhere', async () => {
    const { token, memberId } = await build();
    const { secret, recoveryCodes } = await switchOn(world, token);
    const rows = await world.db.orm.select().from(secondFactor);
    const text = JSON.stringify(rows);
    for (const told of [secret, ...recoveryCodes]) expect(text).not.toContain(told);
    const row = rows.find((one) => one.memberId === memberId);
    expect(openSecret(world.services, memberId, row?.secret ?? '')).toHaveLength(20);
    expect(openSecret(world.services, world.services.random.uuid(), row?.secret ?? '')).toBeUndefined();
    expect(openSecret({ accountKey: Buffer.alloc(32) }, memberId, row?.secret ?? '')).toBeUndefined();
  });
});

describe('at login', () => {
  test('is asked for after the right password alone, and each code is good once', async () => {
    const { token, username } = await build();
    const { code } = await switchOn(world, token);
    expect((await login(username, { password: 'not-my-password' })).error).toBe(4001);
    expect(await login(username)).toMatchObject({ error: 4011, data: { field: 'second_factor' } });
    const used = code();
    const first = await login(username, { second_factor: used });
    expect(first).toMatchObject({ error: 0, access_token: expect.any(String) });
    expect((await login(username, { second_factor: used })).error).toBe(4012);
    later(HALF_MINUTE);
    expect((await login(username, { second_factor: ` ${code()} ` })).error).toBe(0);
    // The half minute before is over for good once a later one was used.
    expect((await login(username, { second_factor: used })).error).toBe(4012);
  });

  test('an answer that was lost uses up no other code: the same browser is not asked again', async () => {
    const { token, username } = await build();
    const { recoveryCodes } = await switchOn(world, token);
    const again = () => login(username, { second_factor: recoveryCodes[0] }, PHONE);
    expect((await again()).error).toBe(0);
    expect((await again()).error).toBe(0);
    expect(await shownOf(token)).toMatchObject({ recovery_left: 9 });
    expect((await login(username, { second_factor: recoveryCodes[0] }, OTHER_PHONE)).error).toBe(4012);
  });

  test('a browser that showed it is not asked for thirty days, and a browser with the password alone always', async () => {
    const { token, username } = await build();
    const { code } = await switchOn(world, token);
    expect((await login(username, {}, PHONE)).error).toBe(4011);
    expect((await login(username, { second_factor: code() }, PHONE)).error).toBe(0);
    later(29 * DAY_MS);
    expect((await login(username, {}, PHONE)).error).toBe(0);
    expect((await login(username, {}, OTHER_PHONE)).error).toBe(4011);
    later(DAY_MS);
    expect((await login(username, {}, PHONE)).error).toBe(4011);
  });

  test.each([
    [
      'one is logged out from another',
      async (own: string, session_id: string) =>
        world.call('POST /api/member/sessions/end', { session_id }, own),
    ],
    [
      'all others are',
      async (own: string) => world.call('POST /api/member/sessions/end', { others: true }, own),
    ],
    [
      'the password changes',
      async (own: string) =>
        world.call(
          'POST /api/member/change_password',
          { current_password: TEST_PASSWORD, password: TEST_PASSWORD },
          own,
        ),
    ],
  ])('a browser has to show it again when %s', async (_, end) => {
    const { token, username } = await build();
    const { code } = await switchOn(world, token);
    await login(username, { second_factor: code() }, PHONE);
    expect((await login(username, {}, PHONE)).error).toBe(0);
    const sessions = (await world.call('GET /api/member/profile', {}, token)).body.data?.sessions ?? [];
    expect((await end(token, sessions[0]?.session_id ?? '')).body.error).toBe(0);
    expect((await login(username, {}, PHONE)).error).toBe(4011);
  });

  test('a recovery code is good once, however it is typed, and the member is told', async () => {
    const { token, username } = await build();
    const { recoveryCodes } = await switchOn(world, token);
    const [first = '', second = '', third = ''] = recoveryCodes;
    expect((await login(username, { second_factor: first.toLowerCase() })).error).toBe(0);
    expect((await login(username, { second_factor: first })).error).toBe(4012);
    expect((await login(username, { second_factor: second.replace('-', ' ') })).error).toBe(0);
    const pasted = `\u2066${third.replace('-', '\u2011')}\u200b\u2069`;
    expect((await login(username, { second_factor: pasted })).error).toBe(0);
    expect(await shownOf(token)).toMatchObject({ recovery_left: 7 });
    expect(await kindsOf(token)).toContain('recovery_code_used');
  });

  test('wrong codes elsewhere are counted there: the member at home withdraws, and a recovery code still opens', async () => {
    const { token, username } = await build(500);
    const { code, recoveryCodes } = await switchOn(world, token);
    const wrong = { second_factor: '12345' };
    for (let tries = 0; tries < accountLimits.wrongSecondFactor.count; tries += 1)
      expect((await login(username, wrong)).error).toBe(4012);
    expect(await login(username, { second_factor: code() })).toMatchObject({
      error: 4002,
      data: { until: expect.any(String) },
    });
    expect((await login(username, { second_factor: recoveryCodes[0] })).error).toBe(0);
    expect((await withdraw(token, 100, code())).body.error).toBe(0);
  });
});

describe('wrong codes of who knows the password', () => {
  const wrong = { second_factor: '12345' };
  const own = accountLimits.wrongSecondFactor.count;
  const all = accountLimits.wrongSecondFactorOfMember.count;

  test('at one strange address leave tries at another, and all strange ones together have few', async () => {
    const { token, username } = await build();
    const { code } = await switchOn(world, token);
    for (let tries = 0; tries < own + 3; tries += 1)
      expect((await login(username, wrong)).error).toBe(tries < own ? 4012 : 4002);
    // What is refused unlooked at uses up nothing of the others.
    const elsewhere = await login(username, { second_factor: code() }, undefined, '192.0.2.78');
    expect(elsewhere.error).toBe(0);
    later(HALF_MINUTE);
    let looked = 0;
    for (let tries = 0; tries < all + 3; tries += 1) {
      const { error } = await login(username, wrong, `browser-of-a-stranger-${tries}`, `198.51.100.${tries}`);
      if (error === 4012) looked += 1;
    }
    expect(looked).toBe(all - own);
  });

  test('in a session elsewhere take none of those of the browser that showed it, in which money is taken out', async () => {
    const { memberId, token, username } = await build(500);
    // The thief logged in before it was switched on.
    const thief = (await login(username, {}, OTHER_PHONE, '198.51.100.9')).access_token ?? '';
    const { code } = await switchOn(world, token);
    const home = (await login(username, { second_factor: code() }, PHONE)).access_token ?? '';
    for (let tries = 0; tries <= own; tries += 1)
      expect((await withdraw(thief, 100, '12345', OTHER_PHONE)).body.error).toBe(tries < own ? 4012 : 4002);
    for (let browser = 0; browser < 10; browser += 1) {
      const session = await openSession(world, memberId);
      await withdraw(session, 100, '12345', `another-old-browser-${browser}0000`);
    }
    later(HALF_MINUTE);
    expect((await withdraw(home, 100, code(), PHONE)).body.error).toBe(0);
  });
});

describe('before a withdrawal', () => {
  test('is asked for with the password, in every browser; without money moved by less', async () => {
    const { token } = await build(500);
    const info = async () => (await world.call('GET /api/member/withdraw/info', {}, token)).body.data;
    expect(await info()).toMatchObject({ second_factor: false });
    const { code } = await switchOn(world, token);
    expect(await info()).toMatchObject({ second_factor: true });
    expect((await withdraw(token, 100)).body.error).toBe(4011);
    expect((await withdraw(token, 100, '12345')).body.error).toBe(4012);
    expect(await info()).toMatchObject({ available: 500 });
    expect((await withdraw(token, 100, code())).body.error).toBe(0);
    expect(await info()).toMatchObject({ available: 400 });
  });
});

describe('switching off', () => {
  test('takes the password and a code; then neither login nor withdrawal asks', async () => {
    const { token, username } = await build(500);
    const { code } = await switchOn(world, token);
    const end = (password: string, second_factor?: string) =>
      world.send(
        'POST /api/member/second_factor/end',
        { password, second_factor },
        { authorization: `Bearer ${token}` },
      );
    expect((await end('not-my-password', code())).body.error).toBe(4008);
    expect((await end(TEST_PASSWORD)).body.error).toBe(4011);
    expect((await end(TEST_PASSWORD, code())).body.error).toBe(0);
    expect((await end(TEST_PASSWORD)).body.error).toBe(0);
    expect(await shownOf(token)).toBeNull();
    expect((await login(username)).error).toBe(0);
    expect((await withdraw(token, 100)).body.error).toBe(0);
    expect((await kindsOf(token))?.filter((kind) => kind === 'second_factor_off')).toHaveLength(1);
  });

  test('new recovery codes take the place of those before', async () => {
    const { token, username } = await build();
    const { code, recoveryCodes } = await switchOn(world, token);
    const asked = { password: TEST_PASSWORD, second_factor: code() };
    const renewed = await world.call('POST /api/member/second_factor/recovery_codes', asked, token);
    expect(renewed.body.data?.recovery_codes).toHaveLength(10);
    expect((await login(username, { second_factor: recoveryCodes[0] })).error).toBe(4012);
    const [fresh = ''] = renewed.body.data?.recovery_codes ?? [];
    expect((await login(username, { second_factor: fresh })).error).toBe(0);
    const nobodys = await build();
    const none = { password: TEST_PASSWORD };
    expect(
      (await world.call('POST /api/member/second_factor/recovery_codes', none, nobodys.token)).status,
    ).toBe(404);
  });

  test('by an operator, for who has lost everything; the member is told', async () => {
    const { memberId, token, username } = await build();
    await switchOn(world, token);
    expect((await switchOffBy(username)).code).toBe(0);
    const acts = await world.db.orm.select().from(opsLog);
    const act = acts.find(({ command }) => command === 'member second-factor-off');
    expect(act?.facts).toMatchObject({ members: [`${memberId}:second_factor_off`] });
    expect((await login(username)).error).toBe(0);
    expect(await kindsOf(await openSession(world, memberId))).toContain('second_factor_off');
    expect((await switchOffBy(username)).code).toBe(1);
  });
});
