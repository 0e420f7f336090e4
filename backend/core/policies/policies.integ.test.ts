import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exposure } from '#backend/areas/lotto/tables.ts';
import { depositByOperator } from '#backend/areas/payment/deposit-by-operator.ts';
import { matchPayment } from '#backend/areas/payment/incoming/match-payment.ts';
import { deposit } from '#backend/areas/payment/tables.ts';
import type { MoneyIntent, Policy } from '#backend/core/policies/policy.ts';
import { Refusal } from '#backend/refusal.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';

let shut: MoneyIntent['on'] | undefined;
let throws = false;
const asked: MoneyIntent[] = [];
const policy = (on: MoneyIntent['on']): Policy => ({
  name: `test-${on}`,
  on,
  check: async (_tx, intent) => {
    asked.push(intent);
    if (shut !== on) return null;
    const refusal = new Refusal('OVER_MAX', 'เกินวงเงินที่ตั้งไว้', { left: 0 });
    if (throws) throw refusal;
    return refusal;
  },
});
const world = await openWorld({ policies: [policy('spend'), policy('deposit')], members: [100] });
const [member] = world.members;
beforeAll(async () => {
  asked.length = 0;
});
afterEach(async () => {
  shut = undefined;
  throws = false;
  asked.length = 0;
  await expectCleanAudit(world);
});
afterAll(() => world[Symbol.asyncDispose]());

const lines = [{ type: 'top_2', number: '12', amount: 10 }];
const refused = { error: 4106, message: 'เกินวงเงินที่ตั้งไว้', data: { left: 0 } };

test.each([
  ['answers', false],
  ['throws', true],
])(
  'a policy that %s a refusal stops a bill before anything is written, and never one that was placed',
  async (how, thrown) => {
    throws = thrown;
    const before = (await balanceOf(world, member.token)) ?? 0;
    const first = await placeBill(world, member.token, lines, { key: `placed-${how}` });
    expect(asked).toEqual([
      {
        on: 'spend',
        memberId: member.memberId,
        kind: 'lotto_bill',
        reference: first.bill_id,
        satang: 1_000n,
        at: world.clock.now(),
      },
    ]);
    shut = 'spend';
    const order = (key: string) =>
      world.call(
        'POST /api/lotto/bill/create',
        { round_id: ROUND, lines, idempotency_key: key },
        member.token,
      );
    expect((await order(`refused-${how}`)).body).toMatchObject(refused);
    expect((await order(`placed-${how}`)).body).toMatchObject({ error: 0, data: { bill_id: first.bill_id } });
    expect(await balanceOf(world, member.token)).toBe(before - 10);
    shut = undefined;
    expect((await order(`refused-${how}`)).body).toMatchObject({ error: 0 });
  },
);

test('a policy refuses a QR and what an operator pays in', async () => {
  const balance = await balanceOf(world, member.token);
  const before = await world.db.orm.$count(deposit);
  shut = 'deposit';
  const input = { channel_id: 1, sub_channel_id: 1, amount: 500 };
  const answer = await world.call('POST /api/member/payment/generate_qr', input, member.token);
  expect(answer.body).toMatchObject(refused);
  const paidIn = depositByOperator(world.services, { memberId: member.memberId, satang: 50_000n });
  await expect(paidIn).rejects.toThrow('เกินวงเงินที่ตั้งไว้');
  expect(await world.db.orm.$count(deposit)).toBe(before);
  expect(await balanceOf(world, member.token)).toBe(balance);
});

test('money of a QR that passed is credited, whatever the policy says when it comes', async () => {
  const input = { channel_id: 1, sub_channel_id: 1, amount: 500 };
  const { body } = await world.call('POST /api/member/payment/generate_qr', input, member.token);
  const balance = (await balanceOf(world, member.token)) ?? 0;
  shut = 'deposit';
  await sendEvent(world, { ref: body.data?.ref ?? '', amount: 500, event_id: 'gated-event' });
  expect(await balanceOf(world, member.token)).toBe(balance + 500);
});

test('what is refused leaves nothing behind: money stays in suspense, keys and numbers stay free', async () => {
  const balance = await balanceOf(world, member.token);
  await sendEvent(world, { ref: 'AAAAAAAAAAAAAAAA', amount: 70, event_id: 'gated-match' });
  const order = { eventId: 'gated-match', target: { memberId: member.memberId } };
  const qr = { channel_id: 1, sub_channel_id: 1, amount: 500, idempotency_key: 'gated-qr' };
  const makeQr = () => world.call('POST /api/member/payment/generate_qr', qr, member.token);
  const bet = { round_id: ROUND, lines, idempotency_key: 'gated-bet' };
  const place = () => world.call('POST /api/lotto/bill/create', bet, member.token);
  const sold = await world.db.orm.select().from(exposure);

  shut = 'deposit';
  await expect(matchPayment(world.services, order)).rejects.toThrow('เกินวงเงินที่ตั้งไว้');
  expect((await makeQr()).body).toMatchObject(refused);
  shut = 'spend';
  expect((await place()).body).toMatchObject(refused);
  expect(await world.db.orm.select().from(exposure)).toEqual(sold);
  expect(await balanceOf(world, member.token)).toBe(balance);

  shut = undefined;
  expect(await matchPayment(world.services, order)).toBe(7_000n);
  expect((await makeQr()).body.error).toBe(0);
  expect((await place()).body.error).toBe(0);
  expect(await balanceOf(world, member.token)).toBe((balance ?? 0) + 70 - 10);
});
