import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { member, resetCode, securityEvent, session } from '#backend/areas/account/tables.ts';
import { type CaughtLog, catchLog } from '#backend/testing/caught-log.ts';
import { NEWCOMER } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const PASSWORD = 'sabai-dee-99';
const NEW_PASSWORD = 'brand-new-word';
const world: World = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

let log: CaughtLog;
let username = '';
let counter = 0;
const accountNo = () => `777${String(counter).padStart(7, '0')}`;

/** Where calls come from: a member's browser at home, the same line without it, strangers. */
const browser = () => ({
  'x-client-address': `192.0.2.${counter}`,
  'x-device-id': `browser-of-member-${counter}-0000`,
});
const atHome = () => ({ 'x-client-address': `192.0.2.${counter}` });
const stranger = (number = 1) => ({
  'x-client-address': `2001:${counter.toString(16)}:${number.toString(16)}::1`,
});

const ask = (headers: Record<string, string>) =>
  world.send('POST /api/reset_password', { username }, headers);
const reset = (
  headers: Record<string, string>,
  ref: string,
  otp: string,
  more: { bank_last4?: string; password?: string } = {},
) =>
  world.send('POST /api/reset_password_v2', { username, ref, otp, password: NEW_PASSWORD, ...more }, headers);
const refOf = (answer: { body: { data?: unknown } }) => String(Object(answer.body.data).ref);
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
/** A number without member that no other test uses. */
const otherNumber = (number: number) => `06${String(counter * 1_000 + number).padStart(8, '0')}`;
const later = (minutes: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString());

/** A member who has logged in from the browser at home, and a day without any limit spent. */
beforeEach(async () => {
  counter += 1;
  log = catchLog(world);
  later(2 * 24 * 60);
  username = `089${String(counter).padStart(7, '0')}`;
  const form = { ...NEWCOMER, username, password: PASSWORD, bank_account_no: accountNo() };
  expect((await world.send('POST /api/register', form, browser())).body.error).toBe(0);
  expect((await world.send('POST /api/login', { username, password: PASSWORD }, browser())).body.error).toBe(
    0,
  );
});

describe('one code of a number and origin', () => {
  it('a refused second asking names the living code, so that a form can go on with it', async () => {
    const first = await ask(stranger());
    later(0.5);
    const again = await ask(stranger());
    expect(again.body).toMatchObject({
      error: 4005,
      data: { ref: refOf(first), expires_at: Object(first.body.data).expires_at },
    });
    expect((await reset(stranger(), refOf(again), log.lastCode())).body.error).toBe(0);
  });

  it('whoever asks elsewhere neither ends it nor learns of it, and all are over when one was used', async () => {
    const own = await ask(stranger());
    const code = log.lastCode();
    const other = await ask(stranger(2));
    const otherCode = log.lastCode();
    expect(other.body.error).toBe(0);
    expect(refOf(other)).not.toBe(refOf(own));
    for (let tries = 0; tries < 5; tries += 1) await reset(stranger(2), refOf(other), wrong(otherCode));
    expect((await reset(stranger(), refOf(own), code)).body.error).toBe(0);
    later(1.1);
    const third = await ask(stranger(3));
    const thirdCode = log.lastCode();
    const fourth = await ask(stranger(2));
    expect((await reset(stranger(2), refOf(fourth), log.lastCode())).body.error).toBe(0);
    expect((await reset(stranger(3), refOf(third), thirdCode)).body.error).toBe(4004);
  });

  it('a stranger who asks and tries all that an address may keeps no new phone of the member from a code', async () => {
    for (let asked = 0; asked <= accountLimits.codeOfPlace.count; asked += 1) {
      const { body } = await ask(stranger());
      expect(body.error).toBe(asked < accountLimits.codeOfPlace.count ? 0 : 4005);
      if (body.error === 0)
        for (let tries = 0; tries < 5; tries += 1) await reset(stranger(), refOf({ body }), '000000');
      later(1.1);
    }
    const own = await ask(stranger(2));
    const code = log.lastCode();
    expect((await reset(stranger(2), refOf(own), wrong(code))).body).toMatchObject({
      error: 4003,
      data: { tries_left: 4 },
    });
    expect((await reset(stranger(2), refOf(own), code)).body.error).toBe(0);
  });

  it('a stranger neither ends nor sees nor uses up the code of a member at home', async () => {
    const own = await ask(browser());
    const code = log.lastCode();
    for (let tries = 0; tries < 6; tries += 1) {
      expect(refOf(await ask(stranger(tries)))).not.toBe(refOf(own));
      expect((await reset(stranger(tries), refOf(own), wrong(code))).body.error).toBe(4004);
      later(0.5);
    }
    expect((await reset(browser(), refOf(own), code)).body.error).toBe(0);
  });

  it('two browsers at one address, known or not, have each their own', async () => {
    for (const [at, line] of [stranger(), atHome()].entries()) {
      const [mine, other] = ['one', 'two'].map((name) => ({
        ...line,
        'x-device-id': `${name}-of-the-new-browsers-${at}`,
      }));
      const own = await ask(mine ?? {});
      const code = log.lastCode();
      const hasty = await ask(other ?? {});
      expect(hasty.body).toMatchObject({ error: 4005, data: { until: expect.any(String) } });
      expect(hasty.body.data).not.toHaveProperty('ref');
      later(1.1);
      const theirs = await ask(other ?? {});
      expect(theirs.body.error).toBe(0);
      expect(refOf(theirs)).not.toBe(refOf(own));
      expect((await reset(mine ?? {}, refOf(own), code)).body.error).toBe(0);
    }
  });

  it('of twenty browsers that ask at one address at once, one is sent a code; another address need not wait', async () => {
    const browsers = Array.from({ length: 20 }, (_, at) => ({
      ...stranger(),
      'x-device-id': `browser-${at}-of-an-address-0000`,
    }));
    const answers = await Promise.all(browsers.map(ask));
    expect(answers.map(({ body }) => body.error).toSorted()).toEqual([0, ...Array(19).fill(4005)]);
    expect((await ask(stranger(2))).body.error).toBe(0);
    expect((await ask(browser())).body.error).toBe(0);
  });

  it('a browser of the member waits for nobody at its address, and others there wait for its code', async () => {
    expect((await ask(browser())).body.error).toBe(0);
    const hasty = await ask(atHome());
    expect(hasty.body).toMatchObject({ error: 4005, data: { until: expect.any(String) } });
    expect(hasty.body.data).not.toHaveProperty('ref');
    later(1.1);
    expect((await ask(atHome())).body.error).toBe(0);
    expect((await ask(browser())).body.error).toBe(0);
  });

  it('a hundred addresses that know the reference have five tries together', async () => {
    const ref = refOf(await ask(stranger()));
    const code = log.lastCode();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => reset(stranger(n), ref, wrong(code))),
    );
    expect(answers.filter(({ body }) => body.error === 4003)).toHaveLength(5);
    expect((await reset(stranger(), ref, code)).body.error).toBe(4004);
  });

  it('a member at home gets a code at once, whatever strangers asked for and tried', async () => {
    for (let asked = 0; asked < accountLimits.codeOfNumber.count + 2; asked += 1) {
      const { body } = await ask(stranger(asked));
      expect(body.error).toBe(asked < accountLimits.codeOfNumber.count ? 0 : 4005);
      if (body.error === 0)
        for (let tries = 0; tries < 5; tries += 1) await reset(stranger(asked), refOf({ body }), '000000');
      later(1.1);
    }
    const own = await ask(browser());
    expect(own.body.error).toBe(0);
    expect((await reset(browser(), refOf(own), log.lastCode())).body.error).toBe(0);
  });

  it('is sent 10 times a day to a known device, and to all numbers 30 times a day from one address', async () => {
    for (let asked = 0; asked <= accountLimits.codeOfMember.count; asked += 1) {
      expect((await ask(browser())).body.error).toBe(asked < accountLimits.codeOfMember.count ? 0 : 4005);
      later(1.1);
    }
    const answers = [];
    for (let number = 0; number <= accountLimits.codeFromAddress.count; number += 1) {
      const body = { username: otherNumber(number) };
      answers.push((await world.send('POST /api/reset_password', body, stranger())).body.error);
    }
    expect(answers).toEqual([...Array(accountLimits.codeFromAddress.count).fill(0), 4005]);
  });

  it('a code of a clock that was ahead keeps nobody waiting', async () => {
    const now = world.clock.now().toISOString();
    later(60);
    await ask(stranger());
    world.clock.set(now);
    expect((await ask(stranger())).body.error).toBe(0);
  });
});

describe('with the whole bank account', () => {
  const askWith = (headers: Record<string, string>, bank_account_no: string) =>
    world.send('POST /api/reset_password', { username, bank_account_no }, headers);
  const otherAccount = () => `555${accountNo().slice(3)}`;
  const messages = () => log.text.split('message (sandbox)').length - 1;

  /** Strangers on as many addresses as it takes. */
  async function spendNumber(): Promise<void> {
    for (let asked = 0; asked < accountLimits.codeOfNumber.count; asked += 1)
      expect((await ask(stranger(50 + asked))).body.error).toBe(0);
  }

  it('a new phone of the member gets a code and resets, whatever strangers asked for, guessed and tried', async () => {
    await spendNumber();
    const refused = await ask(stranger());
    expect(refused.body).toMatchObject({
      error: 4005,
      message: expect.stringContaining('เลขบัญชีธนาคาร'),
      data: { until: expect.any(String), field: 'bank_account_no' },
    });
    // Guesses of the account, and every wrong code that the number has.
    for (let number = 0; number < 8; number += 1) {
      const { body } = await askWith(stranger(20 + number), `666${String(number).padStart(7, '0')}`);
      for (let tries = 0; tries < 5; tries += 1)
        await reset(stranger(20 + number), refOf({ body }), '000000', { bank_last4: '0000' });
    }
    const before = messages();
    const own = await askWith(stranger(), ` ${accountNo().slice(0, 3)}-${accountNo().slice(3)} `);
    expect(own.body.error).toBe(0);
    expect(messages()).toBe(before + 1);
    expect(
      (await reset(stranger(), refOf(own), log.lastCode(), { bank_last4: accountNo().slice(-4) })).body.error,
    ).toBe(0);
  });

  it('the second account is as good, and the same again too soon is told as ever', async () => {
    const sub = `888${accountNo().slice(3)}`;
    await world.db.orm
      .update(member)
      .set({ subBankCode: '014', subBankAccountNo: sub })
      .where(eq(member.username, username));
    await spendNumber();
    const own = await askWith(stranger(), sub);
    const again = await askWith(stranger(), sub);
    expect(again.body).toMatchObject({ error: 4005, data: { ref: refOf(own) } });
    expect((await reset(stranger(), refOf(own), log.lastCode())).body.error).toBe(0);
    // Both accounts have one limit, and the answers do not tell.
    const before = messages();
    for (let asked = 1; asked <= accountLimits.codeByRightAccount.count; asked += 1)
      expect((await askWith(stranger(10 + asked), accountNo())).body.error).toBe(0);
    expect(messages()).toBe(before + accountLimits.codeByRightAccount.count - 1);
  });

  it('a wrong account, a right one and one of nobody’s number are answered alike, also by what follows', async () => {
    const own = username;
    const seen = [];
    for (const [at, [number, account]] of [
      [own, accountNo()],
      [own, otherAccount()],
      [otherNumber(1), accountNo()],
    ].entries()) {
      username = number ?? '';
      log = catchLog(world);
      const answers = [];
      for (let asked = 0; asked <= accountLimits.codeByBankAccount.count; asked += 1) {
        const from = stranger(10 * at + asked);
        const first = await askWith(from, account ?? '');
        answers.push(first, await askWith(from, account ?? ''));
        if (first.body.error === 0)
          answers.push(await reset(from, refOf(first), '000000', { bank_last4: '0000' }));
      }
      seen.push(
        answers.map(({ status, body: { error, message, data } }) => {
          const { ref: _, ...told } = Object(data);
          return { status, error, message, told };
        }),
      );
      expect(messages()).toBe(at === 0 ? accountLimits.codeByBankAccount.count : 0);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]?.at(-1)).toMatchObject({ error: 4005, told: { until: expect.any(String) } });
  });

  it('a code that a wrong account asked for is never a right one, and the member is not told of it', async () => {
    const told = () => world.db.orm.$count(securityEvent);
    const before = await told();
    const asked = await askWith(stranger(), otherAccount());
    expect(asked.body.error).toBe(0);
    expect(await told()).toBe(before);
    const [row] = await world.db.orm
      .select()
      .from(resetCode)
      .where(eq(resetCode.ref, refOf(asked)));
    expect(row?.memberId).toBeNull();
  });

  it('of a locked member nothing is sent, with the right account too', async () => {
    await world.db.orm.update(member).set({ status: 'locked' }).where(eq(member.username, username));
    const before = messages();
    expect((await askWith(stranger(), accountNo())).body.error).toBe(0);
    expect(messages()).toBe(before);
  });

  it('one address may give 30 accounts a day, and spends nothing of another', async () => {
    const { count } = accountLimits.codeByBankFromAddress;
    const errors = [];
    for (let number = 0; number <= count; number += 1) {
      const guess = { username: otherNumber(number), bank_account_no: accountNo() };
      errors.push((await world.send('POST /api/reset_password', guess, stranger(2))).body.error);
    }
    expect(errors).toEqual([...Array(count).fill(0), 4005]);
    expect((await askWith(stranger(), accountNo())).body.error).toBe(0);
  });

  it.each(['', '12345', 'abcdefghij', '12345678901'])('%j is no account number', async (typed) => {
    for (const from of [stranger(), browser()]) {
      const { status, body } = await askWith(from, typed);
      expect(status).toBe(422);
      expect(Object(body.data).fields).toHaveProperty('bank_account_no');
    }
  });
});

describe('wrong codes', () => {
  /** Uses up what the site lets pass with the code alone. */
  async function spendSite(): Promise<void> {
    for (let number = 0; number * 5 < accountLimits.wrongCodeOnSite.count; number += 1) {
      const other = { username: otherNumber(number) };
      const asked = await world.send('POST /api/reset_password', other, stranger(100 + number));
      for (let tries = 0; tries < 5; tries += 1) {
        const body = { ...other, ref: refOf(asked), otp: '123456', password: NEW_PASSWORD };
        await world.send('POST /api/reset_password_v2', body, stranger(100 + number));
      }
    }
  }

  it('when the site had many, a right code and a wrong one are answered alike until the account’s digits come', async () => {
    await spendSite();
    const ref = refOf(await ask(stranger()));
    const code = log.lastCode();
    const bare = [await reset(stranger(), ref, code), await reset(stranger(), ref, wrong(code))];
    expect(bare[0]?.body).toEqual(bare[1]?.body);
    expect(bare[0]?.body).toMatchObject({ error: 4009, data: { field: 'bank_last4' } });
    const digits = accountNo().slice(-4);
    const other = digits === '0000' ? '1111' : '0000';
    expect((await reset(stranger(), ref, code, { bank_last4: other })).body).toMatchObject({
      error: 4003,
      data: { tries_left: 4 },
    });
    expect((await reset(stranger(), ref, wrong(code), { bank_last4: digits })).body.error).toBe(4003);
    expect((await reset(stranger(), ref, code, { bank_last4: digits })).body.error).toBe(0);
  });

  it('even then the code is enough in the member’s own browser, not at the same address without it', async () => {
    await spendSite();
    const ref = refOf(await ask(browser()));
    expect((await reset(atHome(), ref, log.lastCode())).body.error).toBe(4009);
    expect((await reset(browser(), ref, log.lastCode())).body.error).toBe(0);
  });

  it('are counted at one number for all strangers together, but for the first of each code', async () => {
    let taken = 0;
    for (let asked = 0; asked < accountLimits.codeOfNumber.count; asked += 1) {
      const ref = refOf(await ask(stranger(asked)));
      for (let tries = 0; tries < 5; tries += 1) {
        const { body } = await reset(stranger(asked), ref, wrong(log.lastCode()), {
          bank_last4: accountNo().slice(-4),
        });
        if (body.error === 4003) taken += 1;
      }
      later(1.1);
    }
    const { wrongCodeOfNumber, codeOfNumber } = accountLimits;
    expect(taken).toBe(wrongCodeOfNumber.count + codeOfNumber.count - Math.ceil(wrongCodeOfNumber.count / 5));
  });
});

describe('what follows', () => {
  it('a reset lifts every wait of the account', async () => {
    const login = (password: string, headers: Record<string, string>) =>
      world.send('POST /api/login', { username, password }, headers);
    for (const from of [browser(), stranger()]) {
      for (let tries = 0; tries < 4; tries += 1) await login('not-the-password', from);
      expect((await login(PASSWORD, from)).body.error).toBe(4002);
    }
    expect((await reset(browser(), refOf(await ask(browser())), log.lastCode())).body.error).toBe(0);
    for (const from of [browser(), stranger()]) expect((await login(NEW_PASSWORD, from)).body.error).toBe(0);
    expect(log.text).toContain('"event":"login_locked"');
  });

  it('who reset from a new device is known there, while strangers go on guessing', async () => {
    const [newPhone, attacker] = [stranger(), stranger(2)];
    const loggedInAt = world.clock.now().toISOString();
    later(1);
    expect((await reset(newPhone, refOf(await ask(newPhone)), log.lastCode())).body.error).toBe(0);
    const login = (password: string, headers: Record<string, string>) =>
      world.send('POST /api/login', { username, password }, headers);
    for (let tries = 0; tries < 5; tries += 1) await login('not-the-password', attacker);
    expect((await login(NEW_PASSWORD, attacker)).body.error).toBe(4002);
    const { body } = await login(NEW_PASSWORD, newPhone);
    expect(body.error).toBe(0);
    const info = await world.call('GET /api/get_user_info', {}, body.access_token ?? '');
    expect(info.body.data?.previous_login?.at).toBe(loggedInAt);
  });

  it('the member is told of codes, a new device, a reset and a change; the log tells all of it without secrets', async () => {
    expect((await world.send('GET /api/member/security_events', {})).status).toBe(401);
    await ask(stranger());
    const ref = refOf(await ask(browser()));
    expect((await reset(browser(), ref, wrong(log.lastCode()))).body.error).toBe(4003);
    const code = log.lastCode();
    expect((await reset(browser(), ref, code)).body.error).toBe(0);
    later(1);
    await world.send('POST /api/login', { username, password: 'not-the-password' }, stranger());
    const there = await world.send('POST /api/login', { username, password: NEW_PASSWORD }, stranger());
    later(1);
    const token = there.body.access_token ?? '';
    const change = { current_password: NEW_PASSWORD, password: 'third-word-of-mine' };
    expect((await world.call('POST /api/member/change_password', change, token)).body.error).toBe(0);
    const told = await world.call('GET /api/member/security_events', {}, token);
    expect(told.body.data?.map(({ kind }) => kind).sort()).toEqual([
      'code_asked',
      'code_asked',
      'login_new_place',
      'password_changed',
      'password_reset',
    ]);
    await world.call('POST /api/logout', {}, token);
    for (const event of [
      'login',
      'login_failed',
      'logout',
      'code_asked',
      'code_wrong',
      'password_reset',
      'password_changed',
    ])
      expect(log.text).toContain(`"event":"${event}"`);
    for (const secret of [username, NEW_PASSWORD, PASSWORD, accountNo(), token])
      expect(log.text).not.toContain(secret);
    const withoutMessages = log.text.split('\n').filter((line) => !line.includes('message (sandbox)'));
    expect(withoutMessages.join('\n')).not.toContain(code);
  });

  it('outside the sandbox none is made or logged, and the refusal names the setting', async () => {
    Object.assign(world.services, { sandbox: false });
    expect((await ask(browser())).body).toMatchObject({ error: 4010, data: { setting: 'SANDBOX' } });
    Object.assign(world.services, { sandbox: true });
    expect(log.text).toContain('SANDBOX=yes');
    expect(log.text).not.toMatch(/"(?:text|code)":/);
    expect((await ask(browser())).body.error).toBe(0);
  });

  it('a password that is the member’s name is refused at its field and leaves the code good', async () => {
    const ref = refOf(await ask(browser()));
    const named = await reset(browser(), ref, log.lastCode(), { password: 'มานี2533' });
    expect(named).toMatchObject({
      status: 422,
      body: { data: { fields: { password: 'รหัสผ่านต้องไม่ใช่ชื่อของคุณ' } } },
    });
    const common = await reset(browser(), ref, log.lastCode(), { password: 'password1' });
    expect(Object(Object(common.body.data).fields).password).toBe('รหัสผ่านนี้มีคนใช้บ่อยและเดาง่าย กรุณาตั้งรหัสอื่น');
    expect((await reset(browser(), ref, log.lastCode())).body.error).toBe(0);
  });
});

describe.each(['locked', 'closed'] as const)('of a member who is %s', (status) => {
  const kept = async () => {
    const [own] = await world.db.orm.select().from(member).where(eq(member.username, username));
    const ofOwn = own?.id ?? '';
    return {
      hash: own?.passwordHash,
      sessions: await world.db.orm.$count(session, eq(session.memberId, ofOwn)),
      told: await world.db.orm.$count(securityEvent, eq(securityEvent.memberId, ofOwn)),
    };
  };
  const end = () => world.db.orm.update(member).set({ status }).where(eq(member.username, username));

  it('no code is sent, nothing changes, and all answers are those of a number that nobody has', async () => {
    await end();
    const before = await kept();
    log = catchLog(world);
    const own = await ask(stranger());
    const mine = await reset(stranger(), refOf(own), '000000');
    expect(await kept()).toEqual(before);
    expect(log.text).not.toContain('message (sandbox)');
    username = otherNumber(0);
    const nobodys = await ask(stranger(2));
    const theirs = await reset(stranger(2), refOf(nobodys), '000000');
    expect({ ...own.body, data: null }).toEqual({ ...nobodys.body, data: null });
    expect(mine.body).toEqual(theirs.body);
  });

  it('a code that was sent before sets no password and is answered as one that is over', async () => {
    const ref = refOf(await ask(browser()));
    await end();
    const before = await kept();
    const code = log.lastCode();
    const late = await reset(browser(), ref, code);
    expect(late.body.error).toBe(4003);
    expect(late.body).toEqual({ ...(await reset(browser(), ref, wrong(code))).body, data: late.body.data });
    expect(await kept()).toEqual(before);
  });
});
