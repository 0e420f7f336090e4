import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineLink } from '#backend/areas/line/tables.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { lineBrowser, lineToken, linkLineOf } from '#backend/testing/line.ts';
import { type BuiltMember, buildMember, mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

let world: World;
let member: BuiltMember;
let username: string;
beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world);
  username = await mobileOf(world, member.memberId);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const ops = (command: string, { yes = true, why = 'the phone was stolen', of = username } = {}) =>
  runOps(world.services, { command, options: { username: of }, who: 'nok', why, yes });
const isIn = async (token: string) =>
  (await world.call('GET /api/get_user_info', {}, token)).body.error === 0;
const pass = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());

test('an operator ends a link: LINE opens nothing, who was in by it is out, and the password opens the account as before', async () => {
  await linkLineOf(world, member.token, 'ก');
  const phone = lineBrowser(world, 'thief');
  const idToken = await lineToken(world, 'ก');
  const byLine = (await phone.login(idToken)).body.access_token ?? '';
  expect(await isIn(byLine)).toBe(true);
  expect((await ops('member line-off')).code).toBe(0);
  expect((await phone.login(idToken)).body.error).toBe(4981);
  expect(await isIn(byLine)).toBe(false);
  expect(await isIn(member.token)).toBe(true);
  const notices = await world.call('GET /api/member/security_events', {}, member.token);
  expect(notices.body.data).toContainEqual(
    expect.objectContaining({ kind: 'line_unlinked', device: 'operator' }),
  );
  const [act] = await world.db.orm.select().from(opsLog).where(eq(opsLog.command, 'member line-off'));
  expect(act).toMatchObject({ who: 'nok', why: 'the phone was stolen' });
  expect(act?.facts).toMatchObject({ outcome: 'done', members: [`${member.memberId}:line_off`] });
});

test('asked for twice it is refused, and the member may link an account again', async () => {
  await linkLineOf(world, member.token, 'ก');
  expect((await ops('member line-off')).code).toBe(0);
  const refused = { code: 1, lines: [`Member ${username} has no LINE account linked`] };
  expect(await ops('member line-off')).toEqual(refused);
  pass(1_000);
  await linkLineOf(world, member.token, 'ของฉัน');
  expect(await world.db.orm.$count(lineLink)).toBe(1);
});

test('without a reason, without --yes, of nobody and of who has no link nothing is ended', async () => {
  expect((await ops('member line-off')).code).toBe(1);
  await linkLineOf(world, member.token, 'ก');
  expect(await ops('member line-off', { why: ' ' })).toEqual({
    code: 1,
    lines: ['member line-off needs --why'],
  });
  expect((await ops('member line-off', { of: '0800000000' })).lines).toEqual([
    'There is no member 0800000000',
  ]);
  const rehearsed = await ops('member line-off', { yes: false });
  expect(rehearsed).toMatchObject({
    code: 0,
    lines: expect.arrayContaining([expect.stringContaining('Dry run')]),
  });
  expect((await lineBrowser(world, 'phone').login(await lineToken(world, 'ก'))).body.error).toBe(0);
});

test('an operator sees since when a LINE account is linked, and not which one', async () => {
  expect((await ops('member show')).lines).toContain('Logs in with the password alone');
  await linkLineOf(world, member.token, 'ชื่อในไลน์');
  const { lines } = await ops('member show');
  expect(lines).toContain('Logs in with the password, LINE account linked since 2025-06-15 19:00 +07:00');
  const [link] = await world.db.orm.select().from(lineLink);
  expect(lines.join('\n')).not.toMatch(new RegExp(`ชื่อในไลน์|U[0-9a-f]{32}|${link?.subHash}`));
});
