import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reconcilePayments } from '#backend/areas/payment/provider/reconcile-payments.ts';
import { noteSandboxEvent } from '#backend/areas/payment/provider/sandbox-book.ts';
import { paymentReconciled } from '#backend/areas/payment/provider/tables.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { eventBody, type ProviderEvent, sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const ELSEWHERE = '0000000001';
const world = await openWorld();
let token: string;
let suspenseBefore: bigint;

beforeEach(async () => {
  world.clock.set(EVENING);
  await world.db.orm.delete(paymentReconciled);
  suspenseBefore = await houseBalance(world, 'house.suspense');
  ({ token } = await buildMember(world));
});
afterAll(() => closeAudited(world));

const balance = () => balanceOf(world, token);
const suspense = async () => (await houseBalance(world, 'house.suspense')) - suspenseBefore;
const tell = async (event: ProviderEvent) => (await sendEvent(world, event)).body.data;
const statusOf = async (ref: string) =>
  (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data?.status;
const eventsOf = (ref: string) =>
  world.db.orm.select().from(paymentEvent).where(eq(paymentEvent.ref, ref)).orderBy(paymentEvent.eventId);
/** The bank has an event in its books, and told nobody. */
const book = async (event: ProviderEvent) => {
  const body = JSON.parse(eventBody(world, event));
  await world.db.transact((tx) => noteSandboxEvent(tx, body.event_id, body, world.clock.now()));
};

test('a transfer that was given up and is paid after all is credited', async () => {
  const { amount } = await makeTransfer(world, token);
  const line = lineOf('GIVENUP00001');
  expect(await tell({ line, amount, type: 'payment.cancelled' })).toEqual({
    outcome: 'ignored',
    status: null,
  });
  expect(await tell({ line, amount })).toEqual({ outcome: 'credited', status: 'paid' });
  expect(await balance()).toBe(amount);
});

test('nobody’s transfer that was given up and is paid after all waits in suspense', async () => {
  const line = lineOf('GIVENUP00002');
  await tell({ line, amount: 77.11, type: 'payment.cancelled' });
  expect(await tell({ line, amount: 77.11 })).toEqual({ outcome: 'unmatched', status: null });
  expect(await suspense()).toBe(7_711n);
});

test('a transfer that was given up ends no deposit by its amount alone', async () => {
  const { ref, amount } = await makeTransfer(world, token);
  const payer = { name: 'นาย คนอื่น แน่นอน' };
  await tell({ line: lineOf('GIVENUP00003'), amount, type: 'payment.cancelled', payer });
  expect(await statusOf(ref)).toBe('pending');
});

test('a transfer that is taken back after it was credited is kept and logged', async () => {
  const { amount } = await makeTransfer(world, token);
  const line = lineOf('TAKENBACK001');
  await tell({ line, amount });
  const log = catchLog(world);
  expect(await tell({ line, amount, type: 'payment.cancelled' })).toEqual({
    outcome: 'ignored',
    status: null,
  });
  expect(await balance()).toBe(amount);
  expect(await eventsOf('TAKENBACK001')).toMatchObject([{ outcome: 'ignored', transRef: null }]);
  expect(log.text).toContain('TAKENBACK001');
});

test('given up and paid, each told by the bank’s books alone: both are known once they were asked for', async () => {
  const { amount } = await makeTransfer(world, token);
  const line = lineOf('GIVENUP00004');
  await book({ line, amount, type: 'payment.cancelled' });
  await book({ line, amount });
  expect(await reconcilePayments(world.services)).toBe(2);
  expect(await balance()).toBe(amount);
  expect(await reconcilePayments(world.services)).toBe(0);
});

test('an event with the id of another and other money is kept for an operator, once, and its deposit can be paid by it', async () => {
  const [one, two] = [await makeQr(world, token), await makeQr(world, token, { amount: 300 })];
  const log = catchLog(world);
  await tell({ ref: one, amount: 500, event_id: 'one-event-id' });
  for (let time = 0; time < 2; time += 1)
    expect(await tell({ ref: two, amount: 300, event_id: 'one-event-id' })).toMatchObject({
      outcome: 'unmatched',
    });
  expect(await tell({ ref: one, amount: 500, event_id: 'one-event-id' })).toMatchObject({
    outcome: 'credited',
  });
  expect([await balance(), await suspense()]).toEqual([500, 30_000n]);
  expect(log.text).toContain('contradicts an earlier one');
  const [kept] = await eventsOf(two);
  const options = { event: kept?.eventId ?? '', deposit: two };
  const match = { command: 'payment match', options, who: 'nok', why: 'told twice', yes: true };
  expect((await runOps(world.services, match)).code).toBe(0);
  expect([await balance(), await suspense()]).toEqual([800, 0n]);
});

test.each([
  ['of another account', { line: { account_no: ELSEWHERE, trans_ref: 'SAMENUMBER' } }],
  ['of another amount', { amount: 111.11 }],
])(
  'a transfer %s with the number of one that was credited waits in suspense, whoever tells of it',
  async (what, other) => {
    const { amount } = await makeTransfer(world, token);
    const transRef = `SAMENUMBER${'line' in other ? 1 : 2}`;
    const line = lineOf(transRef);
    await tell({ line, amount });
    const event = {
      line,
      amount,
      ...other,
      ...('line' in other && { line: { ...other.line, trans_ref: transRef } }),
    };
    for (let time = 0; time < 2; time += 1)
      expect(await tell(event), what).toEqual({ outcome: 'unmatched', status: null });
    await book(event);
    expect(await reconcilePayments(world.services)).toBe(0);
    expect(await balance()).toBe(amount);
    expect(await suspense()).toBe(BigInt(Math.round(event.amount * 100)));
  },
);

test('a second transfer under the id of a first is known by its number ever after', async () => {
  const [one, two] = [await makeTransfer(world, token), await makeTransfer(world, token, 300)];
  await tell({ line: lineOf('FIRSTOFTWO01'), amount: one.amount, event_id: 'id-of-two-lines' });
  const second = { line: lineOf('SECONDOFTWO1'), amount: two.amount };
  expect(await tell({ ...second, event_id: 'id-of-two-lines' })).toMatchObject({ outcome: 'unmatched' });
  expect(await tell(second)).toMatchObject({ outcome: 'unmatched' });
  expect(await balance()).toBe(one.amount);
  expect(await suspense()).toBe(BigInt(Math.round(two.amount * 100)));
});

test('what the books say under the id of another event is found as well', async () => {
  const [one, two] = [await makeQr(world, token), await makeQr(world, token, { amount: 300 })];
  await tell({ ref: one, amount: 500, event_id: 'id-of-the-books' });
  await book({ ref: two, amount: 300, event_id: 'id-of-the-books' });
  expect(await reconcilePayments(world.services)).toBe(1);
  expect(await suspense()).toBe(30_000n);
  expect(await reconcilePayments(world.services)).toBe(0);
});
