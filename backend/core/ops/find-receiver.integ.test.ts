import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member as memberTable } from '#backend/areas/account/tables.ts';
import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { HOUSE_GAME } from '#backend/testing/games/house-game.ts';
import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ members: [0] });
const [member] = world.members;
let username: string;
beforeAll(async () => {
  username = await mobileOf(world, member.memberId);
  const closed = { status: 'closed', closedAt: world.clock.now() } as const;
  await world.db.orm.update(memberTable).set(closed).where(eq(memberTable.id, member.memberId));
});
afterAll(() => world[Symbol.asyncDispose]());

const give = (command: string, options: Readonly<Record<string, string>>) =>
  runOps(world.services, {
    ...{ command, who: 'nok', why: 'a test', yes: true },
    options: { username, ...options },
  });
const coupon = {
  ...{ batch: 'a-batch', title: 'a title', kind: 'personal', prize: 'spin', amount: '1' },
  ...{ 'valid-days': '7', from: '2025-06-15', until: '2025-06-20' },
};

test.each([
  ['games grant-free-rounds', { game: HOUSE_GAME, stake: '10', count: '1', 'valid-days': '7' }],
  ['wheel grant', { spins: '1', 'valid-days': '7' }],
  ['points grant', { points: '10', 'valid-days': '7' }],
  ['coupon make', coupon],
])('%s gives nothing to who closed the account, and says so', async (command, options) => {
  const { code, lines } = await give(command, options);
  expect([code, lines.join(' ')]).toEqual([
    1,
    expect.stringContaining(`Member ${username} closed the account`),
  ]);
  expect(await world.db.orm.select().from(entitlementLot)).toEqual([]);
});

test('money for a closed account is asked for, and the operator reads where it will lie', async () => {
  const { lines } = await give('adjust ask', { add: '10', reason: 'a prize that was not paid' });
  expect(lines.at(-1)).toContain('The member closed the account');
});
