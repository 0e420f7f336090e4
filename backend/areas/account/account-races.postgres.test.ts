import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member, securityEvent, session } from '#backend/areas/account/tables.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { beside } from '#backend/testing/beside.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { buildMember, mobileOf, NEWCOMER, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { switchOn } from '#backend/testing/second-factor.ts';
import { openWorld } from '#backend/testing/world.ts';

const PARALLEL = 16;
// What is raced here begins after the password: looking at one takes longer than all else, one after the other.
const world = await openWorld({ ports: { askPassword: async () => {} } });
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const many = <Result>(of: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, n) => of(n)));
const accepted = <Answer extends { body: { error?: number } }>(answers: readonly Answer[]) =>
  answers.filter(({ body }) => body.error === 0);

/** How often the member was told of a change. */
const told = (memberId: string, kind: (typeof securityEvent.$inferSelect)['kind']) =>
  world.db.orm.$count(securityEvent, and(eq(securityEvent.memberId, memberId), eq(securityEvent.kind, kind)));

test('a second bank account that is given at once by all tabs is changed, and told, once', async () => {
  const { memberId, token } = await buildMember(world);
  const given = { bank_code: '014', bank_account_no: '9990002221', password: TEST_PASSWORD };
  const answers = await many(() => world.call('POST /api/member/update_sub_bank_account', given, token));
  expect(answers.map(({ body }) => body.error)).toEqual(Array(PARALLEL).fill(0));
  expect(await told(memberId, 'sub_bank_changed')).toBe(1);
});

test('an English name that is given at once by all tabs is one name, told once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { memberId, token } = await buildMember(world);
    const spellings = ['Somchai Jaidee', 'SOMCHAI CHAIDI', 'Somchay Jaidi', 'somchai jaidee'];
    const answers = await many((n) => {
      const english_name = spellings[n % spellings.length] ?? '';
      return world.call('POST /api/member/english_name', { english_name, password: TEST_PASSWORD }, token);
    });
    const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
    const kept = new Set(accepted(answers).map(({ body }) => body.data?.english_name));
    expect([...kept]).toEqual([own?.englishName]);
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([0, 4018]));
    expect(await told(memberId, 'english_name_changed')).toBe(1);
  }
});

test('an English name that is given while an operator takes one away, or while the account is closed, is sealed as it ends', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { memberId, token } = await buildMember(world);
    const username = await mobileOf(world, memberId);
    const give = () =>
      world.call(
        'POST /api/member/english_name',
        { english_name: 'Somchai Jaidee', password: TEST_PASSWORD },
        token,
      );
    const operate = (options: Record<string, string>) =>
      runOps(world.services, {
        ...{
          command: 'member english-name',
          options: { username, ...options },
          who: 'nok',
          why: 'asked',
          yes: true,
        },
      });
    await Promise.all([
      ...Array.from({ length: 4 }, give),
      ...Array.from({ length: 2 }, () => operate({})),
      operate({ name: 'Somchai Chaidi' }),
      ...(round % 2 === 0
        ? []
        : [world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token)]),
    ]);
    const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
    if (own?.status === 'closed') expect(own.englishName).toBeNull();
    await expectCleanAudit(world);
  }
});

test('a bank account that members note and newcomers register with at once is one person’s', async () => {
  for (let round = 0; round < 3; round += 1) {
    const account = { bank_code: '014', bank_account_no: `999111000${round}` };
    const members = await Promise.all(Array.from({ length: PARALLEL / 2 }, () => buildMember(world)));
    const answers = await many(async (n): Promise<{ body: { error?: number } }> => {
      const one = members[n % 2 === 0 ? n / 2 : -1];
      if (one)
        return world.call(
          'POST /api/member/update_sub_bank_account',
          { ...account, password: TEST_PASSWORD },
          one.token,
        );
      const username = `06${round}${String(n).padStart(7, '0')}`;
      return world.send(
        'POST /api/register',
        { ...NEWCOMER, ...account, username },
        { 'x-client-address': `192.0.2.${n}` },
      );
    });
    expect(answers.map(({ body }) => body.error).sort()).toEqual([0, ...Array(PARALLEL - 1).fill(4007)]);
  }
});

test('a one-time code sets one password, whatever is sent with it at once', async () => {
  const log = catchLog(world);
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  const asked = await world.call('POST /api/reset_password', { username });
  const [ref, otp] = [asked.body.data?.ref ?? '', log.lastCode()];
  const answers = await many((n) =>
    world.call('POST /api/reset_password_v2', { username, ref, otp, password: `brand-new-word-${n}` }),
  );
  expect(accepted(answers)).toHaveLength(1);
  expect(await told(memberId, 'password_reset')).toBe(1);
  const logins = [];
  for (let n = 0; n < PARALLEL; n += 1) {
    const { body } = answers[n] ?? {};
    if (body?.error === 0)
      logins.push(await world.call('POST /api/login', { username, password: `brand-new-word-${n}` }));
  }
  expect(accepted(logins)).toHaveLength(1);
});

test('a one-time code sets no password of a member who is locked while it is looked at', async () => {
  const log = catchLog(world);
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  const asked = await world.call('POST /api/reset_password', { username });
  const body = { username, ref: asked.body.data?.ref ?? '', otp: log.lastCode(), password: 'brand-new-word' };
  const late = await beside(world, memberId, { status: 'locked' }, () =>
    world.call('POST /api/reset_password_v2', body),
  );
  expect(late.body.error).toBe(4004);
  expect(await told(memberId, 'password_reset')).toBe(0);
});

test('recovery codes are made once with one code, and the second factor ends once', async () => {
  const { memberId, token } = await buildMember(world);
  const { code, recoveryCodes } = await switchOn(world, token);
  const renewed = await many(() =>
    world.call(
      'POST /api/member/second_factor/recovery_codes',
      { password: TEST_PASSWORD, second_factor: code() },
      token,
    ),
  );
  const [made, ...others] = accepted(renewed);
  expect(others).toEqual([]);
  expect(await told(memberId, 'recovery_codes_made')).toBe(1);
  expect(made?.body.data?.recovery_codes).not.toEqual(recoveryCodes);
  const ended = await many((n) =>
    world.call(
      'POST /api/member/second_factor/end',
      { password: TEST_PASSWORD, second_factor: made?.body.data?.recovery_codes[n % 10] ?? '' },
      token,
    ),
  );
  expect(accepted(ended).length).toBeGreaterThan(0);
  expect(await told(memberId, 'second_factor_off')).toBe(1);
});

test('sessions that are ended by several devices at once leave none but what nobody ended', async () => {
  const { memberId, token } = await buildMember(world);
  const tokens = await many(() => openSession(world, memberId));
  const answers = await many(() => world.call('POST /api/member/sessions/end', { others: true }, token));
  expect(accepted(answers)).toHaveLength(PARALLEL);
  for (const other of tokens)
    expect((await world.call('GET /api/get_user_info', {}, other)).body.error).not.toBe(0);
  expect((await world.call('GET /api/get_user_info', {}, token)).body.error).toBe(0);
});

test('sessions of one browser that are ended by their ids at once, each by many tabs, are ended, and no other', async () => {
  const { memberId, token } = await buildMember(world);
  const stranger = await buildMember(world);
  const tokens = await many(() => openSession(world, memberId));
  const owned = tokens.map(hashToken);
  // Each ending takes the second factor from all sessions of its browser, so the callers are after the same rows.
  await world.db.orm
    .update(session)
    .set({ deviceKey: 'one browser', secondFactorAt: world.clock.now() })
    .where(inArray(session.tokenHash, owned));
  const listed = (await world.call('GET /api/member/profile', {}, token)).body.data?.sessions ?? [];
  const ids = listed.filter(({ is_current }) => !is_current).map(({ session_id }) => session_id);
  expect(ids).toHaveLength(PARALLEL);
  const end = (session_id: string, bearer: string) =>
    world.call('POST /api/member/sessions/end', { session_id }, bearer);
  const answers = await Promise.all(ids.flatMap((id) => [end(id, token), end(id, token)]));
  expect(accepted(answers)).toHaveLength(2 * PARALLEL);
  const refused = await Promise.all(ids.map((id) => end(id, stranger.token)));
  for (const { status } of refused) expect(status).toBe(404);
  for (const other of tokens)
    expect((await world.call('GET /api/get_user_info', {}, other)).body.error).not.toBe(0);
  expect((await world.call('GET /api/get_user_info', {}, token)).body.error).toBe(0);
  const kept = await world.db.orm.select().from(session).where(inArray(session.tokenHash, owned));
  expect(kept.map(({ secondFactorAt }) => secondFactorAt)).toEqual(owned.map(() => null));
});
