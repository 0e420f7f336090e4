import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { NEWCOMER } from '#backend/testing/members.ts';

/** How often a password was hashed to be compared, and how often one was made. */
const { work } = vi.hoisted(() => ({ work: { looks: 0, hashes: 0 } }));
vi.hoisted(() => vi.resetModules());
vi.mock('#backend/areas/account/password/password.ts', async (original) => {
  const real = await original<typeof import('#backend/areas/account/password/password.ts')>();
  return {
    isPassword: (...given: Parameters<typeof real.isPassword>) => {
      work.looks += 1;
      return real.isPassword(...given);
    },
    hashPassword: (...given: Parameters<typeof real.hashPassword>) => {
      work.hashes += 1;
      return real.hashPassword(...given);
    },
  };
});
const { member } = await import('#backend/areas/account/tables.ts');
const { accountLimits } = await import('#backend/areas/account/limits.ts');
const { buildMember, TEST_PASSWORD } = await import('#backend/testing/members.ts');
const { openWorld } = await import('#backend/testing/world.ts');
const { eq } = await import('drizzle-orm');

const world = await openWorld();
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  vi.doUnmock('#backend/areas/account/password/password.ts');
  vi.resetModules();
});
beforeEach(() => {
  work.looks = 0;
  work.hashes = 0;
});

let callers = 0;
const send = (key: string, input: object, address?: string) => {
  callers += 1;
  return world.send(key, input, { 'x-client-address': address ?? `198.18.0.${callers}` });
};
async function newMember(status: 'active' | 'locked' = 'active') {
  const { memberId } = await buildMember(world);
  await world.db.orm.update(member).set({ status }).where(eq(member.id, memberId));
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  return own?.username ?? '';
}

it('a login costs one look and reads alike for nobody, a wrong password and a locked member', async () => {
  const tries = [
    ['0899999999', 'wrong-password'],
    [await newMember(), 'wrong-password'],
    [await newMember('locked'), 'wrong-password'],
    [await newMember('locked'), TEST_PASSWORD],
  ];
  for (const [username, password] of tries) {
    work.looks = 0;
    const { status, body } = await send('POST /api/login', { username, password });
    expect({ status, body, ...work }).toEqual({
      status: 200,
      body: { error: 4001, message: 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง' },
      looks: 1,
      hashes: 0,
    });
  }
});

it.each([
  ['POST /api/check_account', '0899999996'],
  ['POST /api/reset_password', '0899999998'],
])(
  '%s and a reset cost as much and read alike, whether or not a member has the number',
  async (call, nobodys) => {
    const shapes: unknown[] = [];
    for (const username of [nobodys, await newMember(), await newMember('locked')]) {
      const asked = await send(call, { username });
      const again = await send(call, { username });
      shapes.push([again.status, again.body.error, Object.keys(Object(again.body.data))]);
      const ref = String(Object(asked.body.data).ref);
      const reset = { username, ref, otp: '000000', password: 'brand-new-word-2569' };
      const tried = await send('POST /api/reset_password_v2', reset);
      shapes.push([
        asked.status,
        Object.keys(Object(asked.body.data)),
        tried.status,
        tried.body,
        { ...work },
      ]);
      work.hashes = 0;
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(2);
  },
);

it('a registration of a taken number costs the hash that a free one costs', async () => {
  const username = await newMember();
  const form = { ...NEWCOMER, username };
  expect((await send('POST /api/register', form)).body.error).toBe(4006);
  expect((await send('POST /api/register', { ...form, username: '0899999997' })).body.error).toBe(0);
  expect(work).toEqual({ looks: 0, hashes: 2 });
});

it('one address that tries one guess at each of many numbers gets as many looks as its limit', async () => {
  const most = accountLimits.loginFromAddress.count;
  for (let n = 0; n < 3 * most; n += 1)
    await send(
      'POST /api/login',
      { username: `06${String(n).padStart(8, '0')}`, password: 'wrong' },
      '203.0.113.9',
    );
  expect(work.looks).toBe(most);
});
