import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendCommission } from '#backend/areas/affiliate/send-commission.ts';
import { inboxMessage } from '#backend/core/inbox/tables.ts';
import { followAll, inviteMember } from '#backend/testing/affiliate/invitations.ts';
import { endPlaced, placeWagers, WITHOUT_DOCUMENTS } from '#backend/testing/affiliate/wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

let world: World;
let friend: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  const inviter = await buildMember(world);
  friend = await buildMember(world);
  await inviteMember(world, inviter, friend);
});
afterEach(async () => {
  await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
  await world[Symbol.asyncDispose]();
});

async function settled(satang: bigint): Promise<void> {
  const reference = world.services.random.uuid();
  const one = { area: 'games', kind: 'reels', satang, memberId: friend.memberId, reference };
  await placeWagers(world, [one]);
  await endPlaced(world, [one]);
}
const told = async () => {
  const rows = await world.db.orm.select().from(inboxMessage).orderBy(inboxMessage.about);
  return rows.map(({ about, satang }) => [about, satang]);
};

test('what is settled just before midnight is in the sum of its day', async () => {
  world.clock.set('2025-06-15T15:00:00+07:00');
  await settled(20_000_00n);
  await followAll(world);
  world.clock.set('2025-06-15T23:59:30+07:00');
  await settled(10_000_00n);
  world.clock.set('2025-06-16T00:00:00+07:00');
  expect(await sendCommission(world.services)).toBe(0);
  await followAll(world);
  world.clock.set('2025-06-16T00:30:00+07:00');
  expect(await sendCommission(world.services)).toBe(1);
  expect(await sendCommission(world.services)).toBe(0);
  expect(await told()).toEqual([['2025-06-15', 6_000n]]);
});

test('a site that was down for a day tells of both days', async () => {
  world.clock.set('2025-06-15T15:00:00+07:00');
  await settled(20_000_00n);
  await followAll(world);
  world.clock.set('2025-06-17T08:00:00+07:00');
  expect(await sendCommission(world.services)).toBe(1);
  expect(await told()).toEqual([['2025-06-15', 4_000n]]);
});

test('a reader that is behind at half past midnight leaves nothing out of the sum', async () => {
  world.clock.set('2025-06-15T15:00:00+07:00');
  await settled(20_000_00n);
  await followAll(world);
  world.clock.set('2025-06-15T23:59:30+07:00');
  await settled(10_000_00n);
  world.clock.set('2025-06-16T00:30:00+07:00');
  expect(await sendCommission(world.services)).toBe(1);
  expect(await told()).toEqual([['2025-06-15', 6_000n]]);
});
