import { afterAll, beforeEach, expect, test } from 'vitest';
import { setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { closeAudited, expectCleanAudit } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const CALL = 'POST /api/lotto/bill/cancel';
const line: LineIn = { type: 'top_2', number: '12', amount: 10 };
const world = await openWorld();
let memberId: string;
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId, token } = await buildMember(world, { balance: 1_000 }));
});
afterAll(() => closeAudited(world));

async function cancel(billId: string) {
  return (await world.call(CALL, { bill_id: billId }, token)).body;
}

async function moveTo(instant: string): Promise<void> {
  world.clock.set(instant);
  token = await openSession(world, memberId);
}

test('no session', async () => {
  expect((await world.send(CALL, { bill_id: 'x' })).status).toBe(401);
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  for (const bad of [{}, { bill_id: 5 }, { bill_id: 'a b' }, { bill_id: 'x' }])
    expect((await world.send(CALL, bad, headers)).status).toBe(422);
});

test('a bill that is not there, or is a stranger’s, is not found', async () => {
  const other = await buildMember(world, { balance: 100 });
  const { bill_id } = await placeBill(world, other.token, [line]);
  for (const id of ['01890000-0000-7000-8000-000000000000', bill_id]) {
    expect((await world.call(CALL, { bill_id: id }, token)).status).toBe(404);
  }
  expect(await balanceOf(world, other.token)).toBe(90);
});

test('gives back what was charged, once, and frees the number', async () => {
  await setRoundRate(world.services, { roundId: ROUND, type: 'bottom_2', maxPerNumberSatang: 50_000n });
  const full: LineIn = { type: 'bottom_2', number: '77', amount: 500 };
  const bill = await placeBill(world, token, [line, full]);
  expect(await balanceOf(world, token)).toBe(490);
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(bill.bill_id)));
  for (const answer of answers) {
    expect(answer).toMatchObject({
      error: 0,
      data: { status: 'cancelled', total_payout: 0, can_cancel_until: null },
    });
    expect(answer.data?.lines.map((one) => one.status)).toEqual(['refund', 'refund']);
  }
  expect(await balanceOf(world, token)).toBe(1_000);
  await placeBill(world, token, [full]);
});

test('a discount is taken from the charge, not from the limits, and the charge is what comes back', async () => {
  await using own = await openWorld({ members: [100] });
  const [member] = own.members;
  const discounted = { roundId: ROUND, type: 'top_2', discountBp: 2_800, maxPerNumberSatang: 10_000n };
  await setRoundRate(own.services, discounted);
  const bill = await placeBill(own, member.token, [{ ...line, amount: 100 }]);
  expect(bill).toMatchObject({ total_stake: 72, lines: [{ amount: 100 }] });
  expect(await balanceOf(own, member.token)).toBe(28);
  const more = { round_id: ROUND, lines: [{ ...line, amount: 1 }], idempotency_key: 'nothing-is-left' };
  expect((await own.call('POST /api/lotto/bill/create', more, member.token)).body.error).toBe(4107);
  await own.call(CALL, { bill_id: bill.bill_id }, member.token);
  expect(await balanceOf(own, member.token)).toBe(100);
  await expectCleanAudit(own);
});

test('the last second is ten minutes before the close', async () => {
  await moveTo('2025-06-16T15:00:00+07:00');
  const first = await placeBill(world, token, [line]);
  const second = await placeBill(world, token, [line]);
  world.clock.set('2025-06-16T15:10:00.500+07:00');
  const shown = await world.call('GET /api/lotto/bill/detail', { bill_id: first.bill_id }, token);
  expect(shown.body.data).toMatchObject({
    can_cancel_until: '2025-06-16T08:10:00.000Z',
    cancelling: { error: 0 },
  });
  expect((await cancel(first.bill_id)).error).toBe(0);
  world.clock.set('2025-06-16T15:10:01+07:00');
  expect((await cancel(second.bill_id)).error).toBe(4121);
  // The one that was cancelled in time stays so, whenever it is asked again.
  expect((await cancel(first.bill_id)).error).toBe(0);
  expect(await balanceOf(world, token)).toBe(990);
});

test('four a day, and a new day begins at midnight in Bangkok', async () => {
  await moveTo('2025-06-15T23:59:00+07:00');
  const bills = [];
  for (let count = 0; count < 6; count += 1) bills.push(await placeBill(world, token, [line]));
  const answers = [];
  for (const bill of bills.slice(0, 5)) answers.push(await cancel(bill.bill_id));
  expect(answers.map((answer) => answer.error)).toEqual([0, 0, 0, 0, 4122]);
  expect(answers[4]?.data).toEqual({ limit: 4 });
  expect(await balanceOf(world, token)).toBe(980);
  await moveTo('2025-06-16T00:00:01+07:00');
  expect((await cancel(bills[4]?.bill_id ?? '')).error).toBe(0);
  expect(await balanceOf(world, token)).toBe(990);
});

test('a settled bill cannot be cancelled', async () => {
  await using own = await openWorld({ members: [100] });
  const [member] = own.members;
  const bill = await placeBill(own, member.token, [line]);
  await publish(own);
  expect((await own.call(CALL, { bill_id: bill.bill_id }, member.token)).body.error).toBe(4123);
  await expectCleanAudit(own);
});
