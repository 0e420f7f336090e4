import { afterAll, beforeEach, expect, test } from 'vitest';
import { type NumberControlChange, setNumberControl } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const line: LineIn = { type: 'top_2', number: '12', amount: 10 };
const NO_BILL = '01890000-0000-7000-8000-000000000000';
const VALIDATE = 'POST /api/lotto/bill/validate';
const world = await openWorld();
let token: string;

beforeEach(async () => {
  ({ token } = await buildMember(world, { balance: 1_000 }));
});
afterAll(() => closeAudited(world));

test('no session', async () => {
  expect((await world.send('GET /api/lotto/bill/list', {})).status).toBe(401);
  expect((await world.send('GET /api/lotto/bill/detail', { bill_id: 'x' })).status).toBe(401);
  expect((await world.send(VALIDATE, { round_id: ROUND, lines: [line] })).status).toBe(401);
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  for (const bad of [
    { limit: 0 },
    { before: 'x' },
    { status: 'gone' },
    { day: '2025-02-30' },
    { kind: 'GLO!' },
  ]) {
    expect((await world.send('GET /api/lotto/bill/list', bad, headers)).status).toBe(422);
    expect((await world.send('GET /api/lotto/bill/page', bad, headers)).status).toBe(422);
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
  const cancelling = { error: 0, message: '', limit: 4, left: 3 };
  expect(byKey.body.data).toEqual({ ...oldest, cancelling });
});

test('a page of bills with the totals of what its filter lets through', async () => {
  const key = 'GET /api/lotto/bill/page';
  const page = async (query: Calls[typeof key]['request']) =>
    (await world.call(key, query, token)).body.data ?? { bills: [], totals: null, next: '' };
  const none = { count: 0, is_capped: false, face: 0, charged: 0, returned: 0, won: 0 };
  expect(await page({})).toEqual({ bills: [], totals: none, next: null });
  const ids: string[] = [];
  const place = async (plan: Parameters<typeof placeBill>[3]) =>
    ids.unshift((await placeBill(world, token, [{ ...line, amount: 100 }], plan)).bill_id);
  await place({ pack: 'discount' });
  await place({ roundId: 'lao-2025-06-16' });
  await place({});
  await world.call('POST /api/lotto/bill/cancel', { bill_id: ids[0] ?? '' }, token);
  const totals = { count: 3, is_capped: false, face: 300, charged: 272, returned: 100, won: 0 };
  const [newest, lao, oldest] = ids;
  const first = await page({ limit: 2 });
  expect([first.bills.map((bill) => bill.bill_id), first.next]).toEqual([[newest, lao], lao]);
  expect(first.totals).toEqual(totals);
  const second = await page({ limit: 2, before: first.next ?? '' });
  expect([second.bills.map((bill) => bill.bill_id), second.next]).toEqual([[oldest], null]);
  expect(second.totals).toEqual(totals);
  expect((await page({ limit: 2, before: oldest })).totals).toEqual(totals);
  for (const [query, found] of [
    [{ kind: 'lao' }, [lao]],
    [{ kind: 'glo', status: 'pending' }, [oldest]],
    [{ status: 'cancelled', day: '2025-06-15' }, [newest]],
    [{ day: '2025-06-15', kind: 'glo', round_id: ROUND }, [newest, oldest]],
    [{ day: '2025-06-14' }, []],
    [{ day: '2025-06-16' }, []],
  ] as const) {
    const { bills, totals: own } = await page(query);
    expect(bills.map((bill) => bill.bill_id)).toEqual(found);
    expect(own).toMatchObject({
      count: found.length,
      charged: bills.reduce((sum, bill) => sum + bill.total_stake, 0),
    });
    const listed = (await world.call('GET /api/lotto/bill/list', query, token)).body.data;
    expect(listed).toEqual(bills);
  }
});

test('a bill says until when, how often and why not it can be cancelled', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push((await placeBill(world, token, [line])).bill_id);
  const cancellingOf = async (id: string | undefined) =>
    (await world.call('GET /api/lotto/bill/detail', { bill_id: id }, token)).body.data?.cancelling;
  for (const bill_id of ids.slice(0, 3)) await world.call('POST /api/lotto/bill/cancel', { bill_id }, token);
  expect(await cancellingOf(ids[4])).toEqual({ error: 0, message: '', limit: 4, left: 1 });
  await world.call('POST /api/lotto/bill/cancel', { bill_id: ids[3] ?? '' }, token);
  const overQuota = { error: 4122, message: 'ยกเลิกโพยได้ไม่เกินวันละ 4 ครั้ง', limit: 4, left: 0 };
  expect(await cancellingOf(ids[4])).toEqual(overQuota);
  expect(await cancellingOf(ids[3])).toMatchObject({ error: 4123, left: 0 });
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
    top3('', 10),
    top3('1234567890123', 10),
    { type: '', number: '123', amount: 10 },
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
    ['', 'refused', 4109, null, null],
    ['1234567890123', 'refused', 4109, null, null],
    ['123', 'refused', 4102, null, null],
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
