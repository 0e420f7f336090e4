import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { ACCOUNT_NO, lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { type ProviderEvent, sendEvent } from '#backend/testing/payment/webhook.ts';
import { askForLimit, limitOf } from '#backend/testing/protection.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { toSatang } from '#rules/money/baht.ts';

const CALL = 'POST /api/member/payment/generate_qr';
const world = await openWorld();
let token: string;
let memberId: string;
let lines = 0;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ token, memberId } = await buildMember(world));
});
afterAll(() => closeAudited(world));

const minutesOn = (minutes: number) =>
  world.clock.set(new Date(Date.parse(EVENING) + minutes * 60_000).toISOString());
const balance = (of = token) => balanceOf(world, of);
const inquiry = async (ref: string) =>
  (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data;
/** A line of the bank's statement: its answer. */
async function arrive(
  event: Omit<ProviderEvent, 'ref'>,
  transRef = `TEST${String(++lines).padStart(12, '0')}`,
) {
  return (await sendEvent(world, { line: lineOf(transRef), ...event })).body.data;
}

test('a transfer has an account, no QR, and the baht that were asked for with satang of its own', async () => {
  const made = await makeTransfer(world, token, 500);
  expect(made.payload).toBe('');
  expect(made.transfer).toMatchObject({ kind: 'bank', bank_code: '004', account_no: ACCOUNT_NO });
  expect(made.amount).toBeGreaterThan(500);
  expect(made.amount).toBeLessThan(501);
  const open = await world.call('GET /api/member/payment/open_qrs', {}, token);
  expect(open.body.data).toMatchObject([{ ref: made.ref, amount: made.amount, transfer: made.transfer }]);
  const shown = await world.call('GET /api/member/payment/qrcode_info', { ref: made.ref }, token);
  expect(shown.body.data).toMatchObject({ transfer: made.transfer, status: 'pending' });
});

test('the same key answers the same amount; another account of the key is refused', async () => {
  const order = { channel_id: 2, sub_channel_id: 1, amount: 500, idempotency_key: 'key-of-a-transfer' };
  const [first, second] = [await world.call(CALL, order, token), await world.call(CALL, order, token)];
  expect(second.body.data).toEqual(first.body.data);
  expect((await world.call(CALL, { ...order, sub_channel_id: 3 }, token)).body.error).toBe(4111);
  expect((await world.call(CALL, { ...order, amount: 501 }, token)).body.error).toBe(4111);
});

test('the satang of a transfer never pass the deposit limit, nor what the channel takes at most', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 1_000 });
  expect((await makeTransfer(world, token, 400)).amount).toBeGreaterThan(400);
  const { left } = await limitOf(world, token, 'deposit');
  const rest = await makeTransfer(world, token, left ?? 0);
  expect(rest.amount).toBeLessThanOrEqual(left ?? 0);
  expect(rest.amount).toBeGreaterThan((left ?? 0) - 1);
  ({ token } = await buildMember(world));
  await askForLimit(world, token, { kind: 'deposit', window: 'week', amount: 500 });
  const whole = await makeTransfer(world, token, 500);
  expect(whole.amount).toBeGreaterThan(499);
  expect(whole.amount).toBeLessThan(500);
  ({ token } = await buildMember(world));
  const most = await makeTransfer(world, token, 200_000);
  expect(most.amount).toBeGreaterThan(199_999);
  expect(most.amount).toBeLessThan(200_000);
});

test('where no amount with satang fits what is left, that is told, and nothing is kept', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 100 });
  const order = { channel_id: 2, sub_channel_id: 1, amount: 100 };
  expect((await world.call(CALL, order, token)).body).toMatchObject({
    error: 4401,
    message:
      'ยอดโอนต้องมีเศษสตางค์ จึงเกินวงเงินฝากใน 24 ชั่วโมง ฝากได้อีก 100.00 บาท จนกว่าจะเปลี่ยนวงเงิน หากต้องการฝากเต็มยอด เลือกช่องทาง QR',
    data: { window: 'day', left: 100, resets_at: null },
  });
  expect(await limitOf(world, token, 'deposit')).toMatchObject({ used: 0, left: 100 });
  expect((await world.call(CALL, { ...order, channel_id: 1 }, token)).body.error).toBe(0);
});

test('a wallet is transferred to likewise; an account of another channel is not there', async () => {
  const wallet = await world.call(CALL, { channel_id: 3, sub_channel_id: 2, amount: 200 }, token);
  expect(wallet.body.data?.transfer).toMatchObject({ kind: 'true_money', account_no: '0600000000' });
  expect((await world.send(CALL, { channel_id: 3, sub_channel_id: 1, amount: 200 }, bearer())).status).toBe(
    404,
  );
  expect((await world.send(CALL, { channel_id: 2, sub_channel_id: 2, amount: 200 }, bearer())).status).toBe(
    404,
  );
});
const bearer = () => ({ authorization: `Bearer ${token}` });

test('a way of a gateway has limits of its own and a QR', async () => {
  const ask = async (sub: number, amount: number) =>
    (await world.call(CALL, { channel_id: 4, sub_channel_id: sub, amount }, token)).body;
  expect(await ask(1, 2_001)).toMatchObject({ error: 4302, data: { max: 2_000 } });
  expect(await ask(2, 999)).toMatchObject({ error: 4301, data: { min: 1_000 } });
  expect((await ask(2, 1_000)).data).toMatchObject({ amount: 1_000, transfer: null });
});

test('a line with its amount credits it, told twice and under another event once', async () => {
  const { ref, amount } = await makeTransfer(world, token);
  expect(await arrive({ amount }, 'TWICE0000001')).toEqual({ outcome: 'credited', status: 'paid' });
  expect(await arrive({ amount }, 'TWICE0000001')).toEqual({ outcome: 'credited', status: 'paid' });
  expect(await balance()).toBe(amount);
  expect((await inquiry(ref))?.status).toBe('paid');
});

test('a second transfer of the amount is kept and told, and another amount is nobody’s', async () => {
  const { ref, amount } = await makeTransfer(world, token);
  await arrive({ amount });
  expect(await arrive({ amount })).toEqual({ outcome: 'unmatched', status: 'paid' });
  expect((await inquiry(ref))?.arrivals).toMatchObject([{ why: 'again', amount, status: 'waiting' }]);
  const before = await houseBalance(world, 'house.suspense');
  expect(await arrive({ amount: 123.45 }, 'NOBODY000001')).toEqual({ outcome: 'unmatched', status: null });
  expect((await houseBalance(world, 'house.suspense')) - before).toBe(12_345n);
  const [row] = await world.db.orm
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.transRef, 'NOBODY000001'));
  expect(row).toMatchObject({ ref: 'NOBODY000001', mismatch: 'unknown' });
});

async function ownAccount(): Promise<{ account_tail: string }> {
  const [row] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  return { account_tail: row?.bankAccountNo.slice(-6) ?? '' };
}

test('money that comes six minutes after its time is the member’s, and six hours after it is late unless the bank says who paid', async () => {
  const first = await makeTransfer(world, token);
  const second = await makeTransfer(world, token);
  minutesOn(21);
  expect(await arrive({ amount: first.amount })).toEqual({ outcome: 'credited', status: 'paid' });
  minutesOn(360);
  expect(await arrive({ amount: second.amount })).toEqual({ outcome: 'unmatched', status: 'expired' });
  token = await openSession(world, memberId);
  expect((await inquiry(second.ref))?.arrivals).toMatchObject([{ why: 'late', amount: second.amount }]);
  expect(await balance()).toBe(first.amount);
  const payer = await ownAccount();
  expect(await arrive({ amount: second.amount, payer })).toEqual({ outcome: 'credited', status: 'paid' });
  expect(toSatang((await balance()) ?? 0)).toBe(toSatang(first.amount) + toSatang(second.amount));
});

test('a bank whose clock is ahead makes nobody late', async () => {
  const { amount } = await makeTransfer(world, token);
  minutesOn(10);
  const paid_at = new Date(Date.parse(EVENING) + 120 * 60_000).toISOString();
  expect(await arrive({ amount, paid_at })).toEqual({ outcome: 'credited', status: 'paid' });
});

test('late money of an amount that somebody else is told by then is whose the payer is', async () => {
  const { random } = world.services;
  const chance = random.int.bind(random);
  const picks = vi.spyOn(random, 'int').mockImplementation((bound) => (bound > 90 ? 40 : chance(bound)));
  const first = await makeTransfer(world, token, 800);
  minutesOn(40);
  const other = await buildMember(world);
  const second = await makeTransfer(world, other.token, 800);
  picks.mockRestore();
  expect(second.amount).toBe(first.amount);
  const payer = await ownAccount();
  expect(await arrive({ amount: first.amount, payer })).toEqual({ outcome: 'credited', status: 'paid' });
  token = await openSession(world, memberId);
  expect(await inquiry(first.ref)).toMatchObject({ status: 'paid', arrivals: [] });
  const told = await world.call('GET /api/member/payment/inquiry_status', { ref: second.ref }, other.token);
  expect(told.body.data).toMatchObject({ status: 'pending', arrivals: [] });
  expect(await arrive({ amount: first.amount })).toEqual({ outcome: 'credited', status: 'paid' });
  expect([await balance(), await balance(other.token)]).toEqual([first.amount, first.amount]);
});

test('a line that is told late is held against when the money came', async () => {
  const before = world.clock.now().toISOString();
  minutesOn(3);
  const { amount } = await makeTransfer(world, token);
  minutesOn(6);
  // The same amount, sent before anybody was told it.
  expect(await arrive({ amount, paid_at: before })).toMatchObject({ outcome: 'unmatched' });
  expect(await arrive({ amount })).toMatchObject({ outcome: 'credited' });
});

test('money sent in the last minute of an amount is its member’s, whoever is told the amount next', async () => {
  const { random } = world.services;
  const chance = random.int.bind(random);
  const picks = vi.spyOn(random, 'int').mockImplementation((bound) => (bound > 90 ? 36 : chance(bound)));
  const made: number[] = [];
  const tell = async (minutes: number, of: string) => {
    minutesOn(minutes);
    made.push((await makeTransfer(world, of, 900)).amount);
  };
  await tell(0.5, token);
  minutesOn(30);
  const { token: other } = await buildMember(world);
  await tell(30.5, other);
  await tell(31, other);
  picks.mockRestore();
  expect(made).toEqual([900.37, 900.38, 900.37]);
  // Sent ten seconds after half past seven; a bank tells the minute.
  expect(await arrive({ amount: 900.37, paid_at: '2025-06-15T12:30:00.000Z' })).toMatchObject({
    outcome: 'credited',
  });
  expect([await balance(await openSession(world, memberId)), await balance(other)]).toEqual([900.37, 0]);
});

test('money of another name waits, money of the registered account does not', async () => {
  const first = await makeTransfer(world, token);
  expect(await arrive({ amount: first.amount, payer: { name: 'นาย คนอื่น แน่นอน' } })).toEqual({
    outcome: 'unmatched',
    status: 'pending',
  });
  expect((await inquiry(first.ref))?.arrivals).toMatchObject([{ why: 'payer' }]);
  expect(await balance()).toBe(0);
  const second = await makeTransfer(world, token);
  const [row] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  const payer = { name: 'MR SOMEBODY', account_tail: row?.bankAccountNo.slice(-4) };
  expect(await arrive({ amount: second.amount, payer })).toMatchObject({ outcome: 'credited' });
});

test('a member begins ten transfers in half an hour, and then is told to come back', async () => {
  const statuses = [];
  for (let made = 0; made < 11; made += 1) {
    const answer = await world.call(CALL, { channel_id: 2, sub_channel_id: 1, amount: 100 }, token);
    statuses.push(answer.status);
    const ref = answer.body.data?.ref;
    if (ref) await world.call('POST /api/member/payment/cancel', { ref }, token);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
