import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { affiliateReferral } from '#backend/areas/affiliate/tables.ts';
import { codeOf } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import {
  type BuiltMember,
  buildMember,
  mobileOf,
  NEWCOMER,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const HOME = { 'x-client-address': '192.0.2.50', 'x-device-id': 'browser-of-the-inviter-001' };
const AWAY = { 'x-client-address': '198.51.100.50', 'x-device-id': 'browser-of-a-newcomer-001' };
let world: World;
let inviter: BuiltMember;
let code: string;

beforeEach(async () => {
  world = await openWorld();
  inviter = await buildMember(world);
  code = await codeOf(world, inviter);
  const username = await mobileOf(world, inviter.memberId);
  const login = await world.send('POST /api/login', { username, password: TEST_PASSWORD }, HOME);
  expect(login.body.error).toBe(0);
});
afterEach(async () => {
  await expectCleanAudit(world, { without: ['closed_account'] });
  await world[Symbol.asyncDispose]();
});

const register = (ref: string | undefined, headers: Record<string, string> = AWAY, more = {}) =>
  world.send('POST /api/register', { ...NEWCOMER, ...more, ...(ref !== undefined && { ref }) }, headers);
const referrals = () => world.db.orm.select().from(affiliateReferral);

test('a registration with a code notes who invited, however the code was passed on', async () => {
  expect((await register(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())).body.error).toBe(0);
  expect(await referrals()).toMatchObject([{ referrerId: inviter.memberId, sameAddress: false }]);
});

test('a code that nobody has is no obstacle, and leaves nothing', async () => {
  expect((await register('ABCD2345')).body.error).toBe(0);
  expect(await referrals()).toEqual([]);
});

test('the browser of the inviter earns nothing, and is not told', async () => {
  expect((await register(code, { ...HOME, 'x-client-address': '203.0.113.9' })).body.error).toBe(0);
  expect(await referrals()).toEqual([]);
});

test('an account number of the inviter earns nothing, at whatever bank', async () => {
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, inviter.memberId));
  const more = { bank_account_no: own?.bankAccountNo };
  expect((await register(code, AWAY, more)).body.error).toBe(0);
  expect(await referrals()).toEqual([]);
});

test('one address alone is noted for the operator, who sees both by the end of their numbers', async () => {
  expect((await register(code, { ...AWAY, 'x-client-address': '192.0.2.50' })).body.error).toBe(0);
  expect(await referrals()).toMatchObject([{ sameAddress: true }]);
  const { lines } = await runOps(world.services, {
    command: 'affiliate flagged',
    options: {},
    yes: false,
    who: 'nok',
    why: 'a look',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^xxx-xxx-4321 invited by xxx-xxx-\d{4} on .*: same address$/);
});

test('who is gone invites nobody', async () => {
  const closed = { status: 'closed', closedAt: world.clock.now() } as const;
  await world.db.orm.update(member).set(closed).where(eq(member.id, inviter.memberId));
  expect((await register(code)).body.error).toBe(0);
  expect(await referrals()).toEqual([]);
});

test('a registration that is refused leaves no invitation', async () => {
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, inviter.memberId));
  expect((await register(code, AWAY, { username: own?.username })).body.error).not.toBe(0);
  expect(await referrals()).toEqual([]);
});

const rates = (options: Readonly<Record<string, string>>, yes = true) =>
  runOps(world.services, { command: 'affiliate rates', options, yes, who: 'nok', why: 'less' });

test('rates are set from a day on, within the most, and a dry run writes nothing', async () => {
  const tomorrow = '2025-06-16';
  expect(bangkokDate(world.clock.now()) < tomorrow).toBe(true);
  const good = { from: tomorrow, first: 'lotto=0.15,lotto/yeekee=0.1,games=0.12', second: 'games=0.08' };
  const next = async () => (await world.call('GET /api/affiliate/v2/configs', {})).body.data?.next;
  expect((await rates(good, false)).code).toBe(0);
  expect(await next()).toBeNull();
  for (const wrong of [
    { second: 'games=0.09' },
    { first: 'lotto=0.21' },
    { first: 'lotto' },
    { first: 'lotto=0.1,lotto=0.1' },
    { first: 'football=0.1' },
    { first: 'lotto/nothing=0.1' },
    { from: '2025-06-15' },
    { from: 'soon' },
    { from: '2026-06-20' },
    { from: '2568-06-20' },
  ])
    expect((await rates({ ...good, ...wrong })).code, JSON.stringify(wrong)).toBe(1);
  expect((await rates(good)).code).toBe(0);
  expect((await rates(good)).code).toBe(1);
  expect(await next()).toMatchObject({
    from: '2025-06-15T17:00:00.000Z',
    levels: [{ level: 1 }, { level: 2 }],
  });
});
