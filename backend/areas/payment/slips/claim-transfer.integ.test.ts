import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { slip } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { claimTransfer } from './claim-transfer.ts';
import { linkShown } from './link-shown.ts';

const world = await openWorld();
let one: BuiltMember;
let other: BuiltMember;
let transRef: string;
let made = 0;

beforeEach(async () => {
  world.clock.set(EVENING);
  [one, other] = [await buildMember(world), await buildMember(world)];
  made += 1;
  transRef = `CLAIM${String(made).padStart(10, '0')}`;
});
afterAll(() => closeAudited(world));

const facts = { agentId: 31, kind: 'bank', bankCode: '004', pictureHash: 'x' } as const;
const shownOf = ({ memberId }: BuiltMember, depositRef: string) => {
  return { ...facts, memberId, depositRef, transRef, shownAt: world.clock.now() };
};
/** What a slip says once its picture was read. */
const claim = (of: BuiltMember, depositRef: string) =>
  world.db.transact((tx) => claimTransfer(tx, shownOf(of, depositRef)));
const arrive = async (amount: number, more: object = {}) =>
  (await sendEvent(world, { amount, line: lineOf(transRef), event_id: `event-${transRef}`, ...more })).body
    .data;
const rowOf = async ({ memberId }: BuiltMember) => {
  const [row] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  if (!row) throw new Error(`No member ${memberId}`);
  return row;
};
const arrivals = async ({ token }: BuiltMember, ref: string) =>
  (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data?.arrivals;
const ops = (command: string, options: Record<string, string> = {}) =>
  runOps(world.services, {
    command,
    options: { event: `event-${transRef}`, ...options },
    who: 'nok',
    why: 'by phone',
    yes: true,
  });
const matchTo = async (of: BuiltMember) => ops('payment match', { member: (await rowOf(of)).username });
const balances = async () => [await balanceOf(world, one.token), await balanceOf(world, other.token)];

test('a slip that was shown before goes before the amount of somebody else', async () => {
  const [ofOne, ofOther] = [
    await makeTransfer(world, one.token),
    await makeTransfer(world, other.token, 600),
  ];
  expect(await claim(other, ofOther.ref)).toMatchObject({ status: 'waiting' });
  expect(await arrive(ofOne.amount)).toEqual({ outcome: 'unmatched', status: 'pending' });
  expect(await balances()).toEqual([0, 0]);
  expect(await arrivals(one, ofOne.ref)).toEqual([]);
  expect(await arrivals(other, ofOther.ref)).toMatchObject([{ amount: ofOne.amount, why: 'amount' }]);
  expect(await claim(other, ofOther.ref)).toMatchObject({ status: 'kept', why: 'amount' });
});

test('the slip of somebody else holds up no money of which the bank says who paid', async () => {
  const [ofOne, ofOther] = [
    await makeTransfer(world, one.token),
    await makeTransfer(world, other.token, 600),
  ];
  await claim(other, ofOther.ref);
  const { bankAccountNo } = await rowOf(one);
  expect(await arrive(ofOne.amount, { payer: { account_tail: bankAccountNo.slice(-4) } })).toMatchObject({
    outcome: 'credited',
  });
  expect(await balances()).toEqual([ofOne.amount, 0]);
});

test('a slip that was shown for another deposit of the same member holds up no money of its amount', async () => {
  const [first, second] = [await makeTransfer(world, one.token), await makeTransfer(world, one.token, 600)];
  await claim(one, second.ref);
  expect(await arrive(first.amount)).toEqual({ outcome: 'credited', status: 'paid' });
  expect(await balances()).toEqual([first.amount, 0]);
  expect(await arrivals(one, second.ref)).toEqual([]);
});

test('money that waits at the amount of somebody else goes with the slip of whom the bank says that they paid', async () => {
  const ofOne = await makeTransfer(world, one.token);
  const ofOther = await makeTransfer(world, other.token, 600);
  const payer = { account_tail: (await rowOf(other)).bankAccountNo.slice(-6) };
  await arrive(ofOne.amount, { payer });
  expect(await arrivals(one, ofOne.ref)).toMatchObject([{ why: 'payer' }]);
  const stranger = await buildMember(world);
  const theirs = await makeTransfer(world, stranger.token, 700);
  await expect(claim(stranger, theirs.ref)).rejects.toThrow('ใช้กับรายการอื่นไปแล้ว');
  expect(await claim(other, ofOther.ref)).toEqual({ status: 'kept', why: 'amount', amount: ofOne.amount });
  expect(await arrivals(one, ofOne.ref)).toEqual([]);
  expect(await arrivals(other, ofOther.ref)).toMatchObject([{ status: 'waiting', why: 'amount' }]);
});

test('the slip of money that another member was credited with is refused, and nothing is told of it', async () => {
  await arrive(444);
  await matchTo(other);
  const { ref } = await makeTransfer(world, one.token);
  await expect(claim(one, ref)).rejects.toThrow('สลิปนี้ใช้กับรายการอื่นไปแล้ว');
  expect(await arrivals(one, ref)).toEqual([]);
  expect(await world.db.orm.select().from(slip).where(eq(slip.transRef, transRef))).toEqual([]);
});

test('who was credited with the money of a slip reads so', async () => {
  await arrive(444);
  await matchTo(one);
  const { ref } = await makeTransfer(world, one.token);
  expect(await claim(one, ref)).toEqual({ status: 'credited', why: null, amount: 444 });
  expect(await arrivals(one, ref)).toEqual([]);
});

test('money that was sent back is told so, whether its slip was shown before or after', async () => {
  const { ref } = await makeTransfer(world, one.token);
  await arrive(444);
  expect(await claim(one, ref)).toMatchObject({ status: 'kept' });
  await ops('payment return');
  expect(await claim(one, ref)).toEqual({ status: 'returned', why: null, amount: 444 });
  transRef = `${transRef}B`;
  await arrive(445);
  await ops('payment return');
  expect(await claim(one, ref)).toEqual({ status: 'returned', why: null, amount: 445 });
  expect(await arrivals(one, ref)).toMatchObject([{ amount: 444, status: 'returned' }]);
});

test('the slip of an amount that came a day too late says that, and the deposit too', async () => {
  const { ref, amount } = await makeTransfer(world, one.token);
  world.clock.set('2025-06-17T19:00:00+07:00');
  expect(await arrive(amount)).toEqual({ outcome: 'unmatched', status: null });
  expect(await claim(one, ref)).toEqual({ status: 'kept', why: 'late', amount });
  one = { ...one, token: await openSession(world, one.memberId) };
  expect(await arrivals(one, ref)).toMatchObject([{ status: 'waiting', why: 'late', amount }]);
});

test('a slip first, and its money too late: late, and nobody is credited', async () => {
  const { ref, amount } = await makeTransfer(world, one.token);
  await claim(one, ref);
  world.clock.set('2025-06-15T20:00:00+07:00');
  expect(await arrive(amount)).toEqual({ outcome: 'unmatched', status: 'expired' });
  expect(await claim(one, ref)).toEqual({ status: 'kept', why: 'late', amount });
});

test('the job ties no money that an operator has credited meanwhile', async () => {
  const { ref } = await makeTransfer(world, one.token);
  await arrive(444);
  await world.db.orm.insert(slip).values(shownOf(one, ref));
  const query: typeof world.db.query = async (statement, values) => {
    const rows = await world.db.query<never>(statement, values);
    await matchTo(other);
    return rows;
  };
  await linkShown({ ...world.services, db: { ...world.db, query } });
  expect(await arrivals(one, ref)).toEqual([]);
});
