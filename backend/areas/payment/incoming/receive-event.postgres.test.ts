import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { expireDeposits } from '#backend/areas/payment/expire-deposits.ts';
import { deposit, paymentEvent } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { toSatang } from '#rules/money/baht.ts';

const world = await openWorld();
afterAll(() => closeAudited(world));

const order = ({ token }: BuiltMember, amount: number, idempotency_key?: string) =>
  world.call(
    'POST /api/member/payment/generate_qr',
    { channel_id: 1, sub_channel_id: 1, amount, ...(idempotency_key ? { idempotency_key } : {}) },
    token,
  );
const balance = ({ token }: BuiltMember) => balanceOf(world, token);

test('one event sent fifty times at once, and twenty events of one payment, credit once', async () => {
  const member = await buildMember(world);
  const [first, second] = [await order(member, 500), await order(member, 700)];
  const event = { ref: first.body.data?.ref ?? '', amount: 500, event_id: 'provider-event-7' };
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => sendEvent(world, event)),
    ...Array.from({ length: 20 }, () => sendEvent(world, { ref: second.body.data?.ref ?? '', amount: 700 })),
  ]);
  for (const { body } of answers) expect(body).toMatchObject({ error: 0, data: { status: 'paid' } });
  expect(await balance(member)).toBe(1_200);
});

test('payments of one member for several QRs at once are all credited', async () => {
  const member = await buildMember(world);
  const refs = await Promise.all(Array.from({ length: 5 }, (_, n) => order(member, 100 + n)));
  await Promise.all(
    refs.map(({ body }, n) => sendEvent(world, { ref: body.data?.ref ?? '', amount: 100 + n })),
  );
  expect(await balance(member)).toBe(510);
});

test('fifty events of five payments in any order, with refusals among them: each is credited once', async () => {
  const member = await buildMember(world);
  const refs = await Promise.all(Array.from({ length: 5 }, (_, n) => order(member, 100 + n)));
  const events = refs.flatMap(({ body }, n) => {
    const paid = { ref: body.data?.ref ?? '', amount: 100 + n };
    const ids = Array.from({ length: 8 }, (_, at) => ({ ...paid, event_id: `any-order-${n}-${at % 2}` }));
    const refusal = { ...paid, type: 'payment.cancelled', reason: 'ปฏิเสธ' } as const;
    return [{ ...refusal, event_id: `refused-${n}` }, ...ids, { ...refusal, event_id: `refused-${n}` }];
  });
  const shuffled = events.map((event, at) => [(at * 37) % 50, event] as const).toSorted(([a], [b]) => a - b);
  await Promise.all(shuffled.map(([, event]) => sendEvent(world, event)));
  expect(await balance(member)).toBe(510);
});

test('paying, refusing, giving up and expiring at once leave one end, and money when it came', async () => {
  const member = await buildMember(world);
  const ref = (await order(member, 300)).body.data?.ref ?? '';
  world.clock.set('2025-06-15T19:14:59+07:00');
  await Promise.all([
    sendEvent(world, { ref, amount: 300 }),
    sendEvent(world, { ref, amount: 300, type: 'payment.cancelled', reason: 'late' }),
    world.call('POST /api/member/payment/cancel', { ref }, member.token),
    expireDeposits(world.services),
  ]);
  expect(await balance(member)).toBe(300);
  world.clock.set(EVENING);
});

test.each([
  ['in the last moment of the grace time', '2025-06-15T19:29:59.999+07:00', 'credited'],
  ['when it was over', '2025-06-15T19:30:00.000+07:00', 'unmatched'],
])('a transfer sent %s, told fifty times while the job ends its deposit: %s', async (_, at, outcome) => {
  const member = await buildMember(world);
  let sum = 0n;
  for (let round = 0; round < 5; round += 1) {
    world.clock.set(EVENING);
    const token = await openSession(world, member.memberId);
    const { ref, amount } = await makeTransfer(world, token);
    sum += toSatang(amount);
    world.clock.set(at);
    const line = lineOf(`END${outcome.toUpperCase()}${round}`);
    const event = { line, amount, event_id: `at-the-end-${outcome}-${round}` };
    const told = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        if (n % 10 === 0) await expireDeposits(world.services);
        return (await sendEvent(world, event)).body.data;
      }),
    );
    const status = outcome === 'credited' ? 'paid' : 'expired';
    expect(told).toEqual(Array(50).fill({ outcome, status }));
    const [row] = await world.db.orm.select().from(deposit).where(eq(deposit.ref, ref));
    expect(row?.status).toBe(status);
    world.clock.set(EVENING);
    expect(toSatang((await balance({ ...member, token })) ?? -1)).toBe(outcome === 'credited' ? sum : 0n);
  }
});

test('orders at once: the same key makes one QR, different ones at most five', async () => {
  const member = await buildMember(world);
  const same = await Promise.all(Array.from({ length: 10 }, () => order(member, 500, 'one-key-for-all')));
  expect(new Set(same.map(({ body }) => body.data?.ref)).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 10 }, (_, n) => order(member, 100 + n)));
  expect(others.filter(({ body }) => body.error === 0)).toHaveLength(4);
  expect(others.filter(({ body }) => body.error === 4303)).toHaveLength(6);
});

test('events of one id that say different things, at once and again: one is done, each other one is kept once', async () => {
  const member = await buildMember(world);
  const { body } = await order(member, 500);
  const sums = [500, 300, 301, 302];
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, n) =>
      sendEvent(world, {
        ref: body.data?.ref ?? '',
        amount: sums[n % sums.length] ?? 0,
        event_id: 'one-id-of-many',
      }),
    ),
  );
  for (const answer of answers) expect(answer.body.error).toBe(0);
  const rows = await world.db.orm
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.ref, body.data?.ref ?? ''));
  expect(rows.map(({ satang }) => satang).toSorted()).toEqual([30_000n, 30_100n, 30_200n, 50_000n]);
});
