import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { INACTIVE_AFTER_MS } from '#backend/areas/account/session/is-inactive.ts';
import { securityEvent, session } from '#backend/areas/account/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { buildMember, mobileOf, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const PARALLEL = 8;
const ROUNDS = 4;
const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});
const log = catchLog(world);

const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());

/** A member whom half a year went by, with a code on its way. */
async function build(line: number) {
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  later(INACTIVE_AFTER_MS + 1);
  const at = { 'x-client-address': `2001:db8:${line.toString(16)}::1` };
  const { body } = await world.send('POST /api/reset_password', { username }, at);
  const code = { ref: String(Object(body.data).ref), otp: log.lastCode() };
  const send = async (key: string, more: object) => {
    const device = { 'x-device-id': `browser-${world.services.random.uuid()}` };
    return (await world.send(key, { username, ...code, ...more }, { ...at, ...device })).body.error;
  };
  const sessions = () => world.db.orm.$count(session, eq(session.memberId, memberId));
  return { memberId, send, sessions };
}
const noticesOf = async (memberId: string, kind: string) =>
  (await world.db.orm.select().from(securityEvent).where(eq(securityEvent.memberId, memberId))).filter(
    (one) => one.kind === kind,
  );

test('logins at once with the one code reactivate an account once, and all of them go on', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { memberId, send, sessions } = await build(round + 1);
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => send('POST /api/login', { password: TEST_PASSWORD })),
    );
    // Who comes when the code is used and the account not yet is told so, and goes on without one.
    expect(answers.filter((error) => error === 0).length).toBeGreaterThan(0);
    expect(answers.filter((error) => error !== 0 && error !== 4004)).toEqual([]);
    expect(await sessions()).toBe(1 + answers.filter((error) => error === 0).length);
    expect(await noticesOf(memberId, 'account_reactivated')).toHaveLength(1);
  }
});

test('a login and a reset at once with the one code: the old password opens nothing afterwards', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { memberId, send } = await build(0x100 + round);
    const [login, reset] = await Promise.all([
      send('POST /api/login', { password: TEST_PASSWORD }),
      send('POST /api/reset_password_v2', { password: 'brand-new-word' }),
    ]);
    expect([
      [0, 0],
      [0, 4004],
      [4001, 0],
      [4004, 0],
    ]).toContainEqual([login, reset]);
    const rows = await world.db.orm.select().from(session).where(eq(session.memberId, memberId));
    const open = rows.filter(({ revokedAt }) => revokedAt === null);
    expect(open).toHaveLength(reset === 0 ? 0 : 2);
    expect(await send('POST /api/login', { password: TEST_PASSWORD })).toBe(reset === 0 ? 4001 : 0);
  }
});
