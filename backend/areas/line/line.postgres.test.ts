import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineLink } from '#backend/areas/line/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { lineBrowser, lineToken, linkLineOf } from '#backend/testing/line.ts';
import { buildMember, mobileOf, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const MANY = 6;
const ROUNDS = 5;
let world: World;
beforeEach(async () => {
  world = await openWorld({ connections: 12 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const many = <Result>(of: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: MANY }, (_, at) => of(at)));
const pass = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());
const codesOf = (answers: readonly { readonly body: { error?: number } }[]) =>
  answers.map(({ body }) => body.error).toSorted();

test('of members who link one LINE account at once, each in a browser of their own, one has it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const members = await many(() => buildMember(world));
    const browsers = members.map((_, at) => lineBrowser(world, `b${at}`));
    for (const [at, browser] of browsers.entries()) {
      // Each its own token: one token is one browser's.
      pass(1_000);
      await browser.show(await lineToken(world, `shared ${round}`), members[at]?.token ?? '');
    }
    const answers = await many((at) => browsers[at]?.link(members[at]?.token ?? '') ?? Promise.reject());
    expect(codesOf(answers)).toEqual([0, ...Array.from({ length: MANY - 1 }, () => 4983)]);
  }
});

test('of accounts that one member links at once from many browsers one is linked', async () => {
  const member = await buildMember(world);
  const browsers = Array.from({ length: MANY }, (_, at) => lineBrowser(world, `b${at}`));
  for (const [at, browser] of browsers.entries())
    await browser.show(await lineToken(world, `one of ${at}`), member.token);
  const answers = await many((at) => browsers[at]?.link(member.token) ?? Promise.reject());
  expect(codesOf(answers)).toEqual([0, ...Array.from({ length: MANY - 1 }, () => 4986)]);
  expect(await world.db.orm.$count(lineLink)).toBe(1);
});

test('sent many times at once a link is made once, and each answer says so', async () => {
  const member = await buildMember(world);
  const phone = lineBrowser(world, 'phone');
  await phone.show(await lineToken(world, 'ก'), member.token);
  const answers = await many(() => phone.link(member.token));
  expect(codesOf(answers)).toEqual(Array.from({ length: MANY }, () => 0));
  const events = await world.call('GET /api/member/security_events', {}, member.token);
  expect(events.body.data?.filter(({ kind }) => kind === 'line_linked')).toHaveLength(1);
});

test('one token in many browsers at once is of one of them', async () => {
  const member = await buildMember(world);
  await linkLineOf(world, member.token, 'ก');
  pass(1_000);
  const idToken = await lineToken(world, 'ก');
  const answers = await many((at) => lineBrowser(world, `b${at}`).login(idToken));
  expect(codesOf(answers)).toEqual([0, ...Array.from({ length: MANY - 1 }, () => 4982)]);
});

test('once an operator ended a link, nobody is in by it and no login by it is still on its way', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `operator ${round}`;
    const member = await buildMember(world);
    await linkLineOf(world, member.token, name);
    pass(1_000);
    const idToken = await lineToken(world, name);
    const enter = () => lineBrowser(world, 'enters').login(idToken);
    const options = { username: await mobileOf(world, member.memberId) };
    const end = () =>
      runOps(world.services, { command: 'member line-off', options, who: 'nok', why: 'a test', yes: true });
    const [, first, second] = await Promise.all([end(), enter(), enter()]);
    for (const { body } of [first, second]) {
      const token = body.access_token;
      if (token) expect((await world.call('GET /api/get_user_info', {}, token)).status).toBe(401);
    }
    expect((await enter()).body.error).toBe(4981);
    expect((await end()).code).toBe(1);
  }
});

test('once the end of the link, a new password or the closing is answered, no login by LINE is still on its way', async () => {
  const ends = [
    (token: string) => lineBrowser(world, 'phone').unlink(token),
    (token: string) =>
      world.call(
        'POST /api/member/change_password',
        { current_password: TEST_PASSWORD, password: 'one-more-word-2569' },
        token,
      ),
    (token: string) => world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token),
  ];
  for (const [kind, end] of ends.entries()) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `ends ${kind} ${round}`;
      const member = await buildMember(world);
      await linkLineOf(world, member.token, name);
      pass(1_000);
      const idToken = await lineToken(world, name);
      const enter = () => lineBrowser(world, 'enters').login(idToken);
      const [ended] = await Promise.all([end(member.token), enter(), enter()]);
      expect(ended.body.error).toBe(0);
      expect((await enter()).body.error).toBe(4981);
    }
  }
});
