import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { reconcilePayments } from '#backend/areas/payment/provider/reconcile-payments.ts';
import { claimTransfer } from '#backend/areas/payment/slips/claim-transfer.ts';
import { linkShown } from '#backend/areas/payment/slips/link-shown.ts';
import { deposit, payerNotice, slip } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { ACCOUNT_NO, lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { type ProviderEvent, sendEvent } from '#backend/testing/payment/webhook.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { Payer } from '#contract/payment.ts';

const world = await openWorld();
let own: BuiltMember;
let payer: Payer;
let lines = 0;

beforeEach(async () => {
  world.clock.set(EVENING);
  own = await buildMember(world);
  payer = await payerOf(own);
});
afterAll(() => closeAudited(world));

const minutesOn = (minutes: number) =>
  world.clock.set(new Date(Date.parse(EVENING) + minutes * 60_000).toISOString());
/** A member as the own bank tells of them, most of the account hidden. */
async function payerOf({ memberId }: BuiltMember): Promise<Payer> {
  const [row] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  const { firstName = '', lastName = '', bankCode = '', bankAccountNo = '' } = row ?? {};
  return {
    name: `นาย${firstName} ${lastName}`,
    bank_code: bankCode,
    account_tail: `xxx-x-x${bankAccountNo.slice(-5)}`,
  };
}
async function rename({ memberId }: BuiltMember, firstName: string, lastName: string) {
  await plantSealed(world.services, ({ orm }) =>
    orm.update(member).set({ firstName, lastName }).where(eq(member.id, memberId)),
  );
}
const arrive = async (
  event: Partial<ProviderEvent>,
  ref = `SATANG${String(++lines).padStart(10, '0')}`,
): Promise<string> => {
  const { body } = await sendEvent(world, {
    line: lineOf(ref),
    amount: 500,
    event_id: `told-${ref}`,
    ...event,
  });
  expect(body).toMatchObject({ data: { outcome: 'unmatched' } });
  return `told-${ref}`;
};
/** What is told with a deposit, wherever a member may read it. */
async function told({ memberId }: BuiltMember, ref: string) {
  const token = await openSession(world, memberId);
  const [stand, info, list, open] = await Promise.all([
    world.call('GET /api/member/payment/inquiry_status', { ref }, token),
    world.call('GET /api/member/payment/qrcode_info', { ref }, token),
    world.call('GET /api/member/deposit/list', { ref }, token),
    world.call('GET /api/member/payment/open_qrs', {}, token),
  ]);
  const arrivals = stand.body.data?.arrivals;
  expect(info.body.data?.arrivals).toEqual(arrivals);
  expect(list.body.data?.[0]?.arrivals).toEqual(arrivals);
  const among = open.body.data?.find((one) => one.ref === ref);
  if (among) expect(among.arrivals).toEqual(arrivals);
  return { arrivals, isAmongOpen: among !== undefined };
}
const satang = { amount: 500, currency: 'THB', status: 'waiting', why: 'satang' };

test('money of the account without its satang is told with the deposit, and is nobody’s before the operator says so', async () => {
  const { ref } = await makeTransfer(world, own.token);
  const suspense = await houseBalance(world, 'house.suspense');
  const event = await arrive({ payer });
  expect((await told(own, ref)).arrivals).toMatchObject([satang]);
  expect(await balanceOf(world, own.token)).toBe(0);
  expect((await houseBalance(world, 'house.suspense')) - suspense).toBe(50_000n);
  // Told again, it is told once.
  const again = `told-again-${event}`.slice(0, 70);
  await sendEvent(world, { line: lineOf(event.slice(5)), amount: 500, payer, event_id: again });
  expect((await told(own, ref)).arrivals).toHaveLength(1);
});

test('what the operator did with it is told too', async () => {
  const { ref } = await makeTransfer(world, own.token);
  const [matched, returned] = [await arrive({ payer }), await arrive({ payer })];
  const act = { who: 'nok', why: 'the satang was left away', yes: true };
  const ops = (command: string, options: Record<string, string>) =>
    runOps(world.services, { ...act, command, options });
  expect((await ops('payment match', { event: matched, deposit: ref })).code).toBe(0);
  expect((await ops('payment return', { event: returned })).code).toBe(0);
  const { arrivals } = await told(own, ref);
  expect(arrivals?.map(({ status, why }) => [status, why])).toEqual([
    ['credited', 'satang'],
    ['returned', 'satang'],
  ]);
  expect(await balanceOf(world, own.token)).toBe(500);
});

test('of money that was somebody else’s after all no more is told than that', async () => {
  const { ref } = await makeTransfer(world, own.token);
  const event = await arrive({ payer });
  const other = await buildMember(world);
  const [row] = await world.db.orm.select().from(member).where(eq(member.id, other.memberId));
  const options = { event, member: row?.username ?? '' };
  await runOps(world.services, { command: 'payment match', options, who: 'nok', why: 'theirs', yes: true });
  expect((await told(own, ref)).arrivals).toMatchObject([{ amount: null, status: 'other' }]);
});

test('a deposit that has ended tells of it too, and stands among those of which money waits', async () => {
  const { ref } = await makeTransfer(world, own.token);
  const given = await makeTransfer(world, own.token, 300);
  await world.call('POST /api/member/payment/cancel', { ref: given.ref }, own.token);
  minutesOn(40);
  await arrive({ payer });
  await arrive({ payer, amount: 300 });
  for (const [one, amount] of [
    [ref, 500],
    [given.ref, 300],
  ] as const)
    expect(await told(own, one)).toMatchObject({ isAmongOpen: true, arrivals: [{ ...satang, amount }] });
});

test('of several deposits of the member it is told with one: the newest that can be paid', async () => {
  const made = [];
  for (let minute = 0; minute < 3; minute += 1) {
    minutesOn(minute);
    made.push((await makeTransfer(world, own.token)).ref);
  }
  const [first = '', second = '', third = ''] = made;
  await world.call('POST /api/member/payment/cancel', { ref: third }, own.token);
  minutesOn(4);
  await arrive({ payer });
  expect((await told(own, second)).arrivals).toMatchObject([satang]);
  for (const ref of [first, third]) expect((await told(own, ref)).arrivals).toEqual([]);
});

test('among others who transfer as much it is told to the one whose account and name the bank tells', async () => {
  const others = [await buildMember(world), await buildMember(world)];
  const refs: [BuiltMember, string][] = [];
  for (const one of [...others, own]) refs.push([one, (await makeTransfer(world, one.token)).ref]);
  await arrive({ payer });
  for (const [one, ref] of refs)
    expect((await told(one, ref)).arrivals).toMatchObject(one === own ? [satang] : []);
});

test.each<[string, (payer: Payer) => Payer | undefined]>([
  ['nobody', () => undefined],
  ['a name that others have too', ({ name }) => ({ name })],
  ['an account alone', ({ account_tail, bank_code }) => ({ account_tail, bank_code })],
  ['another name', (own) => ({ ...own, name: 'นาย คนอื่น แน่นอน' })],
  ['another last name', (own) => ({ ...own, name: 'นาย สมชาย ใจร้าย' })],
  ['another bank', (own) => ({ ...own, bank_code: '014' })],
  ['another account', (own) => ({ ...own, account_tail: 'xxx-x-x9999-x' })],
])('money from %s is told to nobody', async (_, change) => {
  const { ref } = await makeTransfer(world, own.token);
  await buildMember(world);
  const other = change(payer);
  await arrive({ ...(other && { payer: other }) });
  expect((await told(own, ref)).arrivals).toEqual([]);
});

test('a whole name that no other member has is enough where no account is told; a part of it is not', async () => {
  await rename(own, 'สมปอง', 'เกียรติก้องไกล');
  const { ref } = await makeTransfer(world, own.token);
  for (const name of ['สมปอง', 'นาย สมปอง เกียรติ', 'นาย สมปอง เ***', 'SOMPONG K'])
    await arrive({ payer: { name } });
  expect((await told(own, ref)).arrivals).toEqual([]);
  await arrive({ payer: { name: 'นาย สมปอง เกียรติก้องไกล' } });
  expect((await told(own, ref)).arrivals).toMatchObject([satang]);
  await rename(await buildMember(world), 'นาย สมปอง', 'เกียรติก้องไกล');
  await arrive({ payer: { name: 'สมปอง เกียรติก้องไกล' } });
  expect((await told(own, ref)).arrivals).toHaveLength(1);
});

test('two members whose accounts end alike are both meant, and neither is told', async () => {
  const other = await buildMember(world);
  await plantSealed(world.services, ({ orm }) =>
    orm.update(member).set({ bankAccountNo: '9990001232' }).where(eq(member.id, own.memberId)),
  );
  await plantSealed(world.services, ({ orm }) =>
    orm.update(member).set({ bankAccountNo: '8880001239' }).where(eq(member.id, other.memberId)),
  );
  const [one, two] = [await makeTransfer(world, own.token), await makeTransfer(world, other.token)];
  await arrive({ payer: { ...payer, account_tail: 'xxx-x-x0123-x' } });
  expect((await told(own, one.ref)).arrivals).toEqual([]);
  expect((await told(other, two.ref)).arrivals).toEqual([]);
});

test.each<[string, Partial<ProviderEvent>]>([
  ['another sum', { amount: 501 }],
  ['another currency', { currency: 'USD' }],
  ['another account of ours', { line: { account_no: '1111111111', trans_ref: 'ELSEWHERE000001' } }],
  ['a time before the deposit was made', { paid_at: '2025-06-15T11:58:00.000Z' }],
  ['a time more than a day after it', { paid_at: '2025-06-16T12:00:30.000Z' }],
])('%s is not told with it', async (_, event) => {
  const made = await makeTransfer(world, own.token);
  await arrive({ payer, amount: 500, ...event });
  expect((await told(own, made.ref)).arrivals).toEqual([]);
});

test('a sum with other satang is not told with it', async () => {
  const made = await makeTransfer(world, own.token);
  // Members of this file have one name: with the satang of another open deposit it would be that one's.
  const taken = new Set((await world.db.orm.select().from(deposit)).map(({ satang }) => satang));
  let other = 50_001n;
  while (taken.has(other)) other += 1n;
  await arrive({ payer, amount: Number(other) / 100 });
  expect((await told(own, made.ref)).arrivals).toEqual([]);
});

test('what came before the deposit is not told with it afterwards; nor with one that was paid', async () => {
  await arrive({ payer });
  minutesOn(2);
  const { ref, amount } = await makeTransfer(world, own.token);
  expect((await told(own, ref)).arrivals).toEqual([]);
  await sendEvent(world, { line: lineOf('PAIDASITWASTOLD1'), amount, payer });
  await arrive({ payer });
  expect((await told(own, ref)).arrivals).toEqual([]);
});

test('where 499 baht and some satang are told, 500 and 499 lack them', async () => {
  const { ref } = await makeTransfer(world, own.token);
  await plantSealed(world.services, ({ orm }) =>
    orm.update(deposit).set({ satang: 49_983n }).where(eq(deposit.ref, ref)),
  );
  await arrive({ payer });
  await arrive({ payer, amount: 499 });
  expect((await told(own, ref)).arrivals?.map(({ amount }) => amount)).toEqual([500, 499]);
});

const show = (who: BuiltMember, depositRef: string, transRef: string) =>
  world.db.transact((tx) =>
    claimTransfer(tx, {
      ...{ memberId: who.memberId, depositRef, transRef, agentId: 31, kind: 'bank', bankCode: '004' },
      ...{ pictureHash: 'x', shownAt: world.clock.now() },
    }),
  );

test('a slip of it says for which of the own deposits it is; another member’s slip of it is refused', async () => {
  const [first, second] = [await makeTransfer(world, own.token, 300), await makeTransfer(world, own.token)];
  const other = await buildMember(world);
  const theirs = await makeTransfer(world, other.token);
  await arrive({ payer }, 'SLIPOFTHEOTHER01');
  await expect(show(other, theirs.ref, 'SLIPOFTHEOTHER01')).rejects.toThrow('สลิปนี้ใช้กับรายการอื่นไปแล้ว');
  expect((await told(own, second.ref)).arrivals).toMatchObject([satang]);
  expect(await show(own, first.ref, 'SLIPOFTHEOTHER01')).toMatchObject({ status: 'kept', why: 'amount' });
  expect((await told(own, second.ref)).arrivals).toEqual([]);
  expect((await told(own, first.ref)).arrivals).toMatchObject([{ why: 'amount', amount: 500 }]);
});

test('a slip of somebody else that came in the same instant is not tied to it', async () => {
  const { ref } = await makeTransfer(world, own.token);
  const other = await buildMember(world);
  const theirs = await makeTransfer(world, other.token);
  await arrive({ payer }, 'INTHESAMEINSTANT');
  await world.db.orm.insert(slip).values({
    ...{ memberId: other.memberId, depositRef: theirs.ref, transRef: 'INTHESAMEINSTANT', agentId: 31 },
    ...{ kind: 'bank', bankCode: '004', pictureHash: 'x', shownAt: world.clock.now() },
  });
  expect(await linkShown(world.services)).toBe(0);
  expect((await told(own, ref)).arrivals).toMatchObject([satang]);
  expect((await told(other, theirs.ref)).arrivals).toEqual([]);
});

test('the sandbox bank pays a transfer of another amount from the own account, and a webhook may be lost', async () => {
  // The bank hides the last digit of the account, so it is the name that tells ten members in a row apart.
  await rename(own, 'มานี', 'มีนา');
  const { ref } = await makeTransfer(world, own.token);
  const ops = (command: string, options: Record<string, string>) =>
    runOps(world.services, { command, options, who: 'nok', why: 'a test', yes: true });
  expect((await ops('payment pay', { ref, amount: '500', webhook: 'lost' })).code).toBe(0);
  expect((await told(own, ref)).arrivals).toEqual([]);
  await reconcilePayments(world.services);
  expect((await told(own, ref)).arrivals).toMatchObject([satang]);
  const tail = payer.account_tail ?? '';
  const account = { account: ACCOUNT_NO, amount: '500' };
  await ops('payment transfer', { ...account, payer: 'มานี มีนา', 'payer-account': tail });
  await ops('payment transfer', { ...account, payer: 'คนอื่น แน่นอน' });
  expect((await told(own, ref)).arrivals).toHaveLength(2);
});

test('what is told of money is written once', async () => {
  await makeTransfer(world, own.token);
  const event = await arrive({ payer });
  const mine = eq(payerNotice.eventId, event);
  await expect(
    world.db.orm.update(payerNotice).set({ depositRef: 'OTHERDEPOSIT' }).where(mine),
  ).rejects.toThrow();
  await expect(world.db.orm.delete(payerNotice).where(mine)).rejects.toThrow();
});
