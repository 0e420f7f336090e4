import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Statement } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { AT_ONCE, atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makeCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { claim as claimPromotion } from '#backend/testing/promotion/promotions.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const MEMBERS = 8;
let world: World;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const uuid = () => world.services.random.uuid();

/** Members who put enough at risk, each with several sessions as of several devices. */
async function players(): Promise<BuiltMember[]> {
  const built: BuiltMember[] = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    const member = await buildMember(world, { balance: 2_000 });
    await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 1_000 }]);
    built.push(member);
  }
  world.clock.set('2025-06-16T18:00:00+07:00');
  await publish(world);
  return Promise.all(
    built.map(async ({ memberId }) => ({ memberId, token: await openSession(world, memberId) })),
  );
}

test('64 presses of one key bring one prize, and each says so', async () => {
  const member = await buildMember(world);
  const code = await makePersonal(world, member, { amount: '20' });
  const key = uuid();
  const devices = [member.token, await openSession(world, member.memberId)];
  const answers = await atOnce((at) => redeem(world, devices[at % 2] ?? '', code, key));
  expect(answers.map(({ body }) => body.error)).toEqual(Array(AT_ONCE).fill(0));
  expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
  expect(await balanceOf(world, member.token)).toBe(20);
});

test('one member with 64 keys gets one prize', async () => {
  const member = await buildMember(world);
  const code = await makePersonal(world, member, { amount: '20' });
  const answers = await atOnce(() => redeem(world, member.token, code));
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
  const { COUPON_REFUSED, COUPON_WAIT } = errorCodes;
  for (const { body } of answers) expect([0, COUPON_REFUSED, COUPON_WAIT]).toContain(body.error);
  expect(await balanceOf(world, member.token)).toBe(20);
});

test('members who want the last of a budget, and one single code, get no more than there is', async () => {
  const members = await players();
  const [shared = ''] = await makeCoupons(world, { uses: '3', code: 'LASTOFALL' });
  const [single = ''] = await makeCoupons(world, {
    batch: 'one',
    kind: 'single',
    uses: '',
    count: '1',
    amount: '0.50',
  });
  const answers = await atOnce(async (at) => {
    const code = at % 2 === 0 ? shared : single;
    return { code, error: (await redeem(world, members[(at >> 1) % MEMBERS]?.token ?? '', code)).body.error };
  });
  const done = answers.filter(({ error }) => error === 0);
  expect(done.filter(({ code }) => code === shared)).toHaveLength(3);
  expect(done.filter(({ code }) => code === single)).toHaveLength(1);
});

test('a batch that is void or over while members redeem brings nothing afterwards', async () => {
  const members = await players();
  const [code = ''] = await makeCoupons(world, { code: 'VOIDINGS', amount: '1' });
  const [late = ''] = await makeCoupons(world, {
    batch: 'late',
    until: '2025-06-16T18:01',
    code: 'LATEWORDS',
    amount: '0.50',
  });
  const order = {
    command: 'coupon void',
    options: { batch: 'summer' },
    who: 'nok',
    why: 'a mistake',
    yes: true,
  };
  await atOnce(async (at) => {
    if (at === MEMBERS / 2) return runOps(world.services, order);
    if (at === MEMBERS) world.clock.set('2025-06-16T18:01:00+07:00');
    return redeem(world, members[at % MEMBERS]?.token ?? '', at % 3 === 0 ? late : code);
  });
  const token = members[0]?.token ?? '';
  for (const own of [code, late]) {
    const { error } = (await redeem(world, token, own)).body;
    expect([errorCodes.COUPON_REFUSED, errorCodes.COUPON_WAIT]).toContain(error);
  }
});

test('batches that are made at once find room for themselves one after the other', async () => {
  const made = await Promise.allSettled(
    [1, 2, 3, 4].map((at) =>
      makeCoupons(world, { batch: `at-once-${at}`, code: `ATONCE${at}`, amount: '1' }),
    ),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a press that waits while the account is closed brings nothing, whatever it asks for', async () => {
  const waiting: Statement = {
    name: 'test_waiting',
    text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  };
  const close: Statement = {
    name: 'test_close',
    text: `WITH ended AS (UPDATE session SET revoked_at = $2::timestamptz WHERE member_id = $1::uuid)
      UPDATE member SET status = 'closed', closed_at = $2::timestamptz WHERE id = $1::uuid`,
  };
  const presses = [
    async (member: BuiltMember, code: string) => (await redeem(world, member.token, code)).status,
    async ({ token }: BuiltMember) =>
      (
        await world.call(
          'POST /api/redemption/redeem',
          { reward_id: 'credit-5', version: 1, idempotency_key: uuid() },
          token,
        )
      ).status,
    async ({ token }: BuiltMember) =>
      (await world.call('POST /api/quest/check_in', { day: '2025-06-15' }, token)).status,
    async ({ token }: BuiltMember) =>
      (await world.call('POST /api/wheel/spin_v2', { spin_token: uuid(), version: 1, pay: 'free' }, token))
        .status,
    async ({ token }: BuiltMember) =>
      (await world.call('POST /api/cashback/turnover/claim', { day: '2025-06-14' }, token)).status,
    async ({ token }: BuiltMember) => (await claimPromotion(world, token, 'first-deposit')).status,
  ];
  for (const press of presses) {
    const member = await buildMember(world, { balance: 0 });
    const code = await makePersonal(world, member, { amount: '20' });
    const { answer } = await world.db.transact(async (tx) => {
      await lockAccounts(tx, [member.memberId], 'main');
      const answer = press(member, code);
      await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(1);
      await tx.query(close, [member.memberId, world.clock.now()]);
      return { answer };
    });
    expect(await answer).toBe(401);
  }
});
