import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type NumberControlChange, setNumberControl } from '#backend/lotto/terms/set-round-terms.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const line: LineIn = { type: 'top_2', number: '12', amount: 10 };
const NO_BILL = '01890000-0000-7000-8000-000000000000';
const VALIDATE = 'POST /api/lotto/bill/validate';
const world = await openWorld();
let token: string;

beforeEach(async () => {
  ({ token } = await buildMember(world, { balance: 1_000 }));
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

test('no session', async () => {
  expect((await world.send('GET /api/lotto/bill/list', {})).status).toBe(401);
  expect((await world.send('GET /api/lotto/bill/detail', { bill_id: 'x' })).status).toBe(401);
  expect((await world.send(VALIDATE, { round_id: ROUND, lines: [line] })).status).toBe(401);
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  for (const bad of [{ limit: 0 }, { before: 'x' }, { status: 'gone' }]) {
    expect((await world.send('GET /api/lotto/bill/list', bad, headers)).status).toBe(422);
  }
  for (const bad of [
    {},
    { bill_id: 'x' },
    { bill_id: NO_BILL, idempotency_key: 'both-at-once' },
    { idempotency_key: 'short' },
  ]) {
    expect((await world.send('GET /api/lotto/bill/detail', bad, headers)).status).toBe(422);
  }
  expect((await world.send(VALIDATE, { round_id: ROUND, lines: [] }, headers)).status).toBe(422);
  expect((await world.send(VALIDATE, { round_id: 'glo-1999-01-01', lines: [line] }, headers)).status).toBe(
    404,
  );
});

test('a stranger’s bill is as unknown as one that never was', async () => {
  const other = await buildMember(world, { balance: 100 });
  const theirs = await placeBill(world, other.token, [line], { key: 'a-key-of-theirs' });
  for (const query of [
    { bill_id: theirs.bill_id },
    { bill_id: NO_BILL },
    { idempotency_key: 'a-key-of-theirs' },
  ]) {
    const { status, body } = await world.call('GET /api/lotto/bill/detail', query, token);
    expect([status, body]).toEqual([404, { error: 404, message: 'ไม่พบรายการที่ต้องการ' }]);
  }
  expect((await world.call('GET /api/lotto/bill/list', { before: theirs.bill_id }, token)).body.data).toEqual(
    [],
  );
});

test('bills newest first, by page, by status and by round, and one by the key it was placed with', async () => {
  const bills = [];
  for (const key of ['key-of-bill-1', 'key-of-bill-2', 'key-of-bill-3'])
    bills.unshift(await placeBill(world, token, [line], { key }));
  const [newest, middle, oldest] = bills;
  const list = async (query: object) =>
    ((await world.call('GET /api/lotto/bill/list', query, token)).body.data ?? []).map(
      (bill) => bill.bill_id,
    );
  expect(await list({})).toEqual(bills.map((bill) => bill.bill_id));
  expect(await list({ limit: 2 })).toEqual([newest?.bill_id, middle?.bill_id]);
  expect(await list({ limit: 2, before: middle?.bill_id })).toEqual([oldest?.bill_id]);
  expect(await list({ round_id: 'glo-2025-06-01' })).toEqual([]);
  await world.call('POST /api/lotto/bill/cancel', { bill_id: middle?.bill_id ?? '' }, token);
  expect(await list({ status: 'cancelled' })).toEqual([middle?.bill_id]);
  const byKey = await world.call('GET /api/lotto/bill/detail', { idempotency_key: 'key-of-bill-1' }, token);
  expect(byKey.body.data).toEqual(oldest);
});

test('validate says for each line what would become of it, and takes nothing', async () => {
  await setNumberControl(world.services, {
    roundId: ROUND,
    type: 'top_3',
    number: '111',
    control: 'blocked',
  });
  await setNumberControl(world.services, {
    roundId: ROUND,
    type: 'top_3',
    number: '222',
    control: 'half_pay',
  });
  const limited: NumberControlChange = {
    roundId: ROUND,
    type: 'top_3',
    number: '333',
    control: 'custom_limit',
    limitSatang: 10_000n,
  };
  await setNumberControl(world.services, limited);
  const top3 = (number: string, amount: number): LineIn => ({ type: 'top_3', number, amount });
  const lines = [
    top3('๑๒๓', 10),
    top3('111', 10),
    top3('222', 10),
    top3('333', 60),
    top3('333', 60),
    top3('12', 10),
    top3('124', 0.5),
    top3('125', 10_000.5),
    { type: 'pin_1', number: '1', amount: 10 },
  ];
  const { data } = (await world.call(VALIDATE, { round_id: ROUND, lines }, token)).body;
  expect(
    data?.lines.map(({ number, status, error, rate, remaining }) => [number, status, error, rate, remaining]),
  ).toEqual([
    ['123', 'ok', 0, 900, null],
    ['111', 'refused', 4103, 900, null],
    ['222', 'half_pay', 0, 450, null],
    ['333', 'ok', 0, 900, null],
    ['333', 'refused', 4107, 900, 40],
    ['12', 'refused', 4109, null, null],
    ['124', 'refused', 4105, 900, null],
    ['125', 'refused', 4106, 900, 10_000],
    ['1', 'refused', 4102, null, null],
  ]);
  expect(data).toMatchObject({ acceptable: false, total_stake: 80 });
  expect(data?.lines.map((one) => one.message === '')).toEqual(
    data?.lines.map((one) => one.status !== 'refused'),
  );
  expect(data?.lines[2]?.potential).toBe(4_500);
  expect(await balanceOf(world, token)).toBe(1_000);
  const good = await world.call(VALIDATE, { round_id: ROUND, lines: [top3('124', 10)] }, token);
  expect(good.body.data).toMatchObject({ acceptable: true, total_stake: 10 });
});

test('validate refuses a closed round', async () => {
  const { body } = await world.call(VALIDATE, { round_id: 'glo-2025-06-01', lines: [line] }, token);
  expect(body).toMatchObject({ error: 4101, message: 'ปิดรับแทงแล้ว' });
});
