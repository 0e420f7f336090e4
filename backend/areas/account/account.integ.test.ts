import { afterAll, describe, expect, it } from 'vitest';
import { loginGuard, session } from '#backend/areas/account/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { NEWCOMER } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { sessionLimits, UNATTENDED_HEADER } from '#contract/constants.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

let counter = 0;

/** A registration that no other test uses. */
function newForm(): typeof NEWCOMER {
  counter += 1;
  const digits = String(counter).padStart(7, '0');
  return { ...NEWCOMER, username: `090${digits}`, bank_account_no: `555${digits}` };
}

async function registered(): Promise<typeof NEWCOMER> {
  const own = newForm();
  const { body } = await world.send('POST /api/register', own, {
    'x-client-address': `198.51.100.${counter}`,
  });
  expect(body.error).toBe(0);
  return own;
}

async function tokenOf(own: typeof NEWCOMER): Promise<string> {
  const { body } = await world.call('POST /api/login', { username: own.username, password: own.password });
  expect(body.error).toBe(0);
  return body.access_token ?? '';
}

describe('register', () => {
  it('refuses what no form sends with a message per field', async () => {
    const { status, body } = await world.send('POST /api/register', {
      ...NEWCOMER,
      username: '0212345678',
      password: 'short',
      first_name: 'x1',
      birth_date: '2010-01-01',
      bank_account_no: '12',
      accept_terms: false,
    });
    expect(status).toBe(422);
    expect(Object.keys(Object(Object(body.data).fields)).sort()).toEqual([
      'accept_terms',
      'bank_account_no',
      'birth_date',
      'first_name',
      'password',
      'username',
    ]);
  });

  it('opens an account with an empty main wallet, however the number is written', async () => {
    const { body } = await world.call('POST /api/register', { ...NEWCOMER, username: '+66 81-234-5678' });
    expect(body).toMatchObject({ error: 0, data: { username: '0812345678' } });
    const wallets = await world.call(
      'POST /api/member/wallets',
      {},
      await tokenOf({ ...NEWCOMER, username: '0812345678' }),
    );
    expect(wallets.body.data).toMatchObject([{ balance: 0, wallet_type_id: 1 }]);
  });

  it('refuses a taken number and a taken bank account', async () => {
    const own = await registered();
    expect(
      (await world.call('POST /api/register', { ...newForm(), username: own.username })).body.error,
    ).toBe(4006);
    const sameBank = { ...newForm(), bank_account_no: own.bank_account_no };
    expect((await world.call('POST /api/register', sameBank)).body.error).toBe(4007);
  });

  it('lets one of ten through that come at the same time', async () => {
    const own = newForm();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.call('POST /api/register', own)),
    );
    expect(answers.map(({ body }) => body.error).sort()).toEqual([0, ...Array(9).fill(4006)]);
  });

  it('takes a member who is 20 today in Bangkok and nobody younger', async () => {
    world.clock.set('2025-06-15T19:00:00+07:00');
    const born = (birth_date: string) => world.send('POST /api/register', { ...newForm(), birth_date });
    expect((await born('2005-06-15')).body.error).toBe(0);
    expect((await born('2005-06-16')).status).toBe(422);
  });
});

describe('limits of one address', () => {
  it('do not hold for what was never tried: waiting and a full house are no failures', async () => {
    const own = await registered();
    const stranger = { 'x-client-address': '203.0.113.201' };
    const attempt = (password: string) =>
      world.send('POST /api/login', { username: own.username, password }, stranger);
    for (let tries = 0; tries < 60; tries += 1) await attempt('wrong-password');
    expect((await attempt(own.password)).body.error).toBe(4002);
    const others = await registered();
    const good = { username: others.username, password: others.password };
    expect((await world.send('POST /api/login', good, stranger)).body.error).toBe(0);
  });
});

describe('login', () => {
  it('answers alike for an unknown number and a wrong password', async () => {
    const own = await registered();
    const wrong = await world.call('POST /api/login', {
      username: own.username,
      password: 'not-the-password',
    });
    const unknown = await world.call('POST /api/login', {
      username: '0899999998',
      password: 'not-the-password',
    });
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.error).toBe(4001);
  });

  it('makes the fourth try wait 1 minute, the next 2, and never answers a password meanwhile', async () => {
    const own = await registered();
    const attempt = (password: string) => world.call('POST /api/login', { username: own.username, password });
    world.clock.set('2025-06-15T20:00:00+07:00');
    for (let failures = 0; failures < 3; failures += 1)
      expect((await attempt('wrong-password')).body.error).toBe(4001);
    const locked = await attempt(own.password);
    expect(locked.body).toMatchObject({ error: 4002, data: { until: '2025-06-15T13:01:00.000Z' } });
    world.clock.set('2025-06-15T20:01:01+07:00');
    expect((await attempt('wrong-password')).body.error).toBe(4001);
    expect((await attempt(own.password)).body).toMatchObject({
      error: 4002,
      data: { until: '2025-06-15T13:03:01.000Z' },
    });
    world.clock.set('2025-06-15T20:03:02+07:00');
    expect((await attempt(own.password)).body.error).toBe(0);
    expect((await attempt('wrong-password')).body.error).toBe(4001);
  });

  it('does not let a stranger keep a member waiting at an address where the member was before', async () => {
    const own = await registered();
    const from = (address: string, password: string) =>
      world.send('POST /api/login', { username: own.username, password }, { 'x-client-address': address });
    expect((await from('192.0.2.10', own.password)).body.error).toBe(0);
    for (let tries = 0; tries < 6; tries += 1) await from('198.51.100.99', 'wrong-password');
    expect((await from('198.51.100.99', own.password)).body.error).toBe(4002);
    expect((await from('192.0.2.10', own.password)).body.error).toBe(0);
  });

  it.each([
    ['a process that died with a try', -1],
    ['a clock that was ahead', 365 * 86_400_000],
  ])('is not held up by %s', async (_, heldMs) => {
    const own = await registered();
    const attempt = (password: string) => world.call('POST /api/login', { username: own.username, password });
    await attempt('wrong-password');
    const heldUntil = new Date(world.clock.now().getTime() + heldMs);
    await world.db.orm.update(loginGuard).set({ holder: world.services.random.uuid(), heldUntil });
    for (let tries = 0; tries < 2; tries += 1)
      expect((await attempt('wrong-password')).body.error).toBe(4001);
    expect((await attempt(own.password)).body.error).toBe(4002);
  });

  it('counts tries that come at the same time', async () => {
    const own = await registered();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.call('POST /api/login', { username: own.username, password: 'wrong-password' }),
      ),
    );
    expect(answers.filter(({ body }) => body.error === 4001).length).toBeLessThanOrEqual(3);
  });
});

describe('session', () => {
  it('needs a token that was given out', async () => {
    expect((await world.send('GET /api/get_user_info', {})).status).toBe(401);
    const forged = await world.send(
      'GET /api/get_user_info',
      {},
      { authorization: `Bearer ${'x'.repeat(43)}` },
    );
    expect(forged.status).toBe(401);
  });

  it('shows numbers masked and the session before', async () => {
    const own = await registered();
    await tokenOf(own);
    world.clock.set('2025-06-16T00:00:00+07:00');
    const { body } = await world.call('GET /api/get_user_info', {}, await tokenOf(own));
    const text = JSON.stringify(body);
    expect(text).not.toContain(own.username);
    expect(text).not.toContain(own.bank_account_no);
    expect(body.data?.previous_login?.at).toBe('2025-06-15T13:03:02.000Z');
  });

  it('ends at logout', async () => {
    const token = await tokenOf(await registered());
    expect((await world.call('POST /api/logout', {}, token)).body.error).toBe(0);
    expect((await world.call('GET /api/get_user_info', {}, token)).status).toBe(401);
    expect((await world.call('POST /api/logout', {}, token)).status).toBe(401);
  });

  it('ends 30 minutes after the last use and 12 hours after the login', async () => {
    const token = await tokenOf(await registered());
    const start = Date.parse('2025-06-16T00:00:00+07:00');
    const at = async (minutes: number) => {
      world.clock.set(new Date(start + minutes * 60_000).toISOString());
      return (await world.call('GET /api/get_user_info', {}, token)).status;
    };
    for (let minutes = 29; minutes <= 12 * 60; minutes += 29) expect(await at(minutes)).toBe(200);
    expect(await at(12 * 60 + 1)).toBe(401);
    world.clock.set(new Date(start).toISOString());
    const idle = await tokenOf(await registered());
    world.clock.set(new Date(start + 31 * 60_000).toISOString());
    expect((await world.call('GET /api/get_user_info', {}, idle)).status).toBe(401);
  });

  it('is idle from its last use on, to the millisecond, whatever of it is written', async () => {
    const token = await tokenOf(await registered());
    const start = world.clock.now().getTime();
    const at = async (ms: number) => {
      world.clock.set(new Date(start + ms).toISOString());
      return (await world.call('GET /api/get_user_info', {}, token)).status;
    };
    const { idleMs } = sessionLimits;
    expect(await at(40_000)).toBe(200);
    expect(await at(40_000 + idleMs)).toBe(200);
    expect(await at(90_000 + idleMs)).toBe(200);
    const shown = await world.call('GET /api/member/profile', {}, token);
    expect(shown.body.data?.sessions).toHaveLength(1);
    expect(await at(90_001 + 2 * idleMs)).toBe(401);
  });

  it('is idle however often a page asks by itself', async () => {
    const token = await tokenOf(await registered());
    const ask = (headers: Record<string, string>) =>
      world.send('GET /api/get_user_info', {}, { authorization: `Bearer ${token}`, ...headers });
    const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());
    for (let minute = 0; minute < 30; minute += 1) {
      expect((await ask({ [UNATTENDED_HEADER]: '1' })).status).toBe(200);
      later(60_000);
    }
    later(1);
    expect((await ask({ [UNATTENDED_HEADER]: '1' })).status).toBe(401);
    expect((await ask({})).status).toBe(401);
  });

  it('ends when a clock that was ahead had dated it, and is never idle for ever', async () => {
    world.clock.set('2026-01-01T00:00:00+07:00');
    const own = await registered();
    const begun = await tokenOf(own);
    const used = await tokenOf(own);
    const info = async (token: string) => (await world.call('GET /api/get_user_info', {}, token)).status;
    world.clock.set('2025-12-31T23:59:30+07:00');
    expect(await info(begun)).toBe(200);
    world.clock.set('2025-12-31T20:00:00+07:00');
    expect(await info(begun)).toBe(401);
    await world.db.orm.update(session).set({ createdAt: new Date('2025-12-31T12:00:00Z') });
    expect(await info(used)).toBe(401);
    expect(await info(await tokenOf(own))).toBe(200);
  });

  it('keeps only a hash of the token', async () => {
    const token = await tokenOf(await registered());
    const rows = await world.db.orm.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('password', () => {
  it('changes with the current one and ends the other sessions', async () => {
    const own = await registered();
    const [first, second] = [await tokenOf(own), await tokenOf(own)];
    const change = (current_password: string, password: string) =>
      world.call('POST /api/member/change_password', { current_password, password }, second);
    expect((await change('wrong-password', 'another-word-1')).body.error).toBe(4008);
    expect((await change(own.password, 'short')).status).toBe(422);
    expect((await change(own.password, 'another-word-1')).body.error).toBe(0);
    expect((await world.call('GET /api/get_user_info', {}, first)).status).toBe(401);
    expect((await world.call('GET /api/get_user_info', {}, second)).status).toBe(200);
  });

  it('may be any letters, also such as spell a character in JSON', async () => {
    const own = { ...newForm(), password: String.raw`my\u0000key\ud83d` };
    expect((await world.call('POST /api/register', own)).body.error).toBe(0);
    await tokenOf(own);
    expect(
      (await world.send('POST /api/register', { ...newForm(), password: 'my\u0000key-2569' })).status,
    ).toBe(422);
  });

  it('is set anew with a one-time code, once', async () => {
    const own = await registered();
    const log = catchLog(world);
    const asked = await world.call('POST /api/reset_password', { username: own.username });
    const unknown = await world.call('POST /api/reset_password', { username: '0899999997' });
    expect(Object.keys(asked.body.data ?? {})).toEqual(Object.keys(unknown.body.data ?? {}));
    expect((await world.call('POST /api/reset_password', { username: own.username })).body.error).toBe(4005);
    const ref = asked.body.data?.ref ?? '';
    const code = log.lastCode();
    const reset = (otp: string) =>
      world.call('POST /api/reset_password_v2', {
        username: own.username,
        ref,
        otp,
        password: 'brand-new-word',
      });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await reset(wrong)).body).toMatchObject({ error: 4003, data: { tries_left: 4 } });
    expect((await reset(code)).body.error).toBe(0);
    expect((await reset(code)).body.error).toBe(4004);
    expect(
      (await world.call('POST /api/login', { username: own.username, password: 'brand-new-word' })).body
        .error,
    ).toBe(0);
  });

  it('gives a code five tries and five minutes', async () => {
    const own = await registered();
    const { body } = await world.call('POST /api/reset_password', { username: own.username });
    const ref = body.data?.ref ?? '';
    const reset = () =>
      world.call('POST /api/reset_password_v2', {
        username: own.username,
        ref,
        otp: '000000',
        password: 'brand-new-word',
      });
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await reset()).body.error);
    expect(codes.at(-1)).toBe(4004);
    expect(codes.slice(0, 5).every((code) => code === 4003 || code === 0)).toBe(true);
  });
});

describe('second bank account', () => {
  it('needs a session, a listed bank, a whole number and the password', async () => {
    const own = await registered();
    const token = await tokenOf(own);
    const body = { bank_code: '014', bank_account_no: '9876543210', password: own.password };
    expect((await world.send('POST /api/member/update_sub_bank_account', body)).status).toBe(401);
    const send = (change: Partial<typeof body>) =>
      world.call('POST /api/member/update_sub_bank_account', { ...body, ...change }, token);
    expect((await send({ bank_code: '999' })).status).toBe(422);
    expect((await send({ bank_account_no: '123' })).status).toBe(422);
    expect((await send({ password: 'wrong-password' })).body.error).toBe(4008);
    expect((await send({})).body.data).toMatchObject({ bank_code: '014', account_masked: 'xxx-x-x4321-x' });
  });

  it('is told to the member once, and is neither the main one of this member nor of anybody else', async () => {
    const own = await registered();
    const other = await registered();
    const token = await tokenOf(own);
    const send = (bank_account_no: string) =>
      world.call(
        'POST /api/member/update_sub_bank_account',
        { bank_code: own.bank_code, bank_account_no, password: own.password },
        token,
      );
    for (const taken of [own, other])
      expect((await send(taken.bank_account_no)).body).toMatchObject({
        error: 4007,
        data: { field: 'bank_account_no' },
      });
    for (let times = 0; times < 2; times += 1) expect((await send('876-5-43210-9')).body.error).toBe(0);
    const { body } = await world.call('GET /api/member/security_events', {}, token);
    expect(body.data?.map(({ kind }) => kind)).toEqual(['sub_bank_changed']);
  });

  it('is one member’s: another member’s second one is taken for registrations and for seconds, until it is given up', async () => {
    const [own, other] = [await registered(), await registered()];
    const [ownToken, otherToken] = [await tokenOf(own), await tokenOf(other)];
    const note = (token: string, bank_account_no: string) =>
      world.call(
        'POST /api/member/update_sub_bank_account',
        { bank_code: '014', bank_account_no, password: own.password },
        token,
      );
    const theSame = '8880001111';
    expect((await note(ownToken, theSame)).body.error).toBe(0);
    const refused = { error: 4007, message: 'บัญชีธนาคารนี้มีผู้ใช้สมัครแล้ว', data: { field: 'bank_account_no' } };
    expect((await note(otherToken, '888-000-1111')).body).toEqual(refused);
    const newcomer = { ...newForm(), bank_code: '014', bank_account_no: theSame };
    expect((await world.call('POST /api/register', newcomer)).body).toEqual(refused);
    expect((await note(ownToken, '8880002222')).body.error).toBe(0);
    expect((await note(otherToken, theSame)).body.error).toBe(0);
  });

  it('that is somebody’s uses up a try of five a day, right ones none', async () => {
    const own = await registered();
    const other = await registered();
    const token = await tokenOf(own);
    const note = (bank_account_no: string) =>
      world.call(
        'POST /api/member/update_sub_bank_account',
        { bank_code: own.bank_code, bank_account_no, password: own.password },
        token,
      );
    for (let times = 0; times < 7; times += 1)
      expect((await note(`77700${counter}${times}00000`.slice(0, 10))).body.error).toBe(0);
    for (let times = 0; times < 5; times += 1)
      expect((await note(other.bank_account_no)).body.error).toBe(4007);
    expect((await note(other.bank_account_no)).status).toBe(429);
    expect((await note('7770099999')).status).toBe(429);
  });
});
