import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { cleanSessions } from '#backend/areas/account/session/clean-sessions.ts';
import { INACTIVE_AFTER_MS } from '#backend/areas/account/session/is-inactive.ts';
import { member as memberTable, resetCode, session } from '#backend/areas/account/tables.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { DAY_MS } from '#backend/core/limits/limit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type CaughtLog, catchLog } from '#backend/testing/caught-log.ts';
import { buildMember, mobileOf, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { switchOn } from '#backend/testing/second-factor.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});
let log: CaughtLog;
beforeEach(() => {
  world.clock.set(EVENING);
  log = catchLog(world);
});

const NEEDED = 4021;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());
let lines = 0;

/** A member who was here once, and the line from which somebody comes half a year later. */
async function build() {
  const member = await buildMember(world);
  lines += 1;
  return {
    ...member,
    username: await mobileOf(world, member.memberId),
    at: {
      'x-client-address': `2001:db8:${lines.toString(16)}::1`,
      'x-device-id': `browser-of-line-${lines}-00000`,
    },
  };
}
type Built = Awaited<ReturnType<typeof build>>;

const login = async ({ username, at }: Built, more: object = {}) =>
  (await world.send('POST /api/login', { username, password: TEST_PASSWORD, ...more }, at)).body;
const ask = async ({ username, at }: Built) => {
  const { body } = await world.send('POST /api/reset_password', { username }, at);
  return { ref: String(Object(body.data).ref), otp: log.lastCode() };
};
const wrong = (otp: string) => (otp === '111111' ? '222222' : '111111');
const kindsOf = async (token: unknown) =>
  (await world.call('GET /api/member/security_events', {}, String(token))).body.data?.map(({ kind }) => kind);
const sessionsOf = ({ memberId }: Built) => world.db.orm.$count(session, eq(session.memberId, memberId));
const ops = (command: string, username: string, why = 'showed an identity card') =>
  runOps(world.services, { command, options: { username }, who: 'nok', why, yes: true });

describe('an account that nobody used for 180 days', () => {
  test('logs in with the password alone until then, whatever was removed of it meanwhile', async () => {
    const member = await build();
    for (let times = 0; times < 3; times += 1) {
      later(INACTIVE_AFTER_MS);
      await cleanSessions(world.services);
      expect((await login(member)).error).toBe(0);
    }
    later(INACTIVE_AFTER_MS + 1);
    await cleanSessions(world.services);
    expect((await login(member)).error).toBe(NEEDED);
  });

  test('one that was never logged in to counts from its registration', async () => {
    const member = await build();
    await world.db.orm.delete(session).where(eq(session.memberId, member.memberId));
    expect((await login(member)).error).toBe(0);
    await world.db.orm.delete(session).where(eq(session.memberId, member.memberId));
    later(INACTIVE_AFTER_MS + 1);
    expect((await login(member)).error).toBe(NEEDED);
  });

  test('is told after the right password alone: strangers read of it what they read of any other', async () => {
    const [member, active] = [await build(), await build()];
    later(INACTIVE_AFTER_MS + 1);
    await world.db.orm
      .update(session)
      .set({ lastSeenAt: world.clock.now() })
      .where(eq(session.memberId, active.memberId));
    const guess = { password: 'not-my-password', ref: 'ABCDEFGHJK', otp: '000000' };
    const answers = [await login(member, guess), await login(active, guess)];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.error).toBe(4001);
    const { error, data } = await login(member);
    expect({ error, data }).toEqual({ error: NEEDED, data: { field: 'otp' } });
    expect(await sessionsOf(member)).toBe(1);
    // Nothing is sent before it is asked for.
    expect(log.text).not.toContain('รหัส OTP ');
  });

  test('the code to its number lets in, once; the member is told, and the next login needs none', async () => {
    const member = await build();
    later(INACTIVE_AFTER_MS + 1);
    const code = await ask(member);
    expect((await login(member, { ref: code.ref })).error).toBe(NEEDED);
    expect((await login(member, { otp: code.otp })).error).toBe(NEEDED);
    const { error, access_token } = await login(member, { ref: code.ref, otp: ` ${code.otp} ` });
    expect(error).toBe(0);
    expect(await kindsOf(access_token)).toEqual(
      expect.arrayContaining(['account_reactivated', 'code_asked']),
    );
    expect(log.text).toContain('"event":"reactivated"');
    expect(log.text).toContain('ไม่ได้ใช้งานมานาน');
    // The same again, as after an answer that was lost.
    expect((await login(member, code)).error).toBe(0);
    expect((await login(member)).error).toBe(0);
    expect(
      (await kindsOf((await login(member)).access_token))?.filter((kind) => kind === 'account_reactivated'),
    ).toHaveLength(1);
    later(INACTIVE_AFTER_MS + 1);
    expect((await login(member, code)).error).toBe(4004);
  });

  test('a code that is wrong, over, of no shape or of somebody else lets nobody in, and five tries end it', async () => {
    const [member, other] = [await build(), await build()];
    later(INACTIVE_AFTER_MS + 1);
    const [code, others] = [await ask(member), await ask(other)];
    expect(await login(member, { ...code, otp: '12' })).toMatchObject({ error: 422 });
    expect((await login(member, others)).error).toBe(4004);
    expect(await login(member, { ...code, otp: wrong(code.otp) })).toMatchObject({
      error: 4003,
      data: { tries_left: 4 },
    });
    for (let tries = 0; tries < 4; tries += 1) await login(member, { ...code, otp: wrong(code.otp) });
    expect((await login(member, code)).error).toBe(4004);
    later(61_000);
    const fresh = await ask(member);
    later(5 * 60_000);
    expect((await login(member, fresh)).error).toBe(4004);
    expect(await sessionsOf(member)).toBe(1);
  });

  test('wrong codes count as those of a reset do: of the address, and beyond the site’s with digits of the bank account', async () => {
    const member = await build();
    later(INACTIVE_AFTER_MS + 1);
    const answers = new Set<unknown>();
    for (let tries = 0; tries < accountLimits.wrongCodeOfPlace.count + 1; tries += 1) {
      if (tries % 4 === 0) later(61_000);
      const code = tries % 4 === 0 ? await ask(member) : undefined;
      const ref =
        code?.ref ??
        (await world.db.orm.select().from(resetCode).where(eq(resetCode.memberId, member.memberId)))[0]?.ref;
      answers.add((await login(member, { ref, otp: wrong(log.lastCode()) })).error);
    }
    expect(answers).toEqual(new Set([4003, 4005]));

    const others = await Promise.all(Array.from({ length: 4 }, build));
    later(INACTIVE_AFTER_MS + 1);
    let last: () => Promise<unknown> = async () => undefined;
    for (const one of others) {
      const code = await ask(one);
      const [row] = await world.db.orm.select().from(memberTable).where(eq(memberTable.id, one.memberId));
      const bank_last4 = row?.bankAccountNo.slice(-4);
      for (let tries = 0; tries < 4; tries += 1) {
        const { error } = await login(one, { ...code, otp: wrong(code.otp) });
        if (error === 4003) continue;
        expect(error).toBe(4009);
        expect((await login(one, code)).error).toBe(4009);
        last = async () => (await login(one, { ...code, bank_last4 })).error;
        expect((await login(one, { ...code, bank_last4: '0000' })).error).toBe(4003);
      }
    }
    expect(await last()).toBe(0);
  });

  test('a second factor is the proof already; the account is noted to be used again', async () => {
    const member = await build();
    const { code } = await switchOn(world, member.token);
    later(INACTIVE_AFTER_MS + 1);
    const { ref, otp } = await ask(member);
    expect((await login(member, { ref, otp })).error).toBe(4011);
    const { error, access_token } = await login(member, { second_factor: code() });
    expect(error).toBe(0);
    expect(await kindsOf(access_token)).toContain('account_reactivated');
    expect(log.text).toContain('ไม่ได้ใช้งานมานาน');
  });

  test('a reset by code shows whose the number is: no other code is asked for', async () => {
    const member = await build();
    later(INACTIVE_AFTER_MS + 1);
    const code = await ask(member);
    const password = 'brand-new-word';
    const reset = { username: member.username, ...code, password };
    expect((await world.send('POST /api/reset_password_v2', reset, member.at)).body.error).toBe(0);
    expect((await login(member, { password })).error).toBe(0);
  });

  test('a code that a reset or another login used is over', async () => {
    const member = await build();
    later(INACTIVE_AFTER_MS + 1);
    const code = await ask(member);
    await world.db.orm
      .update(resetCode)
      .set({ usedAt: world.clock.now() })
      .where(eq(resetCode.ref, code.ref));
    expect((await login(member, code)).error).toBe(4004);
  });
});

describe('what an operator does to it', () => {
  test('unlocking needs a reason, lets in without a code, and the member is told', async () => {
    const member = await build();
    later(INACTIVE_AFTER_MS + 1);
    for (const command of ['member unlock', 'member second-factor-off'])
      expect(await ops(command, member.username, ' ')).toEqual({
        code: 1,
        lines: [expect.stringContaining('--why')],
      });
    expect((await login(member)).error).toBe(NEEDED);
    expect((await ops('member unlock', member.username)).code).toBe(0);
    const act = (await world.db.orm.select().from(opsLog)).find(
      ({ why }) => why === 'showed an identity card',
    );
    expect(act?.facts).toMatchObject({ members: [`${member.memberId}:active`] });
    const { error, access_token } = await login(member);
    expect(error).toBe(0);
    expect(await kindsOf(access_token)).toContain('account_reactivated');
    // Of an account that is used there is nothing to note.
    const used = await build();
    expect((await ops('member unlock', used.username)).code).toBe(0);
    expect(await kindsOf((await login(used)).access_token)).not.toContain('account_reactivated');
  });

  test('without its second factor it is asked for a code to its number', async () => {
    const member = await build();
    await switchOn(world, member.token);
    later(INACTIVE_AFTER_MS + DAY_MS);
    expect((await ops('member second-factor-off', member.username)).code).toBe(0);
    expect((await login(member)).error).toBe(NEEDED);
  });
});
