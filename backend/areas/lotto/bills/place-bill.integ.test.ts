import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bill as billTable, lottoKind } from '#backend/areas/lotto/tables.ts';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { areas } from '#backend/areas.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import { closeAudited, expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { plant, plantSealed } from '#backend/testing/plant.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const CALL = 'POST /api/lotto/bill/create';
const good: LineIn = { type: 'top_2', number: '12', amount: 10 };
const world = await openWorld();
let memberId: string;
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId, token } = await buildMember(world, { balance: 1_000 }));
});
afterAll(() => closeAudited(world));

async function order(lines: LineIn[], { key = world.services.random.uuid(), roundId = ROUND } = {}) {
  return (await world.call(CALL, { round_id: roundId, lines, idempotency_key: key }, token)).body;
}

test('no session', async () => {
  expect(
    (await world.send(CALL, { round_id: ROUND, lines: [good], idempotency_key: 'a-key-of-mine' })).status,
  ).toBe(401);
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const bill = { round_id: ROUND, lines: [good], idempotency_key: 'a-key-of-mine' };
  for (const bad of [
    {},
    { ...bill, lines: [] },
    { ...bill, lines: [{ ...good, amount: '10' }] },
    { ...bill, lines: [{ ...good, amount: 10.001 }] },
    { ...bill, lines: [{ ...good, amount: -10 }] },
    { ...bill, lines: Array(1_001).fill(good) },
    { ...bill, pack: 'half' },
    { ...bill, lines: [{ ...good, discount: 101 }] },
    { ...bill, idempotency_key: 'short' },
    { ...bill, round_id: '../16' },
    '{"round_id":',
  ]) {
    expect((await world.send(CALL, bad, headers)).status).toBe(422);
  }
  const named = { ...bill, pack: 'half', lines: [{ ...good, discount: 101 }] };
  const { data } = (await world.send(CALL, named, headers)).body;
  expect(Object.keys(Object(data).fields)).toEqual(['lines.0.discount', 'pack']);
  expect((await world.send(CALL, { ...bill, round_id: 'glo-2025-06-15' }, headers)).status).toBe(404);
  expect(await balanceOf(world, token)).toBe(1_000);
});

test('a bill is charged, answered and found again', async () => {
  const lines: LineIn[] = [good, { type: 'top_3', number: '๐๐๗', amount: 20.25, rate: 900 }];
  const bill = await placeBill(world, token, lines);
  expect(bill).toMatchObject({
    round_id: ROUND,
    kind: 'glo',
    kind_name: 'หวยรัฐบาล',
    draw_date: '2025-06-16',
    status: 'pending',
    line_count: 2,
    total_stake: 30.25,
    total_payout: 0,
    settled_at: null,
    result_version: null,
    can_cancel_until: '2025-06-16T08:10:00.000Z',
    lines: [
      { type: 'top_2', number: '12', amount: 10, rate: 90, payout: 0, status: 'pending' },
      { type: 'top_3', number: '007', amount: 20.25, rate: 900, payout: 0, status: 'pending' },
    ],
  });
  expect(await balanceOf(world, token)).toBe(969.75);
  const found = await world.call('GET /api/lotto/bill/detail', { bill_id: bill.bill_id }, token);
  const cancelling = { error: 0, message: '', limit: 4, left: 4 };
  expect(found.body.data).toEqual({ ...bill, cancelling });
});

test('a bill in the discount pack costs less, pays by its own rate and gives back what was charged', async () => {
  const lines: LineIn[] = [
    { type: 'top_2', number: '12', amount: 100, rate: 70, discount: 28 },
    { type: 'top_3', number: '123', amount: 50 },
  ];
  const key = 'one-key-for-two-packs';
  const bill = await placeBill(world, token, lines, { pack: 'discount', key });
  expect(bill).toMatchObject({
    pack: 'discount',
    total_face: 150,
    total_stake: 105.5,
    terms_version: expect.any(Number),
    rule_version: 1,
    lines: [
      { amount: 100, charged: 72, rate: 70 },
      { amount: 50, charged: 33.5, rate: 550 },
    ],
  });
  expect(await balanceOf(world, token)).toBe(894.5);
  // The same key in another pack is another bill.
  const full = { round_id: ROUND, lines, idempotency_key: key };
  expect((await world.call(CALL, full, token)).body.error).toBe(4111);
  await expectCleanAudit(world);
  const repack = (pack: 'full' | 'discount') =>
    plant(world, ({ orm }) => orm.update(billTable).set({ pack }).where(eq(billTable.id, bill.bill_id)));
  await repack('full');
  const found = (await auditBooks(world.services, areas)).map(({ check }) => check);
  expect(found).toEqual(expect.arrayContaining(['line_rate', 'line_charge', 'line_outcome']));
  await repack('discount');
  await world.call('POST /api/lotto/bill/cancel', { bill_id: bill.bill_id }, token);
  expect(await balanceOf(world, token)).toBe(1_000);
});

test('a discount or a rate of the pack that changed between validate and create', async () => {
  const line: LineIn = { type: 'run_bottom', number: '3', amount: 100 };
  const asked = { round_id: ROUND, pack: 'discount' as const, lines: [line] };
  const checked = (await world.call('POST /api/lotto/bill/validate', asked, token)).body.data;
  expect(checked).toMatchObject({ total_face: 100, total_stake: 88, lines: [{ rate: 3.7, discount: 12 }] });
  const agreed = { ...line, rate: 3.7, discount: 12 };
  const change = { roundId: ROUND, type: 'run_bottom', pack: 'discount' as const };
  const send = async (one: LineIn) => {
    const input = { ...asked, lines: [one], idempotency_key: world.services.random.uuid() };
    return (await world.call(CALL, input, token)).body;
  };
  await setRoundRate(world.services, { ...change, discountBp: 1_000 });
  expect(await send(agreed)).toMatchObject({ error: 4108, data: { lines: [{ rate: 3.7, discount: 10 }] } });
  await setRoundRate(world.services, { ...change, rateHundredths: 350, discountBp: 1_200 });
  expect(await send(agreed)).toMatchObject({ error: 4108, data: { lines: [{ rate: 3.5, discount: 12 }] } });
  expect((await send({ ...agreed, rate: 3.5 })).data?.total_stake).toBe(88);
  // The full pack is as it was.
  await placeBill(world, token, [{ ...line, rate: 4.2, discount: 0 }]);
});

test('the same key with the same body answers the first bill, with another body it is refused', async () => {
  const key = 'one-intent-of-mine';
  const bill = await placeBill(world, token, [good], { key });
  expect((await order([good], { key })).data).toEqual(bill);
  expect(await order([{ ...good, amount: 11 }], { key })).toMatchObject({
    error: 4111,
    data: bill,
  });
  expect(await balanceOf(world, token)).toBe(990);
});

test('twenty sends of one key at once place one bill', async () => {
  const key = 'twenty-clicks-of-one';
  const answers = await Promise.all(Array.from({ length: 20 }, () => order([good], { key })));
  expect(new Set(answers.map((answer) => answer.data?.bill_id)).size).toBe(1);
  expect(await balanceOf(world, token)).toBe(990);
});

test('a retry after the number was blocked still answers the first bill', async () => {
  const key = 'lost-answer-of-mine';
  const bill = await placeBill(world, token, [{ ...good, number: '77', rate: 90 }], { key });
  await setNumberControl(world.services, { roundId: ROUND, type: 'top_2', number: '77', control: 'blocked' });
  expect((await order([{ ...good, number: '77', rate: 90 }], { key })).data?.bill_id).toBe(bill.bill_id);
});

test('each thing that is wrong has its code, and one wrong line refuses the whole bill', async () => {
  const cases: [LineIn, number][] = [
    [{ type: 'top_9', number: '12', amount: 10 }, 4102],
    [{ type: 'constructor', number: '12', amount: 10 }, 4102],
    [{ type: 'top_2', number: '123', amount: 10 }, 4109],
    [{ type: 'top_2', number: '1x', amount: 10 }, 4109],
    [{ type: 'top_2', number: '12', amount: 0 }, 4105],
    [{ type: 'top_2', number: '12', amount: 0.99 }, 4105],
    [{ type: 'top_2', number: '12', amount: 20_000.01 }, 4106],
  ];
  for (const [line, error] of cases) {
    const answer = await order([good, line]);
    expect(answer).toMatchObject({
      error,
      data: { lines: [{ index: 1, type: line.type, number: line.number, error }] },
    });
    expect(answer.message).toMatch(/[ก-๙]/);
  }
  await plantSealed(world.services, ({ orm }) =>
    orm.update(lottoKind).set({ maxLines: 200 }).where(eq(lottoKind.kind, 'lao')),
  );
  const tooMany = await order(Array(201).fill(good), { roundId: 'lao-2025-06-16' });
  expect(tooMany).toMatchObject({ error: 4106, data: { max_lines: 200 } });
  expect(await balanceOf(world, token)).toBe(1_000);
});

test('several wrong lines are all named', async () => {
  const answer = await order([{ ...good, number: '1' }, good, { ...good, amount: 0.5 }]);
  expect(answer).toMatchObject({
    error: 4109,
    data: {
      lines: [
        { index: 0, error: 4109 },
        { index: 2, error: 4105 },
      ],
    },
  });
});

test('too little balance', async () => {
  expect(await order([{ ...good, amount: 1_000.01 }])).toMatchObject({
    error: 4110,
    data: { required: 1_000.01 },
  });
  const key = 'again-with-less-amount';
  expect((await order([{ ...good, amount: 2_000 }], { key })).error).toBe(4110);
  // The refused attempt did not use up the key.
  expect((await order([{ ...good, amount: 1_000 }], { key })).error).toBe(0);
  expect(await balanceOf(world, token)).toBe(0);
});

test('a closed round', async () => {
  world.clock.set('2025-06-15T19:20:00+07:00');
  await placeBill(world, token, [good]);
  world.clock.set('2025-06-16T15:20:01+07:00');
  const { token: late } = await buildMember(world, { balance: 100 });
  const { body } = await world.call(
    CALL,
    { round_id: ROUND, lines: [good], idempotency_key: 'too-late-for-this' },
    late,
  );
  expect(body).toMatchObject({ error: 4101, message: 'ปิดรับแทงแล้ว' });
  const past = { round_id: 'glo-2025-06-01', lines: [good], idempotency_key: 'a-past-round-of-june' };
  expect((await world.call(CALL, past, late)).body.error).toBe(4101);
});

test('a round takes bills to its last second', async () => {
  world.clock.set('2025-06-16T15:19:58+07:00');
  const { token: early } = await buildMember(world, { balance: 100 });
  await placeBill(world, early, [good]);
  expect(await balanceOf(world, early)).toBe(90);
});

test('a blocked number', async () => {
  await setNumberControl(world.services, {
    roundId: ROUND,
    type: 'top_3',
    number: '123',
    control: 'blocked',
  });
  expect(await order([good, { type: 'top_3', number: '123', amount: 5 }])).toMatchObject({
    error: 4103,
    data: { lines: [{ index: 1, error: 4103 }] },
  });
  await setNumberControl(world.services, { roundId: ROUND, type: 'top_3', number: '123', control: 'none' });
  expect((await order([{ type: 'top_3', number: '123', amount: 5 }])).error).toBe(0);
});

test('a number at half pay is taken with its rate agreed and keeps it', async () => {
  const line: LineIn = { type: 'top_3', number: '456', amount: 10 };
  const before = await placeBill(world, token, [line]);
  await setNumberControl(world.services, {
    roundId: ROUND,
    type: 'top_3',
    number: '456',
    control: 'half_pay',
  });
  for (const rate of [undefined, 900]) {
    expect(await order([{ ...line, ...(rate ? { rate } : {}) }])).toMatchObject({
      error: 4104,
      data: { lines: [{ index: 0, rate: 450 }] },
    });
  }
  expect((await placeBill(world, token, [{ ...line, rate: 450 }])).lines[0]?.rate).toBe(450);
  const kept = await world.call('GET /api/lotto/bill/detail', { bill_id: before.bill_id }, token);
  expect(kept.body.data?.lines[0]?.rate).toBe(900);
});

test('a rate that changed between validate and create', async () => {
  const line: LineIn = { type: 'run_top', number: '3', amount: 10, rate: 3.2 };
  const lines = [good, line];
  const checked = await world.call('POST /api/lotto/bill/validate', { round_id: ROUND, lines }, token);
  expect(checked.body.data).toMatchObject({ acceptable: true, lines: [{ rate: 90 }, { rate: 3.2 }] });
  await placeBill(world, token, lines);
  await setRoundRate(world.services, { roundId: ROUND, type: 'run_top', rateHundredths: 300 });
  expect(await order(lines)).toMatchObject({
    error: 4108,
    data: { lines: [{ index: 1, type: 'run_top', rate: 3 }] },
  });
  expect((await placeBill(world, token, [{ ...line, rate: 3 }])).lines[0]?.rate).toBe(3);
  await setRoundRate(world.services, { roundId: ROUND, type: 'run_top', rateHundredths: 320 });
});

test('lines of one number count together against its limit, and the refusal says what is left', async () => {
  await setNumberControl(world.services, {
    roundId: ROUND,
    type: 'bottom_2',
    number: '99',
    control: 'custom_limit',
    limitSatang: 100_000n,
  });
  const line = (amount: number): LineIn => ({ type: 'bottom_2', number: '99', amount });
  expect(await order([line(500), line(500.5)])).toMatchObject({
    error: 4107,
    data: { lines: [{ index: 1, remaining: 500 }] },
  });
  await placeBill(world, token, [line(500), line(450)]);
  const { token: other } = await buildMember(world, { balance: 1_000 });
  const body = { round_id: ROUND, lines: [line(51)], idempotency_key: 'one-more-than-left' };
  expect((await world.call(CALL, body, other)).body).toMatchObject({
    error: 4107,
    data: { lines: [{ remaining: 50 }] },
  });
  await placeBill(world, other, [line(50)]);
});

test('of 200 bets of 10 baht at once on a number limited to 1,000 exactly 100 are taken', async () => {
  await setRoundRate(world.services, { roundId: ROUND, type: 'tod_3', maxPerNumberSatang: 100_000n });
  const { token: rich } = await buildMember(world, { balance: 5_000 });
  const lines: LineIn[] = [{ type: 'tod_3', number: '321', amount: 10 }];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      world.call(CALL, { round_id: ROUND, lines, idempotency_key: `parallel-bet-${at}` }, rich),
    ),
  );
  const codes = answers.map((answer) => answer.body.error);
  expect(codes.filter((code) => code === 0)).toHaveLength(100);
  expect(codes.filter((code) => code === 4107)).toHaveLength(100);
  expect(await balanceOf(world, rich)).toBe(4_000);
});

test('two members may use the same key', async () => {
  const other = await buildMember(world, { balance: 100 });
  const key = 'the-very-same-key';
  const mine = await placeBill(world, token, [good], { key });
  const theirs = await placeBill(world, other.token, [good], { key });
  expect(mine.bill_id).not.toBe(theirs.bill_id);
  expect(other.memberId).not.toBe(memberId);
});
