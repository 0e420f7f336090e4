import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { member } from '#backend/areas/account/tables.ts';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/core/db/database.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { dyingAtStep } from '#backend/testing/dying-database.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { plant } from '#backend/testing/plant.ts';
import { switchOn } from '#backend/testing/second-factor.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { payoutChannel } from './tables.ts';

const CREATE = 'POST /api/member/withdraw/create';
const LIST = 'GET /api/member/withdraw/list';
const INFO = 'GET /api/member/withdraw/info';
const MOST_STEPS = 30;
const routes = areas.flatMap(({ calls }) => calls);
const world = await openWorld();
const { orm } = world.db;
let token: string;
let memberId: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ token, memberId } = await buildMember(world, { balance: 1_000 }));
});
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

let keys = 0;
const nextKey = () => {
  keys += 1;
  return `withdraw-key-${keys}`;
};
const order = (
  amount: number,
  more: { password?: string; idempotency_key?: string; second_factor?: string } = {},
) => world.call(CREATE, { amount, password: TEST_PASSWORD, idempotency_key: nextKey(), ...more }, token);
const info = async (bearer = token) => (await world.call(INFO, {}, bearer)).body.data;
const list = async (input: { before?: string; limit?: number; idempotency_key?: string } = {}) =>
  (await world.call(LIST, input, token)).body.data ?? [];
const ops = (command: string, options: Record<string, string> = {}, yes = true) =>
  runOps(world.services, { command, options, who: 'nok', why: 'checked', yes });
const paidOut = () => houseBalance(world, 'house.withdrawal');

test('no session', async () => {
  for (const key of [INFO, LIST, CREATE]) expect((await world.send(key, null)).status, key).toBe(401);
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const good = { amount: 100, password: TEST_PASSWORD, idempotency_key: 'withdraw-key' };
  for (const bad of [
    {},
    ...['100', '1e2', '๑๐๐', true, null, 100.001, -100, 0, 1e21].map((amount) => ({ ...good, amount })),
    { ...good, password: undefined },
    { ...good, password: 'x'.repeat(129) },
    { ...good, idempotency_key: undefined },
    { ...good, idempotency_key: 'short' },
  ])
    expect((await world.send(CREATE, bad, headers)).status, JSON.stringify(bad)).toBe(422);
  for (const bad of [{ before: 'a b' }, { limit: 0 }, { limit: 101 }, { idempotency_key: '%' }])
    expect((await world.send(LIST, bad, headers)).status, JSON.stringify(bad)).toBe(422);
  expect(await balanceOf(world, token)).toBe(1_000);
});

test('says what can be withdrawn now and where to, with a masked number', async () => {
  expect(await info()).toEqual({
    min: 100,
    max: 50_000,
    quick_amounts: [300, 500, 1_000, 5_000, 10_000],
    left_today: 200_000,
    count_left_today: 5,
    turnover_left: 0,
    turnover_target: 0,
    turnover_of: 'wager',
    available: 1_000,
    bonus_limit: null,
    pending: null,
    second_factor: false,
    usual_minutes: null,
    account: {
      bank_code: '004',
      bank_name: expect.stringContaining('กสิกร'),
      account_masked: expect.stringMatching(/^xxx-x-x\d{4}-x$/),
      account_name: 'สมชาย ใจดี',
    },
    recent: [],
  });
});

test('holds the money at once, shows it as open, and takes no second one', async () => {
  const { body } = await order(400.25);
  expect(body).toMatchObject({
    error: 0,
    data: { status: 'requested', amount: 400.25, reason: null, requested_at: '2025-06-15T12:00:00.000Z' },
  });
  expect(body.data?.ref).toMatch(/^[A-HJKMNP-Z2-9]{16}$/);
  expect(await balanceOf(world, token)).toBe(599.75);
  expect(await info()).toMatchObject({
    available: 599.75,
    left_today: 199_599.75,
    count_left_today: 4,
    pending: { ref: body.data?.ref },
    recent: [{ ref: body.data?.ref }],
  });
  expect((await order(100)).body).toMatchObject({
    error: 4303,
    message: expect.stringContaining('กำลังดำเนินการ'),
  });
  expect(await balanceOf(world, token)).toBe(599.75);
});

test('refuses amounts at the satang', async () => {
  expect((await order(99.99)).body).toMatchObject({ error: 4301, data: { min: 100, max: 50_000 } });
  expect((await order(50_000.01)).body).toMatchObject({ error: 4302 });
  expect((await order(1_000.01)).body).toMatchObject({ error: 4110, message: 'ยอดเงินไม่พอ' });
  expect((await order(1_000)).body.error).toBe(0);
  expect(await balanceOf(world, token)).toBe(0);
});

test('the same key answers the same withdrawal, without the password too; another amount is refused', async () => {
  const key = { idempotency_key: nextKey() };
  const answers = await Promise.all([order(300, key), order(300, key), order(300, key)]);
  expect(new Set(answers.map(({ body }) => body.data?.ref)).size).toBe(1);
  expect((await order(300, { ...key, password: 'wrong' })).body.data).toEqual(answers[0]?.body.data);
  expect((await order(301, key)).body.error).toBe(4111);
  expect(await balanceOf(world, token)).toBe(700);
  const { ref } = answers[0]?.body.data ?? {};
  expect(await list(key)).toMatchObject([{ ref }]);
  const stranger = await buildMember(world);
  expect((await world.call(LIST, key, stranger.token)).body.data).toEqual([]);
});

test('a wrong password holds nothing; after three the next waits, here and where the password is changed, not at the login', async () => {
  const wrong = { password: 'not-my-password' };
  for (let tries = 0; tries < 3; tries += 1) expect((await order(100, wrong)).body.error).toBe(4008);
  expect((await order(100)).body).toMatchObject({ error: 4002, data: { until: expect.any(String) } });
  const change = { current_password: TEST_PASSWORD, password: 'another-good-word' };
  expect((await world.call('POST /api/member/change_password', change, token)).body.error).toBe(4002);
  const [own] = await orm.select().from(member).where(eq(member.id, memberId));
  const login = { username: own?.username ?? '', password: TEST_PASSWORD };
  expect((await world.call('POST /api/login', login)).body.error).toBe(0);
  expect(await balanceOf(world, token)).toBe(1_000);
  world.clock.set('2025-06-15T19:01:01+07:00');
  expect((await order(100)).body.error).toBe(0);
});

test('a code of the second factor is not used up by what is refused for another reason', async () => {
  const { recoveryCodes } = await switchOn(world, token);
  const shown = { second_factor: recoveryCodes[0] ?? '' };
  expect((await order(1_001, shown)).body.error).toBe(4110);
  const close = { password: TEST_PASSWORD, ...shown };
  await makeQr(world, token);
  expect((await world.call('POST /api/member/account/close', close, token)).body.error).toBe(4014);
  expect((await order(1_000, shown)).body.error).toBe(0);
});

test('counts and sums by the day in Bangkok, without what was refused', async () => {
  await orm.update(payoutChannel).set({ countPerDay: 2, satangPerDay: 50_000n });
  const end = async (command: string, ref: string) => {
    if (command === 'withdraw pay') await ops('withdraw approve', { ref });
    await ops(command, { ref, reason: 'ชื่อบัญชีไม่ตรง' });
  };
  await end('withdraw refuse', await makeWithdrawal(world, token, { amount: 300 }));
  await end('withdraw pay', await makeWithdrawal(world, token, { amount: 300 }));
  expect((await order(200.01)).body).toMatchObject({ error: 4309, data: { left: 200 } });
  await end('withdraw pay', await makeWithdrawal(world, token, { amount: 100 }));
  expect((await order(100)).body).toMatchObject({ error: 4308, data: { limit: 2 } });
  expect(await info()).toMatchObject({ left_today: 0, count_left_today: 0 });
  const at = async (instant: string) => {
    world.clock.set(instant);
    token = await openSession(world, memberId);
    return (await order(100)).body.error;
  };
  expect(await at('2025-06-15T23:59:59.999+07:00')).toBe(4308);
  expect(await at('2025-06-16T00:00:00+07:00')).toBe(0);
  await orm.update(payoutChannel).set({ countPerDay: 5, satangPerDay: 20_000_000n });
});

test('approved, then paid, each once; the money leaves the house’s account for payouts and the wallet stays', async () => {
  const before = await paidOut();
  const ref = await makeWithdrawal(world, token, { amount: 400 });
  expect((await ops('withdraw list')).lines.join('\n')).toMatch(
    new RegExp(`${ref}  requested  400.00 baht  bank 004 account 123\\d{7}  สมชาย ใจดี`),
  );
  // Nobody knows banks by their codes.
  expect((await ops('withdraw list')).lines.join('\n')).toMatch(/สมชาย ใจดี {2}KBANK ธนาคารกสิกรไทย/);
  expect((await ops('withdraw pay', { ref })).lines).toEqual([
    `Withdrawal ${ref} is requested; it cannot become paid`,
  ]);
  expect((await ops('withdraw approve', { ref }, false)).lines[0]).toContain('approved');
  // As it was copied from a chat, with a blank and in small letters.
  expect((await ops('withdraw approve', { ref: ` ${ref.toLowerCase()}` }, false)).lines[0]).toContain(
    'approved',
  );
  expect((await info())?.pending?.status).toBe('requested');
  world.clock.set('2025-06-15T19:05:00+07:00');
  for (const word of ['it waits to be paid', 'already; nothing was done'])
    expect(await ops('withdraw approve', { ref })).toEqual({
      code: 0,
      lines: [expect.stringContaining(word)],
    });
  expect((await info())?.pending).toMatchObject({
    status: 'approved',
    approved_at: '2025-06-15T12:05:00.000Z',
  });
  expect(await paidOut()).toBe(before);
  for (const word of ['400.00 baht paid', 'already; nothing was done'])
    expect(await ops('withdraw pay', { ref })).toEqual({ code: 0, lines: [expect.stringContaining(word)] });
  expect((await ops('withdraw refuse', { ref, reason: 'x' })).code).toBe(1);
  expect(await paidOut()).toBe(before + 40_000n);
  expect(await balanceOf(world, token)).toBe(600);
  expect(await info()).toMatchObject({ pending: null, recent: [{ ref, status: 'paid' }] });
  expect((await ops('withdraw list')).lines.join()).not.toContain(ref);
  const acts = await orm.select().from(opsLog).where(eq(opsLog.command, 'withdraw pay')).orderBy(opsLog.no);
  expect(acts.at(-1)).toMatchObject({ who: 'nok', facts: { ref, outcome: 'done' } });
  const money = { reference: ref, member: memberId, satang: '40000' };
  expect(acts.map(({ facts }) => Object(facts).money)).toContainEqual(money);
});

test('refused, before or after it was approved: all of it comes back, with the reason, once', async () => {
  const first = await makeWithdrawal(world, token, { amount: 400 });
  expect((await ops('withdraw refuse', { ref: first, reason: ' ' })).code).toBe(1);
  expect((await ops('withdraw refuse', { ref: first, reason: 'ชื่อบัญชีไม่ตรง' })).code).toBe(0);
  expect(await balanceOf(world, token)).toBe(1_000);
  world.clock.set('2025-06-15T19:01:00+07:00');
  const later = await makeWithdrawal(world, token, { amount: 1_000 });
  await ops('withdraw approve', { ref: later });
  for (let times = 0; times < 2; times += 1)
    expect((await ops('withdraw refuse', { ref: later, reason: 'ธนาคารปิดบัญชี' })).code).toBe(0);
  expect(await balanceOf(world, token)).toBe(1_000);
  expect(await list()).toMatchObject([
    { ref: later, status: 'refused', reason: 'ธนาคารปิดบัญชี', approved_at: expect.any(String) },
    { ref: first, status: 'refused', reason: 'ชื่อบัญชีไม่ตรง', approved_at: null },
  ]);
  expect((await ops('withdraw approve', { ref: later })).code).toBe(1);
  expect((await ops('withdraw pay', { ref: 'AAAAAAAAAAAAAAAA' })).lines).toEqual([
    'There is no withdrawal AAAAAAAAAAAAAAAA',
  ]);
});

test('who owes money can ask for it, and the operator reads of it', async () => {
  const ref = await makeWithdrawal(world, token);
  const line = async () => (await ops('withdraw list')).lines.find((one) => one.includes(ref));
  expect(await line()).not.toContain('owes');
  const debt = { agentId: 31, memberId, kind: 'debt', name: 'ยอดค้างชำระ' };
  const id = world.services.random.uuid();
  await orm.insert(ledgerAccount).values({ ...debt, id, balance: -60_000n, floor: -60_000n });
  expect(await line()).toMatch(/ {2}owes 600\.00 baht$/);
  await plant(world, (tx) => tx.orm.delete(ledgerAccount).where(eq(ledgerAccount.id, id)));
});

test('the operator reads of a member who is locked, or has closed the account, before and after', async () => {
  const ref = await makeWithdrawal(world, token);
  const line = async () => (await ops('withdraw list')).lines.find((one) => one.includes(ref));
  for (const status of ['locked', 'closed'] as const) {
    await orm.update(member).set({ status, closedAt: null }).where(eq(member.id, memberId));
    expect(await line()).toMatch(new RegExp(` {2}${status}$`));
    expect((await ops('withdraw approve', { ref })).lines[1]).toBe(`The member's account is ${status}`);
  }
  await orm.update(member).set({ status: 'active' }).where(eq(member.id, memberId));
  expect(await line()).not.toContain('closed');
  expect((await ops('withdraw pay', { ref })).lines).toHaveLength(1);
});

test('is never paid to another account than the one it was asked for', async () => {
  const ref = await makeWithdrawal(world, token);
  const move = (bankAccountNo: string) =>
    plant(world, (tx) => tx.orm.update(member).set({ bankAccountNo }).where(eq(member.id, memberId)));
  const [own] = await orm.select().from(member).where(eq(member.id, memberId));
  const number = own?.bankAccountNo ?? '';
  // The second one reads alike where most of the number is hidden.
  for (const other of ['9998887776', `999${number.slice(3)}`]) {
    await move(other);
    expect((await ops('withdraw approve', { ref })).lines[0]).toContain('another one');
  }
  await move(number);
  expect((await ops('withdraw approve', { ref })).code).toBe(0);
});

test('a list goes on after a withdrawal of one’s own; a stranger’s is 404, like none', async () => {
  const refs: string[] = [];
  for (const minute of [0, 1, 1]) {
    world.clock.set(`2025-06-15T19:0${minute}:00+07:00`);
    refs.unshift(await makeWithdrawal(world, token));
    await ops('withdraw refuse', { ref: refs[0] ?? '', reason: 'ลองใหม่' });
  }
  const [top, middle] = (await list({ limit: 2 })).map(({ ref }) => ref);
  expect([top, middle].toSorted()).toEqual(refs.slice(0, 2).toSorted());
  expect((await list({ before: middle ?? '' })).map(({ ref }) => ref)).toEqual(refs.slice(2));
  expect((await list({ before: refs[2] ?? '' })).length).toBe(0);
  const stranger = await buildMember(world);
  const [theirs, none] = [refs[0] ?? '', 'AAAAAAAAAAAAAAAA'].map((before) =>
    world.call(LIST, { before }, stranger.token),
  );
  expect((await theirs)?.status).toBe(404);
  expect((await theirs)?.body).toEqual((await none)?.body);
  expect(await info(stranger.token)).toMatchObject({ pending: null, recent: [] });
});

/** Asks over a database that may die, without looking at the password: hashing takes longer than all else. */
async function askOver(db: Database, key: string) {
  const services = {
    ...world.services,
    ports: { ...world.services.ports, askPassword: async () => undefined },
    db,
  };
  const dispatch = createDispatcher(services, routes);
  const answer = await dispatch(
    new Request(`http://backend.test${CREATE.slice('POST '.length)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ amount: 300, password: TEST_PASSWORD, idempotency_key: key }),
    }),
  );
  const { data } = z
    .object({ data: z.looseObject({ ref: z.string().optional() }) })
    .parse(await answer.json());
  return { status: answer.status, ref: data.ref ?? '' };
}

test('killed at any step, it was not asked for; asking again with its key holds the money once', async () => {
  let [step, killed] = [0, true];
  while (killed && step < MOST_STEPS) {
    step += 1;
    const key = nextKey();
    killed = (await askOver(dyingAtStep(world.db, step), key)).status === 500;
    expect(await balanceOf(world, token), `killed at step ${step}`).toBe(killed ? 1_000 : 700);
    const { status, ref } = await askOver(world.db, key);
    expect([status, await balanceOf(world, token)]).toEqual([200, 700]);
    await ops('withdraw refuse', { ref, reason: 'ลองใหม่' });
  }
  expect([killed, step > 3]).toEqual([false, true]);
});

test('killed at any step of a decision, it stands as before, and the same command ends it', async () => {
  let [step, killed] = [0, true];
  while (killed && step < MOST_STEPS) {
    step += 1;
    const { ref } = await askOver(world.db, nextKey());
    const services = { ...world.services, db: dyingAtStep(world.db, step) };
    killed = await decideWithdrawal(services, ref, { to: 'refused', reason: 'ลองใหม่' }).then(
      () => false,
      () => true,
    );
    if (killed) expect((await info())?.pending?.status, `killed at step ${step}`).toBe('requested');
    expect((await ops('withdraw refuse', { ref, reason: 'ลองใหม่' })).code).toBe(0);
    expect(await balanceOf(world, token), `killed at step ${step}`).toBe(1_000);
  }
  expect([killed, step > 3]).toEqual([false, true]);
});
