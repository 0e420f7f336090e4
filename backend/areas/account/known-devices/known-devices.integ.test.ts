import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cleanSessions } from '#backend/areas/account/session/clean-sessions.ts';
import { knownDevice, member } from '#backend/areas/account/tables.ts';
import { DAY_MS } from '#backend/core/limits/limit.ts';
import { buildMember, mobileOf, NEWCOMER, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const HOME = { 'x-client-address': '192.0.2.50', 'x-device-id': 'browser-of-the-member-0001' };
const AWAY = { 'x-client-address': '198.51.100.50' };

let memberId = '';
let username = '';
const login = async (password: string, headers: Record<string, string>, number = username) =>
  (await world.send('POST /api/login', { username: number, password }, headers)).body.error;
const devices = () => world.db.orm.select().from(knownDevice).where(eq(knownDevice.memberId, memberId));
/** Two addresses guess, so that whoever is a stranger has to wait. */
async function guess(number = username): Promise<void> {
  for (const address of ['203.0.113.1', '203.0.113.2'])
    for (let tries = 0; tries < 3; tries += 1)
      await login('not-the-word', { 'x-client-address': address }, number);
}

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId } = await buildMember(world));
  username = await mobileOf(world, memberId);
});

test('a login makes browser and address known, kept as hashes that are another member’s not', async () => {
  expect(await login(TEST_PASSWORD, HOME)).toBe(0);
  const other = await mobileOf(world, (await buildMember(world)).memberId);
  expect(await login(TEST_PASSWORD, HOME, other)).toBe(0);
  const kept = await world.db.orm.select().from(knownDevice);
  expect(new Set(kept.map(({ deviceHash }) => deviceHash)).size).toBe(kept.length);
  expect((await devices()).map(({ kind }) => kind).sort()).toEqual(['address', 'device']);
  expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|browser-of/);
  await guess();
  expect(await login(TEST_PASSWORD, AWAY)).toBe(4002);
  expect(await login(TEST_PASSWORD, HOME)).toBe(0);
});

test('where somebody registered is known before the first login', async () => {
  const own = { ...NEWCOMER, username: '0891110001', bank_account_no: '8881110001' };
  expect((await world.send('POST /api/register', own, HOME)).body.error).toBe(0);
  await guess(own.username);
  expect(await login(own.password, AWAY, own.username)).toBe(4002);
  expect(await login(own.password, HOME, own.username)).toBe(0);
});

test('a device is known for 90 days after the last login there, and then forgotten', async () => {
  await login(TEST_PASSWORD, HOME);
  const days = (count: number) =>
    world.clock.set(new Date(Date.parse(EVENING) + count * DAY_MS).toISOString());
  days(89);
  await cleanSessions(world.services);
  await guess();
  expect(await login(TEST_PASSWORD, HOME)).toBe(0);
  days(89 + 90);
  await guess();
  expect(await login(TEST_PASSWORD, HOME)).toBe(4002);
  await cleanSessions(world.services);
  // That it was known yesterday is not kept either.
  days(89 + 91);
  await cleanSessions(world.services);
  expect(await devices()).toEqual([]);
});

test('the newest ten of a kind are kept', async () => {
  for (let n = 0; n < 13; n += 1) {
    world.clock.set(new Date(Date.parse(EVENING) + n * 60_000).toISOString());
    expect(await login(TEST_PASSWORD, { 'x-client-address': `198.51.100.${n}` })).toBe(0);
  }
  const kept = await devices();
  expect(kept).toHaveLength(10);
  expect(Math.min(...kept.map(({ seenAt }) => seenAt.getTime()))).toBe(Date.parse(EVENING) + 3 * 60_000);
});

test('a closed account forgets them all', async () => {
  await login(TEST_PASSWORD, HOME);
  const token = await openSession(world, memberId);
  const closed = await world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token);
  expect(closed.body.error).toBe(0);
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  expect(own?.status).toBe('closed');
  expect(await devices()).toEqual([]);
});
