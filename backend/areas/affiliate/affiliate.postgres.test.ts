import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import {
  codeOf,
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
import { AT_ONCE, atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

let world: World;
let inviter: BuiltMember;
let friend: BuiltMember;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  inviter = await buildMember(world);
  friend = await buildMember(world);
  await inviteMember(world, inviter, friend);
});
afterEach(async () => {
  await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
  await world[Symbol.asyncDispose]();
});

async function play(count: number, satang: bigint): Promise<PlacedWager[]> {
  const reference = () => world.services.random.uuid();
  const of = { area: 'games', kind: 'reels', memberId: friend.memberId, satang };
  const placed = Array.from({ length: count }, () => ({ ...of, reference: reference() }));
  await placeWagers(world, placed);
  await endPlaced(world, placed);
  return placed;
}

test('64 redeems at once pay exactly once', async () => {
  await play(4, 25_000_00n);
  await followAll(world);
  const devices = [inviter.token, await openSession(world, inviter.memberId)];
  const answers = await atOnce((at) => redeemCommission(world, devices[at % 2] ?? ''));
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
  const codes = new Set(answers.map(({ body }) => body.error));
  expect(codes).toEqual(new Set([0, errorCodes.TOO_LITTLE_COMMISSION]));
  expect(await balanceOf(world, inviter.token)).toBe(200);
});

test('64 presses of one key pay once, and each says so', async () => {
  await play(1, 25_000_00n);
  await followAll(world);
  const key = world.services.random.uuid();
  const answers = await atOnce(() => redeemCommission(world, inviter.token, key));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await balanceOf(world, inviter.token)).toBe(50);
});

test('64 first uses make one code', async () => {
  const codes = await atOnce(() => codeOf(world, friend));
  expect(new Set(codes).size).toBe(1);
});

test('64 readers write each change once, while it is paid out', async () => {
  const placed = await play(1_000, 100_000n);
  const answers = await atOnce(async (at) => {
    if (at % 4 !== 0) return followAll(world);
    const { body } = await redeemCommission(world, inviter.token);
    return body.error === 0 ? body.data?.amount : 0;
  });
  await followAll(world);
  const paid = answers.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const { balance, earned } = await summaryOf(world, inviter.token);
  expect(earned).toBe(2 * placed.length);
  expect(paid + balance).toBe(earned);
});

test('commission that is paid out while its member begins a time-out is paid once, and nothing that was settled in it', async () => {
  await play(4, 25_000_00n);
  await followAll(world);
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  const answers = await atOnce(async (at) => {
    if (at % 8 === 1) await followAll(world);
    if (at !== AT_ONCE / 2) return (await redeemCommission(world, inviter.token)).body.error === 0;
    await world.call('POST /api/member/protection/bar', asked, inviter.token);
    await play(1, 25_000_00n);
    return false;
  });
  await followAll(world);
  const token = await openSession(world, inviter.memberId);
  const paid = answers.filter(Boolean).length;
  expect(await summaryOf(world, token)).toMatchObject({ earned: 200, balance: paid === 1 ? 0 : 200 });
  expect(await balanceOf(world, token)).toBe(paid === 1 ? 200 : 0);
});

test('nothing is paid into an account that is closed while it is asked for', async () => {
  await play(4, 25_000_00n);
  await followAll(world);
  let asked: ReturnType<typeof redeemCommission> | undefined;
  await world.db.transact(async (tx) => {
    await lockAccounts(tx, [inviter.memberId], 'main');
    const closed = { status: 'closed', closedAt: world.clock.now() } as const;
    await tx.orm.update(member).set(closed).where(eq(member.id, inviter.memberId));
    asked = redeemCommission(world, inviter.token);
    await waitForLock(world);
  });
  expect((await asked)?.status).toBe(401);
});

test('rates that operators set while commission of both days is read and paid hold from their day on', async () => {
  const set = (first: string) =>
    runOps(world.services, {
      ...{ command: 'affiliate rates', who: 'nok', why: 'a test', yes: true },
      options: { from: '2025-06-16', first },
    });
  const redeemed: number[] = [];
  const readAndPay = async (at: number) => {
    if (at % 4 !== 0) return followAll(world);
    const { body } = await redeemCommission(world, inviter.token);
    if (body.error === 0) redeemed.push(body.data?.amount ?? 0);
  };
  await play(4, 25_000_00n);
  const [made] = await Promise.all([
    Promise.all(['games=0.1', 'games=0.05', 'games=0.1'].map(set)),
    atOnce(readAndPay),
  ]);
  expect(made.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
  world.clock.set('2025-06-16T00:00:00+07:00');
  inviter = { ...inviter, token: await openSession(world, inviter.memberId) };
  await play(4, 25_000_00n);
  await atOnce(readAndPay);
  await followAll(world);
  const { earned, balance } = await summaryOf(world, inviter.token);
  const later = made[1]?.code === 0 ? 50 : 100;
  expect(earned).toBe(200 + later);
  expect(redeemed.reduce((sum, one) => sum + one, balance)).toBe(earned);
});
