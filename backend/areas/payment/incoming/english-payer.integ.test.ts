import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { claimTransfer } from '#backend/areas/payment/slips/claim-transfer.ts';
import { deposit, paymentEvent } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { lineOf, makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { type ProviderEvent, sendEvent } from '#backend/testing/payment/webhook.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
let own: BuiltMember;
let lines = 0;

beforeEach(async () => {
  world.clock.set(EVENING);
  own = await buildMember(world);
});
afterAll(() => closeAudited(world));

const minutesOn = (minutes: number) =>
  world.clock.set(new Date(Date.parse(EVENING) + minutes * 60_000).toISOString());
async function give({ token }: BuiltMember, english_name = 'Somchai Jaidee') {
  const { body } = await world.call(
    'POST /api/member/english_name',
    { english_name, password: TEST_PASSWORD },
    token,
  );
  expect(body.error).toBe(0);
}
/** A member of another name, who may give an English one too. */
async function another(firstName: string, lastName: string): Promise<BuiltMember> {
  const built = await buildMember(world);
  await plantSealed(world.services, ({ orm }) =>
    orm.update(member).set({ firstName, lastName }).where(eq(member.id, built.memberId)),
  );
  return built;
}
const transRef = () => `ENGLISH${String(++lines).padStart(9, '0')}`;
const arrive = (event: Omit<ProviderEvent, 'ref' | 'line'>, ref = transRef()) =>
  sendEvent(world, { line: lineOf(ref), ...event }).then(({ body }) => body.data);
const balance = async ({ memberId }: BuiltMember) => balanceOf(world, await openSession(world, memberId));
const mismatches = async () =>
  (await world.db.orm.select().from(paymentEvent)).map(({ mismatch }) => mismatch).filter(Boolean);
/** Tells the second deposit the amount of the first, as it may happen once that is free again. */
const sameAmount = (ref: string, amount: number) =>
  plantSealed(world.services, ({ orm }) =>
    orm
      .update(deposit)
      .set({ satang: BigInt(Math.round(amount * 100)) })
      .where(eq(deposit.ref, ref)),
  );

test.each(['MR SOMCHAI J', 'MR. SOMCHAI JAIDEE', 'SOMCHAI JAID', 'Somchai J***'])(
  'a transfer of %s is the member’s who gave that name, and was somebody’s else before',
  async (name) => {
    const { amount } = await makeTransfer(world, own.token);
    expect(await arrive({ amount, payer: { name } })).toMatchObject({ outcome: 'unmatched' });
    await give(own);
    const next = await makeTransfer(world, own.token);
    expect(await arrive({ amount: next.amount, payer: { name } })).toMatchObject({ outcome: 'credited' });
    expect(await balance(own)).toBe(next.amount);
  },
);

test('a QR that was paid under the English name is paid', async () => {
  await give(own);
  const ref = await makeQr(world, own.token);
  const { body } = await sendEvent(world, { ref, amount: 500, payer: { name: 'MISS SOMYING R' } });
  expect(body.data).toMatchObject({ outcome: 'unmatched' });
  const paid = await sendEvent(world, { ref, amount: 500, payer: { name: 'MR SOMCHAI JAIDEE' } });
  expect(paid.body.data).toMatchObject({ outcome: 'credited' });
});

test.each(['SOMCHAI', 'MR SOMCHAI', 'MR', 'S JAIDEE', 'JAIDEE SOMCHAI', 'SOMCHAI RAKDEE'])(
  'a transfer of %s is not certainly the member’s, and waits',
  async (name) => {
    await give(own);
    const { amount } = await makeTransfer(world, own.token);
    const payer = { name, bank_code: '014', account_tail: '0000' };
    expect(await arrive({ amount, payer })).toMatchObject({ outcome: 'unmatched' });
    expect(await balance(own)).toBe(0);
  },
);

test('an English name makes nothing right that came late: that takes the registered name or account', async () => {
  await give(own);
  const { amount, ref } = await makeTransfer(world, own.token);
  minutesOn(45);
  const token = await openSession(world, own.memberId);
  const payer = { name: 'MR SOMCHAI JAIDEE' };
  expect(await arrive({ amount, payer })).toMatchObject({ outcome: 'unmatched', status: 'expired' });
  expect(
    (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data,
  ).toMatchObject({
    arrivals: [{ amount, why: 'late', status: 'waiting' }],
  });
  expect(await arrive({ amount, payer: { name: 'นาย สมชาย ใจดี' } })).toMatchObject({ outcome: 'credited' });
});

test('of two of one English name who were told one amount neither is certainly the one who paid', async () => {
  const other = await buildMember(world);
  await give(own);
  await give(other, 'SOMCHAI JAIDEE');
  const first = await makeTransfer(world, other.token);
  minutesOn(40);
  const next = await makeTransfer(world, await openSession(world, own.memberId));
  await sameAmount(next.ref, first.amount);
  const before = (await mismatches()).length;
  // Their Thai names are one as well, so it takes a name that only the English one has.
  expect(await arrive({ amount: first.amount, payer: { name: 'MR SOMCHAI J' } })).toMatchObject({
    outcome: 'unmatched',
  });
  expect((await mismatches()).slice(before)).toEqual(['payer']);
  expect([await balance(own), await balance(other)]).toEqual([0, 0]);
});

test('who is registered under the name goes before who gave it as the English one', async () => {
  const latin = await another('Somchai', 'Jaidee');
  await give(own);
  const first = await makeTransfer(world, latin.token);
  minutesOn(40);
  const next = await makeTransfer(world, await openSession(world, own.memberId));
  await sameAmount(next.ref, first.amount);
  expect(await arrive({ amount: first.amount, payer: { name: 'MR SOMCHAI J' } })).toMatchObject({
    outcome: 'credited',
  });
  expect([await balance(own), await balance(latin)]).toEqual([0, first.amount]);
});

test('who gives the name of another cannot take what the other paid, nor hold it up', async () => {
  const victim = await another('สมใจ', 'ใจดี');
  await give(victim, 'Somjai Jaidee');
  // The same sounds without their vowels: one that the rule of spellings lets pass.
  const thief = await another('สมใจ', 'ใจดู');
  await give(thief, 'Somjai Jaidoo');
  const paid = await makeTransfer(world, victim.token);
  const bait = await makeTransfer(world, thief.token);
  const payer = { name: 'MS SOMJAI JAIDEE' };
  // What the victim is told to pay for the thief is not the thief's.
  expect(await arrive({ amount: bait.amount, payer })).toMatchObject({ outcome: 'unmatched' });
  expect(await arrive({ amount: paid.amount, payer })).toMatchObject({ outcome: 'credited' });
  expect([await balance(thief), await balance(victim)]).toEqual([0, paid.amount]);
});

test('a slip goes before an amount where the English name alone says who paid', async () => {
  await give(own);
  const other = await another('มานี', 'มีนา');
  const { amount } = await makeTransfer(world, own.token);
  const shown = await makeTransfer(world, other.token, 300);
  const ref = transRef();
  await world.db.transact((tx) =>
    claimTransfer(tx, {
      ...{ memberId: other.memberId, depositRef: shown.ref, transRef: ref, agentId: 31 },
      ...{ kind: 'bank', bankCode: '004', pictureHash: 'x', shownAt: world.clock.now() },
    }),
  );
  expect(await arrive({ amount, payer: { name: 'MR SOMCHAI J' } }, ref)).toMatchObject({
    outcome: 'unmatched',
  });
  expect([await balance(own), await balance(other)]).toEqual([0, 0]);
});

test('an English name frees no money that waits at the amount of another, whoever shows its slip', async () => {
  const other = await another('มานี', 'มีนา');
  const waiting = await makeTransfer(world, other.token);
  const ref = transRef();
  expect(await arrive({ amount: waiting.amount, payer: { name: 'MR SOMCHAI J' } }, ref)).toMatchObject({
    outcome: 'unmatched',
  });
  await give(own);
  const { ref: depositRef } = await makeTransfer(world, own.token, 300);
  const show = world.db.transact((tx) =>
    claimTransfer(tx, {
      ...{ memberId: own.memberId, depositRef, transRef: ref, agentId: 31 },
      ...{ kind: 'bank', bankCode: '004', pictureHash: 'x', shownAt: world.clock.now() },
    }),
  );
  await expect(show).rejects.toThrow('สลิปนี้ใช้กับรายการอื่นไปแล้ว');
});
