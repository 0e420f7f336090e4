import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { keepEarlierIncomingPayments } from '#backend/areas/payment/incoming/keep-incoming-payment.ts';
import { deposit, paymentEvent } from '#backend/areas/payment/tables.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
let token: string;
let memberId: string;
let ref: string;
let event: string;
let suspenseBefore: bigint;

const suspense = async () => (await houseBalance(world, 'house.suspense')) - suspenseBefore;
const send = (more: { amount: number; ref?: string; currency?: string }) => {
  event = world.services.random.uuid();
  return sendEvent(world, { ref, event_id: event, ...more });
};

beforeEach(async () => {
  world.clock.set(EVENING);
  suspenseBefore = await houseBalance(world, 'house.suspense');
  ({ token, memberId } = await buildMember(world));
  ref = await makeQr(world, token);
});
afterAll(() => closeAudited(world));

function ops(command: string, options: Record<string, string>, yes = true, why = 'asked by phone') {
  return runOps(world.services, { command, options, who: 'nok', why, yes });
}
const listed = async () => (await ops('payment unmatched', {})).lines.join('\n');
const inquiry = async () =>
  (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data;
async function mobile(): Promise<string> {
  const [row] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  return row?.username ?? '';
}

test('an operator sees what became of the deposits of a member, and what came for one and waits', async () => {
  await send({ amount: 500 });
  await send({ amount: 500 });
  const { code, lines } = await ops('payment show', { username: await mobile() });
  expect(code).toBe(0);
  expect(lines).toEqual([
    'The account is active; newest first',
    'Deposits',
    `  2025-06-15 19:00 +07:00  ${ref}  500.00 baht  paid 2025-06-15 19:00 +07:00`,
    `    event ${event}: 500.00 baht, again, waits`,
    'No withdrawals',
  ]);
});

test('a second payment of a paid QR is listed, and matched to its deposit credits what arrived, once', async () => {
  await send({ amount: 500 });
  await send({ amount: 500 });
  expect(await listed()).toContain(`${event}  ref ${ref}  500.00 baht`);
  expect(await suspense()).toBe(50_000n);
  expect((await ops('payment match', { event, deposit: ref }, false)).lines[0]).toBe(
    `500.00 baht of ${event} credited`,
  );
  expect(await balanceOf(world, token)).toBe(500);
  expect((await ops('payment match', { event, deposit: ref })).code).toBe(0);
  expect(await balanceOf(world, token)).toBe(1_000);
  expect(await suspense()).toBe(0n);
  expect(await listed()).not.toContain(event);
  for (const again of [ops('payment match', { event, deposit: ref }), ops('payment return', { event })]) {
    expect(await again).toEqual({
      code: 1,
      lines: [`The money of ${event} was credited to a member before; nothing was done`],
    });
  }
  expect(await balanceOf(world, token)).toBe(1_000);
  expect(await inquiry()).toMatchObject({ status: 'paid', arrivals: [{ amount: 500, status: 'credited' }] });
  const replay = await sendEvent(world, { ref, amount: 500, event_id: event });
  expect(replay.body.data).toEqual({ outcome: 'unmatched', status: 'paid' });
});

test('another amount pays the open deposit with what arrived; the QR paid afterwards is other money', async () => {
  await send({ amount: 499.5 });
  expect(await inquiry()).toMatchObject({
    status: 'pending',
    arrivals: [{ amount: 499.5, status: 'waiting' }],
  });
  expect((await ops('payment match', { event, deposit: ref })).lines).toEqual([
    `499.50 baht of ${event} credited`,
  ]);
  expect(await balanceOf(world, token)).toBe(499.5);
  expect((await inquiry())?.status).toBe('paid');
  expect((await send({ amount: 500 })).body.data).toEqual({ outcome: 'unmatched', status: 'paid' });
  expect(await suspense()).toBe(50_000n);
});

test('money with an unknown reference goes to a member by mobile number, whose number the log does not keep', async () => {
  await send({ ref: 'AAAAAAAAAAAAAAAA', amount: 250 });
  const number = await mobile();
  expect((await ops('payment match', { event, member: number })).code).toBe(0);
  expect(await balanceOf(world, token)).toBe(250);
  const log = await world.db.orm
    .select()
    .from(opsLog)
    .where(eq(opsLog.command, 'payment match'))
    .orderBy(opsLog.no);
  const act = log.at(-1);
  expect(act).toMatchObject({
    who: 'nok',
    facts: { event, outcome: 'done', money: { reference: event, member: memberId, satang: '25000' } },
  });
  expect(JSON.stringify(log)).not.toContain(number);
});

test('returned money leaves suspense once, with a reason, and nobody is credited', async () => {
  await send({ amount: 5_000 });
  expect(await ops('payment return', { event }, true, '')).toEqual({
    code: 1,
    lines: ['payment return needs --why'],
  });
  expect((await ops('payment return', { event }, false)).code).toBe(0);
  expect(await suspense()).toBe(500_000n);
  expect((await ops('payment return', { event })).lines).toEqual([`5,000.00 baht of ${event} returned`]);
  expect(await suspense()).toBe(0n);
  expect(await balanceOf(world, token)).toBe(0);
  expect((await ops('payment match', { event, deposit: ref })).code).toBe(1);
  expect(await inquiry()).toMatchObject({
    status: 'pending',
    arrivals: [{ amount: 5_000, status: 'returned' }],
  });
});

test('money that an operator found to be another member’s is told to each as what it is to them', async () => {
  const other = await buildMember(world);
  const theirs = await makeQr(world, other.token, { amount: 300 });
  const told = async (of: string, bearer: string) => {
    const { body } = await world.call('GET /api/member/payment/inquiry_status', { ref: of }, bearer);
    const shown = await world.call('GET /api/member/payment/qrcode_info', { ref: of }, bearer);
    expect(shown.body.data).toMatchObject(body.data ?? {});
    return body.data;
  };
  await send({ amount: 321 });
  expect((await ops('payment match', { event, deposit: theirs })).code).toBe(0);
  const { arrivals = [], ...mine } = (await told(ref, token)) ?? {};
  expect(mine).toEqual({ status: 'pending', credited: null, reason: null });
  expect(arrivals).toMatchObject([{ status: 'other', amount: null }]);
  expect(JSON.stringify(arrivals)).not.toContain('321');
  // An open one is listed with the same.
  const { body } = await world.call('GET /api/member/payment/open_qrs', {}, token);
  expect(body.data).toMatchObject([{ ref, credited: null, arrivals }]);
  expect(await told(theirs, other.token)).toEqual({
    status: 'paid',
    credited: 321,
    reason: null,
    arrivals: [],
  });
  expect([await balanceOf(world, token), await balanceOf(world, other.token)]).toEqual([0, 321]);
});

test('a deposit says what it was paid with, whichever amount it asked for, and another incoming payment beside it', async () => {
  await send({ amount: 499.5 });
  await ops('payment match', { event, deposit: ref });
  expect(await inquiry()).toMatchObject({ status: 'paid', credited: 499.5 });
  await send({ amount: 500 });
  expect(await inquiry()).toMatchObject({
    credited: 499.5,
    arrivals: [{ status: 'credited' }, { why: 'again' }],
  });
  const { body } = await world.call('GET /api/member/payment/open_qrs', {}, token);
  expect(body.data).toMatchObject([{ ref, status: 'paid', credited: 499.5 }]);
  await ops('payment match', { event, deposit: ref });
  expect(await inquiry()).toMatchObject({ status: 'paid', credited: 499.5 });
  expect(await balanceOf(world, token)).toBe(999.5);
});

test('late money is listed as such, and matched to its deposit pays it', async () => {
  const { ref: told, amount } = await makeTransfer(world, token);
  world.clock.set('2025-06-15T19:40:00+07:00');
  event = world.services.random.uuid();
  await sendEvent(world, { line: lineOf('LATE00000001'), amount, event_id: event });
  expect(await listed()).toContain(`${event}  ref ${told}  ${amount.toFixed(2)} baht  late`);
  expect((await ops('payment match', { event, deposit: told })).code).toBe(0);
  token = await openSession(world, memberId);
  expect(await balanceOf(world, token)).toBe(amount);
});

test('another currency is listed as such, cannot be credited, and can be returned', async () => {
  await send({ amount: 500, currency: 'USD' });
  expect(await listed()).toContain(`${event}  ref ${ref}  500 USD, not baht`);
  expect((await ops('payment match', { event, deposit: ref })).lines).toEqual([
    `What came with ${event} is not baht and cannot be credited`,
  ]);
  expect((await ops('payment return', { event })).code).toBe(0);
  expect(await listed()).not.toContain(event);
  expect(await balanceOf(world, token)).toBe(0);
});

test('a wallet takes no more than the site can tell; the money can still be returned', async () => {
  await send({ amount: 1_000_000_000_000 });
  expect((await ops('payment match', { event, deposit: ref })).code).toBe(0);
  expect(await balanceOf(world, token)).toBe(1_000_000_000_000);
  const more = world.services.random.uuid();
  await sendEvent(world, { ref, amount: 0.01, event_id: more });
  expect((await ops('payment match', { event: more, deposit: ref })).lines).toEqual([
    'A wallet holds at most 1,000,000,000,000.00 baht; return the money',
  ]);
  expect(await balanceOf(world, token)).toBe(1_000_000_000_000);
  expect((await ops('payment return', { event: more })).code).toBe(0);
});

test('refuses what names no event, no member, no deposit, two of them, or money that was credited', async () => {
  await send({ amount: 500 });
  const credited = event;
  await send({ amount: 1 });
  for (const options of [
    { event: 'no-such-event', deposit: ref },
    { event: credited, deposit: ref },
    { event },
    { event, deposit: ref, member: await mobile() },
    { event, deposit: 'AAAAAAAAAAAAAAAA' },
    { event, member: '0999999999' },
  ] as Record<string, string>[]) {
    expect((await ops('payment match', options)).code, JSON.stringify(options)).toBe(1);
  }
  expect((await ops('payment return', { event: credited })).code).toBe(1);
  expect(await balanceOf(world, token)).toBe(500);
  expect(await suspense()).toBe(100n);
});

test('arrivals that were taken before the suspense account was there are booked at the next start, once', async () => {
  await world.db.orm.insert(paymentEvent).values({
    eventId: 'event-of-before',
    ref: 'AAAAAAAAAAAAAAAA',
    outcome: 'unmatched',
    body: { event_id: 'event-of-before', type: 'payment.paid', ref: 'AAAAAAAAAAAAAAAA', amount: 70 },
    receivedAt: world.clock.now(),
    satang: 7_000n,
  });
  await keepEarlierIncomingPayments(world.services);
  await keepEarlierIncomingPayments(world.services);
  expect(await suspense()).toBe(7_000n);
  const [row] = await world.db.orm.select().from(deposit).where(eq(deposit.ref, ref));
  expect(row?.status).toBe('pending');
});
