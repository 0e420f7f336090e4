import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { readCommission } from '#backend/areas/affiliate/follow-wagers.ts';
import { affiliateEntry, affiliateTerms } from '#backend/areas/affiliate/tables.ts';
import { noteChange } from '#backend/operator.ts';
import {
  followAll,
  inviteMember,
  redeemCommission,
  summaryOf,
} from '#backend/testing/affiliate/invitations.ts';
import {
  endPlaced,
  type PlacedWager,
  placeWagers,
  WITHOUT_DOCUMENTS,
} from '#backend/testing/affiliate/wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { tooLittleCommission } from '#contract/affiliate-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { CommissionRates } from '#rules/affiliate/commission.ts';

let world: World;
let inviter: BuiltMember;
let friend: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  inviter = await buildMember(world);
  friend = await buildMember(world);
  await inviteMember(world, inviter, friend);
});
afterEach(async () => {
  await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
  await world[Symbol.asyncDispose]();
});

const wagerOf = (satang: bigint, { area = 'games', kind = 'reels', by = friend } = {}): PlacedWager => ({
  ...{ area, kind, satang, memberId: by.memberId, reference: world.services.random.uuid() },
});

/** Places and settles it. */
async function settled(one: PlacedWager): Promise<PlacedWager> {
  await placeWagers(world, [one]);
  await endPlaced(world, [one]);
  return one;
}
async function takeTimeOut(): Promise<void> {
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  const { body } = await world.call('POST /api/member/protection/bar', asked, inviter.token);
  expect(body.error).toBe(0);
}
const balance = async (token = inviter.token) => (await summaryOf(world, token)).balance;
const entries = () => world.db.orm.select().from(affiliateEntry).orderBy(affiliateEntry.version);

test('what is void after it was paid out is taken back: below zero, said, carried on, and earned up again', async () => {
  const one = await settled(wagerOf(10_000_00n));
  await followAll(world);
  expect((await redeemCommission(world, inviter.token)).body.data?.amount).toBe(20);
  await endPlaced(world, [{ ...one, as: 'refunded' }]);
  await followAll(world);
  expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: -20, reversed: 20, redeemed: 20 });
  expect((await redeemCommission(world, inviter.token)).body).toMatchObject({
    error: errorCodes.TOO_LITTLE_COMMISSION,
    message: tooLittleCommission(-2_000n),
  });
  await settled(wagerOf(25_000_00n));
  await followAll(world);
  expect(await balance()).toBe(30);
  expect((await redeemCommission(world, inviter.token)).body.data?.amount).toBe(30);
  expect(await balanceOf(world, inviter.token)).toBe(50);
});

test('a correction moves the difference alone, also where several come in one batch', async () => {
  const one = await settled(wagerOf(10_000_00n));
  await endPlaced(world, [{ ...one, valid: 4_000_00n }]);
  await endPlaced(world, [{ ...one, valid: 6_000_00n }]);
  await followAll(world);
  expect((await entries()).map(({ reason, satang }) => [reason, satang])).toEqual([
    ['settled', 2_000n],
    ['corrected', -1_200n],
    ['corrected', 400n],
  ]);
  await endPlaced(world, [{ ...one, as: 'cancelled' }]);
  await followAll(world);
  expect((await entries()).at(-1)).toMatchObject({
    reason: 'voided',
    satang: -1_200n,
    stakeSatang: -6_000_00n,
  });
  expect(await balance()).toBe(0);
});

test('only a part of a Yeekee stake counts', async () => {
  await settled(wagerOf(10_000_00n, { area: 'lotto', kind: 'yeekee' }));
  await followAll(world);
  expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: 4, months: [{ stake: 2_000 }] });
});

test('a wager keeps the rates of when it was accepted, and a second level has its own', async () => {
  const guest = await buildMember(world);
  await inviteMember(world, friend, guest);
  const early = wagerOf(10_000_00n, { by: guest });
  await placeWagers(world, [early]);
  const fromAt = new Date(world.clock.now().getTime() + 60_000);
  const levels: readonly CommissionRates[] = [{ games: 12 }, { games: 5, 'games/reels': 8 }];
  const { agentId, actId } = world.services;
  await world.db.transact(async (tx) => {
    await tx.orm.insert(affiliateTerms).values({ agentId, fromAt, levels, madeBy: actId });
    await noteChange(
      tx,
      world.services,
      'affiliateTerms',
      `${fromAt.toISOString()}|${JSON.stringify(levels)}`,
    );
  });
  world.clock.set('2025-06-15T19:05:00+07:00');
  const [late, other] = [
    wagerOf(10_000_00n, { by: guest }),
    wagerOf(10_000_00n, { by: guest, kind: 'tiger' }),
  ];
  await placeWagers(world, [late, other]);
  await endPlaced(world, [early, late, other]);
  await followAll(world);
  expect(await balance(friend.token)).toBe(20 + 12 + 12);
  expect(await balance()).toBe(8 + 5);
  const network = await world.call('POST /api/affiliate/network', {}, inviter.token);
  expect(network.body.data?.rows.map(({ level, commission }) => [level, commission]).toSorted()).toEqual([
    [1, 0],
    [2, 13],
  ]);
});

test('an inviter who is excluded earns nothing meanwhile, loses what is void, and can be paid what was earned before', async () => {
  const before = await settled(wagerOf(20_000_00n));
  await followAll(world);
  await takeTimeOut();
  const meanwhile = await settled(wagerOf(10_000_00n));
  await endPlaced(world, [{ ...before, valid: 15_000_00n }]);
  await followAll(world);
  const held = await openSession(world, inviter.memberId);
  expect((await redeemCommission(world, held)).body.data?.amount).toBe(30);
  world.clock.set('2025-06-18T10:00:00+07:00');
  const token = await openSession(world, inviter.memberId);
  expect(await balance(token)).toBe(0);
  await endPlaced(world, [{ ...meanwhile, valid: 12_000_00n }]);
  await followAll(world);
  expect(await balance(token)).toBe(0);
  await settled(wagerOf(10_000_00n));
  await followAll(world);
  expect((await redeemCommission(world, token)).body.data?.amount).toBe(20);
});

test('what was settled before an exclusion is earned, however late it is read, and what was settled in it is not', async () => {
  await settled(wagerOf(20_000_00n));
  world.clock.set('2025-06-15T19:00:30+07:00');
  await takeTimeOut();
  await settled(wagerOf(5_000_00n));
  await followAll(world);
  const held = await openSession(world, inviter.memberId);
  expect(await balance(held)).toBe(40);
  await settled(wagerOf(1_000_00n));
  world.clock.set('2025-06-17T10:00:00+07:00');
  await settled(wagerOf(10_000_00n));
  await followAll(world);
  const token = await openSession(world, inviter.memberId);
  expect((await redeemCommission(world, token)).body.data?.amount).toBe(60);
});

test('an inviter who closed the account earns nothing more', async () => {
  await settled(wagerOf(20_000_00n));
  await followAll(world);
  const closed = { status: 'closed', closedAt: world.clock.now() } as const;
  await world.db.orm.update(member).set(closed).where(eq(member.id, inviter.memberId));
  await settled(wagerOf(10_000_00n));
  await followAll(world);
  const sums = await entries();
  expect(sums.filter(({ reason }) => reason === 'paused')).toMatchObject([{ satang: 0n }]);
  expect(sums.reduce((sum, { satang }) => sum + satang, 0n)).toBe(4_000n);
});

test('an account with commission that can be paid out is not closed before', async () => {
  await settled(wagerOf(20_000_00n));
  await followAll(world);
  const close = () =>
    world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, inviter.token);
  expect((await close()).body).toMatchObject({
    error: errorCodes.ACCOUNT_HAS_OPEN,
    message: 'ยังปิดบัญชีไม่ได้ เพราะมีค่าแนะนำที่ยังไม่ได้ถอน 40.00 บาท',
  });
  await redeemCommission(world, inviter.token);
  expect((await close()).body.error).toBe(0);
});

test('commission that is too little to be asked for is paid out with an account that is closed', async () => {
  await settled(wagerOf(9_995_00n));
  await followAll(world);
  expect(await balance()).toBe(19.99);
  const { body } = await world.call(
    'POST /api/member/account/close',
    { password: TEST_PASSWORD },
    inviter.token,
  );
  expect(body.data).toEqual({ paid_out: 19.99 });
});

test('an inviter who is excluded for ever is paid the commission, and can close the account', async () => {
  await settled(wagerOf(20_000_00n));
  await followAll(world);
  const asked = { length: 'permanent', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', asked, inviter.token)).body.error).toBe(0);
  const token = await openSession(world, inviter.memberId);
  const close = () => world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token);
  expect((await close()).body.error).toBe(errorCodes.ACCOUNT_HAS_OPEN);
  expect((await redeemCommission(world, token)).body.data?.amount).toBe(40);
  expect((await close()).body.error).toBe(0);
});

test('two readers at once, and one that is stopped, write each change once', async () => {
  const many = Array.from({ length: 1_200 }, () => wagerOf(1_000_00n));
  await placeWagers(world, many);
  await endPlaced(world, many);
  const stopped = { ...world.services.db, transact: () => Promise.reject(new Error('killed')) };
  await expect(readCommission({ ...world.services, db: stopped })).rejects.toThrow('killed');
  await Promise.all([followAll(world), followAll(world)]);
  await followAll(world);
  expect(await balance()).toBe(2_400);
});
