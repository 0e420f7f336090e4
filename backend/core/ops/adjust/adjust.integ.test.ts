import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { adjust, makeAdjustment } from '#backend/testing/adjustments.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { buildMember, mobileOf } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
let memberId: string;

beforeEach(async () => {
  ({ memberId } = await buildMember(world, { balance: 100 }));
});
afterAll(() => closeAudited(world));

async function balance(): Promise<bigint | null | undefined> {
  const rows = await world.db.orm.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId));
  return rows.find(({ kind }) => kind === 'main')?.balance;
}
test('what one person asks for another approves, once, and the house answers for it', async () => {
  const before = await houseBalance(world, 'house.adjustment');
  const ref = await makeAdjustment(world, memberId, { add: '25.50' });
  expect(await balance()).toBe(10_000n);
  expect((await adjust(world, 'lek', 'list', {})).lines.join()).toMatch(
    new RegExp(`${ref}  \\+25.50 baht  xxx-xxx-\\d{4}  by nok  a mistake`),
  );
  expect(await adjust(world, 'lek', 'approve', { ref })).toEqual({
    code: 0,
    lines: [`Adjustment ${ref} of +25.50 baht done`],
  });
  expect(await balance()).toBe(12_550n);
  expect(await houseBalance(world, 'house.adjustment')).toBe(before - 2_550n);
  expect(await adjust(world, 'lek', 'approve', { ref })).toEqual({
    code: 1,
    lines: [`Adjustment ${ref} is done already`],
  });
  expect(await balance()).toBe(12_550n);
});

test.each(['nok', 'NOK', ' nok '])('who asked for it cannot approve it as %j', async (who) => {
  const ref = await makeAdjustment(world, memberId, { take: '5' });
  expect(await adjust(world, who, 'approve', { ref })).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('somebody else must approve it')],
  });
  expect(await balance()).toBe(10_000n);
  expect(await adjust(world, who, 'refuse', { ref })).toMatchObject({ code: 0 });
});

test('no more is taken than the wallet holds, and it waits on', async () => {
  const ref = await makeAdjustment(world, memberId, { take: '100.01' });
  expect(await adjust(world, 'lek', 'approve', { ref })).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('holds less')],
  });
  expect(await balance()).toBe(10_000n);
  expect((await adjust(world, 'lek', 'list', {})).lines.join()).toContain(ref);
  expect(await adjust(world, 'lek', 'refuse', { ref })).toMatchObject({ code: 0 });
  expect(await adjust(world, 'lek', 'approve', { ref })).toMatchObject({ code: 1 });
});

test('what is not an adjustment is refused and changes nothing', async () => {
  const username = await mobileOf(world, memberId);
  const reason = 'a mistake';
  const wrong: Readonly<Record<string, string>>[] = [
    { username, reason },
    { username, reason, add: '1', take: '1' },
    { username, reason, add: '0' },
    { username, reason, add: '-5' },
    { username, reason, add: '1.005' },
    { username, reason: '  ', add: '1' },
    { username: '0900000000', reason, add: '1' },
  ];
  for (const options of wrong) expect((await adjust(world, 'nok', 'ask', options)).code).toBe(1);
  expect(await adjust(world, 'lek', 'approve', { ref: 'AAAAAAAAAAAAAAAA' })).toMatchObject({ code: 1 });
  expect((await adjust(world, 'lek', 'list', {})).lines).toEqual(['no adjustments wait']);
  const log = await world.db.orm.select().from(opsLog).where(eq(opsLog.command, 'adjust ask'));
  expect(JSON.stringify(log)).not.toContain(username);
});
