import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member as memberTable } from '#backend/areas/account/tables.ts';
import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { HOUSE_GAME } from '#backend/testing/games/house-game.ts';
import { type BuiltMember, mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ members: [0, 0, 0] });
const [member, excluded, back] = world.members;
beforeAll(async () => {
  const now = world.clock.now();
  const change = (id: string, values: Partial<typeof memberTable.$inferInsert>) =>
    world.db.orm.update(memberTable).set(values).where(eq(memberTable.id, id));
  await change(member.memberId, { status: 'closed', closedAt: now });
  await change(excluded.memberId, { excludedAs: 'exclusion', excludedUntil: null });
  await change(back.memberId, { excludedAs: 'timeout', excludedUntil: now });
});
afterAll(() => world[Symbol.asyncDispose]());

const giveTo = async (
  { memberId }: BuiltMember,
  command: string,
  options: Readonly<Record<string, string>>,
) =>
  runOps(world.services, {
    ...{ command, who: 'nok', why: 'a test', yes: true },
    options: { username: await mobileOf(world, memberId), ...options },
  });
const coupon = {
  ...{ batch: 'a-batch', title: 'a title', kind: 'personal', prize: 'spin', amount: '1' },
  ...{ 'valid-days': '7', from: '2025-06-15', until: '2025-06-20' },
};

describe.each([
  ['games grant-free-rounds', { game: HOUSE_GAME, stake: '10', count: '1', 'valid-days': '7' }],
  ['wheel grant', { spins: '1', 'valid-days': '7' }],
  ['points grant', { points: '10', 'valid-days': '7' }],
  ['coupon make', coupon],
])('%s', (command, options) => {
  const given = async ({ memberId }: BuiltMember) =>
    world.db.orm.$count(entitlementLot, eq(entitlementLot.memberId, memberId));

  test.each([
    ['closed the account', member],
    ['is excluded until for good', excluded],
  ])('gives nothing to who %s, and says so', async (words, to) => {
    const { code, lines } = await giveTo(to, command, options);
    const said = `Member ${await mobileOf(world, to.memberId)} ${words}`;
    expect([code, lines.join(' ')]).toEqual([1, expect.stringContaining(said)]);
    expect(await given(to)).toBe(0);
  });

  test('gives to whose time-out has ended', async () => {
    expect((await giveTo(back, command, options)).code).toBe(0);
  });
});

test('money for a closed account is asked for, and the operator reads where it will lie', async () => {
  const { lines } = await giveTo(member, 'adjust ask', { add: '10', reason: 'a prize that was not paid' });
  expect(lines.at(-1)).toContain('The member closed the account');
});

test('money that is owed to who is excluded is asked for, and the operator reads that no gift is', async () => {
  const owed = { add: '10', reason: 'a prize that was not paid' };
  expect((await giveTo(excluded, 'adjust ask', owed)).lines.at(-1)).toContain('The member is excluded');
  const { lines } = await giveTo(excluded, 'adjust ask', { take: '10', reason: 'paid twice' });
  expect(lines).toHaveLength(1);
});
