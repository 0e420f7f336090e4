import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setTurnover } from '#backend/areas/payment/ops/set-turnover.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession, payIn, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { payoutChannel, turnoverGoal, withdrawal } from './tables.ts';

const CREATE = 'POST /api/member/withdraw/create';
const INFO = 'GET /api/member/withdraw/info';
const world = await openWorld();
const { orm } = world.db;
let token: string;
let memberId: string;

const setPercent = (percent: string, { why = 'house rule', yes = true } = {}) =>
  runOps(world.services, { command: 'withdraw turnover', options: { percent }, who: 'nok', why, yes });
const percentNow = async () => (await orm.select().from(payoutChannel))[0]?.turnoverPercent;

beforeAll(() => world.clock.set(EVENING));
beforeEach(async () => {
  ({ token, memberId } = await buildMember(world));
});
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const order = (amount: number, idempotency_key = world.services.random.uuid()) =>
  world.call(CREATE, { amount, password: TEST_PASSWORD, idempotency_key }, token);
const pay = (baht: number) => payIn(world.services, memberId, BigInt(baht * 100));
const bet = (amount: number) => placeBill(world, token, [{ type: 'top_2', number: '12', amount }]);
const info = async () => (await world.call(INFO, {}, token)).body.data;
const goals = () =>
  orm.select().from(turnoverGoal).where(eq(turnoverGoal.memberId, memberId)).orderBy(turnoverGoal.seq);

test('at 0 %, as it is at first, nothing is kept and nothing asked for', async () => {
  expect(await percentNow()).toBe(0);
  await pay(500);
  expect(await goals()).toEqual([]);
  expect(await info()).toMatchObject({ turnover_left: 0, turnover_target: 0 });
  expect((await order(500)).body.error).toBe(0);
});

test('the percent is an operator’s: whole, 0 to 10,000, with a reason, a dry run without --yes, noted with the act', async () => {
  for (const bad of ['-1', '10001', '1.5', '1e2', '๑๐', '', ' 5'])
    expect((await setPercent(bad)).code, bad).toBe(1);
  expect((await setPercent('100', { why: '' })).code).toBe(1);
  expect((await setPercent('100', { yes: false })).code).toBe(0);
  expect(await percentNow()).toBe(0);
  expect(await setPercent('100')).toEqual({
    code: 0,
    lines: [
      'Of deposits from now on 100 % is played before anything is withdrawn; what earlier ones asked for stays',
    ],
  });
  expect(await percentNow()).toBe(100);
  const acts = await orm
    .select()
    .from(opsLog)
    .where(eq(opsLog.command, 'withdraw turnover'))
    .orderBy(opsLog.no);
  expect(acts.at(-1)).toMatchObject({
    who: 'nok',
    why: 'house rule',
    facts: { outcome: 'done', turnovers: ['1:100:1'] },
  });
});

test('500 paid in at 100 %: refused with what is left, less with each bet, more when one is cancelled, allowed at last', async () => {
  await pay(500);
  const refused = (left: number, message: string) =>
    ({ error: 4304, message: `ต้องเล่นอีก ${message} บาทก่อน จึงจะถอนได้`, data: { left } }) as const;
  expect((await order(100)).body).toMatchObject(refused(500, '500.00'));
  expect((await order(99)).body.error).toBe(4301);
  expect(await balanceOf(world, token)).toBe(500);
  const { bill_id } = await bet(300);
  expect(await info()).toMatchObject({ turnover_left: 200, turnover_target: 500 });
  expect((await order(100)).body).toMatchObject(refused(200, '200.00'));
  await world.call('POST /api/lotto/bill/cancel', { bill_id }, token);
  expect((await order(100)).body).toMatchObject(refused(500, '500.00'));
  await bet(499);
  await pay(400);
  expect(await info()).toMatchObject({ turnover_left: 401, turnover_target: 900 });
  await bet(301);
  expect((await order(100)).body).toMatchObject(refused(100, '100.00'));
  await bet(99);
  expect((await order(1)).body.error).toBe(4301);
  expect(await info()).toMatchObject({ turnover_left: 1, turnover_target: 900 });
  await bet(1);
  expect(await balanceOf(world, token)).toBe(0);
  expect(await info()).toMatchObject({ turnover_left: 0, turnover_target: 0 });
});

test('all played, it is asked for as ever, once by its key; played beyond does not count for the next deposit', async () => {
  await setPercent('50');
  await pay(1_000);
  await bet(800);
  const key = 'turnover-same-key';
  const first = await order(200, key);
  expect(first.body.error).toBe(0);
  // It stands although another deposit asks for more since.
  await pay(300);
  expect((await order(200, key)).body.data).toEqual(first.body.data);
  expect(await info()).toMatchObject({ turnover_left: 150, turnover_target: 150, pending: { amount: 200 } });
  const [one, two] = await goals();
  expect(one).toMatchObject({
    seq: 1,
    percent: 50,
    targetSatang: 50_000n,
    playedBeforeSatang: 0n,
    goalSatang: 50_000n,
  });
  expect(two).toMatchObject({
    seq: 2,
    playedBeforeSatang: 80_000n,
    sinceSatang: 80_000n,
    goalSatang: 95_000n,
  });
  await setPercent('100');
});

test('money of a webhook, once however often it comes, and money that an operator matched ask for it too', async () => {
  const ref = await makeQr(world, token, { amount: 700 });
  const event = { ref, amount: 700, event_id: 'turnover-event-1' };
  await sendEvent(world, event);
  await sendEvent(world, event);
  expect(await info()).toMatchObject({ turnover_left: 700, available: 700 });
  const other = await makeQr(world, token, { amount: 300 });
  await sendEvent(world, { ref: other, amount: 299, event_id: 'turnover-event-2' });
  expect(await info()).toMatchObject({ turnover_left: 700 });
  const options = { event: 'turnover-event-2', deposit: other };
  const command = { who: 'nok', why: 'asked by phone', yes: true };
  expect((await runOps(world.services, { ...command, command: 'payment match', options })).code).toBe(0);
  expect(await info()).toMatchObject({ turnover_left: 999, turnover_target: 999 });
  expect((await goals()).map(({ reference, seq }) => [reference, seq])).toEqual([
    [ref, 1],
    ['turnover-event-2', 2],
  ]);
});

test('a percent that was taken back holds for deposits from then on; what earlier ones asked for stays', async () => {
  await pay(500);
  await setPercent('0');
  await pay(500);
  expect((await order(100)).body).toMatchObject({ error: 4304, data: { left: 500 } });
  await bet(500);
  expect((await order(500)).body.error).toBe(0);
  await setPercent('100');
});

test('one that was asked for before the percent was raised stands and is paid', async () => {
  await setPercent('0');
  await pay(500);
  const { body } = await order(500);
  const ref = body.data?.ref ?? '';
  await setPercent('100');
  await pay(100);
  const decide = (command: string) =>
    runOps(world.services, { command, options: { ref }, who: 'nok', why: 'checked', yes: true });
  expect((await decide('withdraw approve')).code).toBe(0);
  expect((await decide('withdraw pay')).code).toBe(0);
});

const again = async (instant: string) => {
  world.clock.set(instant);
  token = await openSession(world, memberId);
};
const exclusion = (length: 'day' | 'six_weeks' | 'six_months') =>
  world.call('POST /api/member/protection/bar', { length, password: TEST_PASSWORD }, token);

test.each(['day', 'six_weeks'] as const)(
  'a time-out of a %s is no way around what is to be played',
  async (length) => {
    await pay(500);
    await exclusion(length);
    await again('2025-06-15T19:05:00+07:00');
    expect(await info()).toMatchObject({ turnover_left: 500, turnover_target: 500, available: 500 });
    expect((await order(200)).body).toMatchObject({ error: 4304, data: { left: 500 } });
    world.clock.set(EVENING);
  },
);

test('who is excluded is asked for nothing, by the page and by the call, until the exclusion ends', async () => {
  await pay(500);
  await exclusion('day');
  await again('2025-06-15T19:05:00+07:00');
  await exclusion('six_months');
  await again('2025-12-15T19:04:59.999+07:00');
  expect(await info()).toMatchObject({ turnover_left: 0, turnover_target: 0, available: 500 });
  expect((await order(200)).body.error).toBe(0);
  const [open] = await orm.select().from(withdrawal).where(eq(withdrawal.memberId, memberId));
  const options = { ref: open?.ref ?? '', reason: 'ชื่อบัญชีไม่ตรง' };
  await runOps(world.services, {
    command: 'withdraw refuse',
    options,
    who: 'nok',
    why: 'checked',
    yes: true,
  });
  await again('2025-12-15T19:05:00+07:00');
  expect(await info()).toMatchObject({ turnover_left: 500, turnover_target: 500 });
  expect((await order(200)).body.error).toBe(4304);
  world.clock.set(EVENING);
});

test('who closes the account is paid what is there, played or not', async () => {
  await pay(500);
  expect((await order(100)).body.error).toBe(4304);
  const closed = await world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token);
  expect(closed.body.error).toBe(0);
  const [last] = await orm.select().from(withdrawal).where(eq(withdrawal.memberId, memberId));
  expect(last).toMatchObject({ satang: 50_000n, status: 'requested' });
});

test('of two acts at once the one that changed the percent last holds, whichever was written first', async () => {
  const at = world.clock.now();
  const act = async (percent: string) => {
    const id = world.services.random.uuid();
    await writeAct(
      world.db,
      { id, at, who: 'nok', why: 'rule', command: 'withdraw turnover', asked: {} },
      { outcome: 'begun' },
    );
    const services = { ...world.services, actId: id };
    return () => setTurnover.run({ services, options: { percent }, who: 'nok', dryRun: false });
  };
  const [first, second] = [await act('0'), await act('50')];
  await second();
  await first();
  // Beyond the minute in which a credit may have met either.
  world.clock.set('2025-06-15T19:05:00+07:00');
  await pay(100);
  await expectCleanAudit(world);
});
