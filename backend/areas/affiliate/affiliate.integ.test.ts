import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  followAll,
  inviteMember,
  redeemCommission,
  summaryOf,
} from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { tooLittleCommission } from '#contract/affiliate-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';

const LATER = '2025-06-16T18:00:00+07:00';
let world: World;
let inviter: BuiltMember;
let friend: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  inviter = await buildMember(world);
  friend = await buildMember(world, { balance: 20_000 });
  await inviteMember(world, inviter, friend);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const uuid = () => world.services.random.uuid();
const network = async (token: string, asked: { month?: string; before?: string } = {}) =>
  (await world.call('POST /api/affiliate/network', asked, token)).body.data;

/** Ends the draw, and opens a session of the inviter that is not too old for it. */
async function settle(): Promise<string> {
  world.clock.set(LATER);
  await publish(world);
  await followAll(world);
  return openSession(world, inviter.memberId);
}

const stake = (amount: number) => placeBill(world, friend.token, [{ type: 'top_2', number: '12', amount }]);

test('no session and bad input', async () => {
  const asked = { idempotency_key: uuid() };
  expect((await world.call('POST /api/affiliate/redeem', asked)).status).toBe(401);
  expect((await world.call('POST /api/affiliate/network', {})).status).toBe(401);
  for (const key of ['GET /api/affiliate/summary', 'GET /api/affiliate/transactions'] as const)
    expect((await world.call(key, {})).status).toBe(401);
  const bearer = { authorization: `Bearer ${inviter.token}` };
  for (const [key, wrong] of [
    ['POST /api/affiliate/redeem', { idempotency_key: 'short' }],
    ['POST /api/affiliate/network', { month: '2025-13' }],
    ['POST /api/affiliate/network', { before: '1' }],
    ['GET /api/affiliate/v2/transactions', { month: 'june' }],
    ['GET /api/affiliate/v2/transactions', { kind: 'gift' }],
  ] as const)
    expect((await world.send(key, wrong, bearer)).status, key).toBe(422);
});

test('anybody reads the rates, and that an invitation brings nothing else', async () => {
  expect((await world.call('GET /api/affiliate/v2/configs', { agent_id: 1 })).body.data).toMatchObject({
    levels: [
      {
        level: 1,
        rates: [
          { area: 'games', kind: null, percent: 0.2 },
          { area: 'lotto', percent: 0.2 },
        ],
      },
    ],
    next: null,
    invited_reward: 0,
    least_redeem: 20,
  });
});

test('a code is made once, and the summary has it', async () => {
  const other = await buildMember(world);
  expect((await summaryOf(world, other.token)).code).toBeNull();
  const code = await codeOf(world, other);
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect(await codeOf(world, other)).toBe(code);
  expect(await summaryOf(world, other.token)).toMatchObject({ code, invited: 0, balance: 0, months: [] });
});

test('a wager brings its commission with its result, and not before', async () => {
  await stake(12_345);
  await followAll(world);
  expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: 0, invited: 1 });
  const token = await settle();
  await followAll(world);
  expect(await summaryOf(world, token)).toMatchObject({
    ...{ balance: 24.69, earned: 24.69, reversed: 0, redeemed: 0 },
    months: [{ month: '2025-06', stake: 12_345, earned: 24.69, reversed: 0, net: 24.69 }],
  });
  expect(await network(token)).toMatchObject({
    month: '2025-06',
    rows: [{ level: 1, joined: '2025-06', stake: 12_345, commission: 24.69 }],
  });
  expect((await network(token, { month: '2025-05' }))?.rows).toMatchObject([{ stake: 0, commission: 0 }]);
});

test('a friend is seen by a letter and two digits alone', async () => {
  const answer = JSON.stringify(await network(inviter.token));
  expect(answer).toMatch(/"ส•••\d\d"/);
  expect(answer).not.toContain('สมชาย');
  expect(answer).not.toMatch(/081\d{7}/);
  expect(answer).not.toContain(friend.memberId);
});

test('the balance is paid out once, whole, from the least amount on', async () => {
  await stake(9_999);
  const token = await settle();
  expect((await redeemCommission(world, token)).body).toMatchObject({
    error: errorCodes.TOO_LITTLE_COMMISSION,
    message: tooLittleCommission(1_999n),
    data: { balance: 19.99, least: 20 },
  });
  expect(await balanceOf(world, token)).toBe(0);
});

test('the same key answers the same, and another key finds nothing left', async () => {
  await stake(10_000);
  const token = await settle();
  const key = uuid();
  const first = (await redeemCommission(world, token, key)).body;
  expect(first).toMatchObject({ error: 0, data: { amount: 20 } });
  expect((await redeemCommission(world, token, key)).body).toEqual(first);
  expect((await redeemCommission(world, token)).body.error).toBe(errorCodes.TOO_LITTLE_COMMISSION);
  expect(await balanceOf(world, token)).toBe(20);
  expect(await summaryOf(world, token)).toMatchObject({ balance: 0, redeemed: 20 });
  const rows = (await world.call('GET /api/affiliate/transactions', {}, token)).body.data;
  expect(rows).toMatchObject([
    { kind: 'redeem', amount: -20 },
    { kind: 'commission', day: '2025-06-16', amount: 20 },
  ]);
  const asked = { month: '2025-06', kind: 'commission' } as const;
  expect((await world.call('GET /api/affiliate/v2/transactions', asked, token)).body.data?.rows).toHaveLength(
    1,
  );
});

test('a stranger reads nothing of it', async () => {
  const stranger = await buildMember(world);
  const row = (await network(inviter.token))?.rows[0];
  expect((await network(stranger.token))?.rows).toEqual([]);
  const own = await buildMember(world);
  await inviteMember(world, stranger, own);
  expect((await network(stranger.token, { before: row?.id ?? '' }))?.rows).toEqual([]);
});
