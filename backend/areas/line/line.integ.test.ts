import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineLink, lineTicket } from '#backend/areas/line/tables.ts';
import { cleanTickets } from '#backend/areas/line/tickets.ts';
import { expectCleanAudit, findFirstFinding } from '#backend/testing/audit.ts';
import { lineBrowser, lineToken, linkLineOf } from '#backend/testing/line.ts';
import {
  type BuiltMember,
  buildMember,
  mobileOf,
  openSession,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { switchOn } from '#backend/testing/second-factor.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

let world: World;
let member: BuiltMember;
beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world);
});
afterEach(async () => {
  await world[Symbol.asyncDispose]();
});

const pass = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());
const whoIs = async (token: string) =>
  (await world.call('GET /api/get_user_info', {}, token)).body.data?.member_id;
const noticesOf = async (token: string) =>
  (await world.call('GET /api/member/security_events', {}, token)).body.data?.map(({ kind }) => kind);

test('a LINE account that nobody linked opens nothing; its browser links it with the password, and it logs in from then on', async () => {
  const phone = lineBrowser(world, 'phone');
  const idToken = await lineToken(world, 'สมหญิง');
  expect((await phone.login(idToken)).body).toMatchObject({ error: 4981, data: { name: 'สมหญิง' } });
  const { token } = member;
  expect(await phone.linked(token)).toMatchObject({
    way: 'simulated',
    since: null,
    ticket: { name: 'สมหญิง' },
  });
  expect(await lineBrowser(world, 'other').linked(token)).toMatchObject({ ticket: null });
  expect((await lineBrowser(world, 'other').link(token)).body.error).toBe(4985);
  expect((await phone.link(token, { password: 'wrong-word-2569' })).body.error).toBe(4008);
  const linked = await phone.link(token);
  expect(linked.body.error).toBe(0);
  // Sent again, as after an answer that was lost.
  expect((await phone.link(token)).body).toEqual(linked.body);
  expect(await phone.linked(token)).toMatchObject({ ticket: null, since: expect.any(String) });
  const entered = await phone.login(idToken);
  expect(entered.body.error).toBe(0);
  expect(await whoIs(entered.body.access_token ?? '')).toBe(member.memberId);
  const profile = await world.call('GET /api/member/profile', {}, entered.body.access_token);
  expect(profile.body.data?.sessions.map(({ way }) => way).toSorted()).toEqual(['line', 'number']);
  expect(await noticesOf(token)).toContain('line_linked');
  await expectCleanAudit(world);
});

test('ended with the password it opens nothing any more, and ending it again changes nothing', async () => {
  const { token } = member;
  await linkLineOf(world, token, 'ก');
  const phone = lineBrowser(world, 'phone');
  expect((await phone.unlink(token, { password: 'wrong-word-2569' })).body.error).toBe(4008);
  expect((await phone.unlink(token)).body).toMatchObject({ error: 0 });
  expect((await phone.unlink(token)).body).toMatchObject({ error: 0 });
  expect((await noticesOf(token))?.filter((kind) => kind === 'line_unlinked')).toHaveLength(1);
  expect((await phone.login(await lineToken(world, 'ก'))).body.error).toBe(4981);
  await expectCleanAudit(world);
});

test('a token is of the browser that showed it first, again and again until it is over', async () => {
  await linkLineOf(world, member.token, 'ก');
  const idToken = await lineToken(world, 'ก');
  const phone = lineBrowser(world, 'phone');
  expect((await phone.login(idToken)).body.error).toBe(0);
  expect((await phone.login(idToken)).body.error).toBe(0);
  expect((await lineBrowser(world, 'thief').login(idToken)).body.error).toBe(4982);
  pass(61 * 60_000 + 60_000);
  expect((await phone.login(idToken)).body.error).toBe(4982);
  pass(1_000);
  await cleanTickets(world.services);
  expect(await world.db.orm.$count(lineTicket)).toBe(0);
});

test('a token whose signature is written in another way is the same token', async () => {
  await linkLineOf(world, member.token, 'ก');
  const idToken = await lineToken(world, 'ก');
  expect((await lineBrowser(world, 'phone').login(idToken)).body.error).toBe(0);
  const [header, claims, signature = ''] = idToken.split('.');
  // The last character has bits that nobody reads.
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = digits[digits.indexOf(signature.at(-1) ?? '') ^ 1];
  const other = `${header}.${claims}.${signature.slice(0, -1)}${last}`;
  expect(Buffer.from(`${signature.slice(0, -1)}${last}`, 'base64url')).toEqual(
    Buffer.from(signature, 'base64url'),
  );
  expect((await lineBrowser(world, 'thief').login(other)).body.error).toBe(4982);
});

test('a member with another LINE account, and an account of another member, are refused; no session is taken over', async () => {
  const stranger = await buildMember(world);
  await linkLineOf(world, member.token, 'ก');
  const phone = lineBrowser(world, 'phone');
  const ofMember = await lineToken(world, 'ก');
  expect((await phone.show(ofMember, stranger.token)).body.error).toBe(4983);
  expect((await phone.link(stranger.token)).body.error).toBe(4985);
  expect(await whoIs(stranger.token)).toBe(stranger.memberId);
  pass(1_000);
  expect((await phone.show(await lineToken(world, 'ข'), member.token)).body.error).toBe(0);
  expect((await phone.link(member.token)).body.error).toBe(4986);
  expect(await phone.linked(member.token)).toMatchObject({ ticket: null });
});

test('what was shown is over after a quarter of an hour, and the newest counts', async () => {
  const phone = lineBrowser(world, 'phone');
  await phone.login(await lineToken(world, 'ก'));
  pass(1_000);
  await phone.login(await lineToken(world, 'ข'));
  expect(await phone.linked(member.token)).toMatchObject({ ticket: { name: 'ข' } });
  pass(15 * 60_000);
  expect(await phone.linked(member.token)).toMatchObject({ ticket: null });
  expect((await phone.link(member.token)).body.error).toBe(4985);
});

test('a press links the account whose name was shown, and not one that was shown to this browser since', async () => {
  const phone = lineBrowser(world, 'phone');
  await phone.login(await lineToken(world, 'ของฉัน'));
  const seen = (await phone.linked(member.token))?.ticket?.ticket_id;
  pass(16 * 60_000);
  await phone.login(await lineToken(world, 'คนแปลกหน้า'));
  expect((await phone.link(member.token, { ticket_id: seen })).body.error).toBe(4985);
  expect((await phone.login(await lineToken(world, 'คนแปลกหน้า'))).body.error).toBe(4981);
  const shown = (await phone.linked(member.token))?.ticket?.ticket_id;
  expect((await lineBrowser(world, 'other').link(member.token, { ticket_id: shown })).body.error).toBe(4985);
});

test('the second factor is asked for as at every login, and a browser that showed it is not asked', async () => {
  const { code } = await switchOn(world, member.token);
  const { token } = member;
  const phone = lineBrowser(world, 'phone');
  const idToken = await lineToken(world, 'ก');
  await phone.login(idToken);
  expect((await phone.link(token)).body.error).toBe(4011);
  expect((await phone.link(token, { second_factor: code() })).body.error).toBe(0);
  expect((await phone.login(idToken)).body).toMatchObject({ error: 4011, data: { field: 'second_factor' } });
  expect((await phone.login(idToken, { second_factor: '000000' })).body.error).toBe(4012);
  pass(30_000);
  expect((await phone.login(idToken, { second_factor: code() })).body.error).toBe(0);
  expect((await phone.login(idToken)).body.error).toBe(0);
  pass(1_000);
  const tablet = lineBrowser(world, 'tablet');
  expect((await tablet.login(await lineToken(world, 'ก'))).body.error).toBe(4011);
});

test('who is locked gets in no more; a closed account has no link', async () => {
  await linkLineOf(world, member.token, 'ก');
  const phone = lineBrowser(world, 'phone');
  const username = await mobileOf(world, member.memberId);
  const by = { who: 'nok', why: 'a test', yes: true };
  await runOps(world.services, { command: 'member lock', options: { username }, ...by });
  expect((await phone.login(await lineToken(world, 'ก'))).body.error).toBe(4001);
  await runOps(world.services, { command: 'member unlock', options: { username }, ...by });
  pass(1_000);
  const entered = await phone.login(await lineToken(world, 'ก'));
  expect(entered.body.error).toBe(0);
  const closed = await world.call(
    'POST /api/member/account/close',
    { password: TEST_PASSWORD },
    entered.body.access_token,
  );
  expect(closed.body.error).toBe(0);
  pass(1_000);
  expect((await phone.login(await lineToken(world, 'ก'))).body.error).toBe(4981);
  expect(await world.db.orm.$count(lineLink)).toBe(0);
  await expectCleanAudit(world);
});

test('a new password ends the link', async () => {
  await linkLineOf(world, member.token, 'ก');
  const changed = await world.call(
    'POST /api/member/change_password',
    { current_password: TEST_PASSWORD, password: 'one-more-word-2569' },
    member.token,
  );
  expect(changed.body.error).toBe(0);
  expect((await lineBrowser(world, 'phone').login(await lineToken(world, 'ก'))).body.error).toBe(4981);
  expect(await noticesOf(member.token)).toContain('line_unlinked');
  await expectCleanAudit(world);
});

test('an account that nobody used for long is woken by the login with the password alone', async () => {
  await linkLineOf(world, member.token, 'ก');
  pass(181 * 86_400_000);
  const { body } = await lineBrowser(world, 'phone').login(await lineToken(world, 'ก'));
  expect(body).toMatchObject({ error: 4021 });
});

test('an excluded member gets in and may end the link, but makes none', async () => {
  await linkLineOf(world, member.token, 'ก');
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', asked, member.token)).body.error).toBe(0);
  pass(1_000);
  const phone = lineBrowser(world, 'phone');
  const entered = await phone.login(await lineToken(world, 'ก'));
  const token = entered.body.access_token ?? '';
  expect(entered.body.error).toBe(0);
  expect((await phone.unlink(token)).body.error).toBe(0);
  expect((await phone.link(token)).body.error).toBe(4404);
});

test('strangers at the same address keep no member out who was logged in in this browser, and their guesses there end', async () => {
  const [phone, stranger] = [lineBrowser(world, 'phone'), lineBrowser(world, 'stranger')];
  await phone.show(await lineToken(world, 'ก'), member.token);
  await phone.link(member.token);
  pass(1_000);
  expect((await phone.login(await lineToken(world, 'ก'))).body.error).toBe(0);
  pass(1_000);
  const good = await lineToken(world, 'ก');
  const forged = `${good.slice(0, good.lastIndexOf('.'))}.${'A'.repeat(86)}`;
  const guess = async (browser: typeof phone) => (await browser.login(forged)).status;
  for (let count = 0; count < 30; count += 1) expect(await guess(stranger)).toBe(200);
  expect(await guess(stranger)).toBe(429);
  expect((await phone.login(good)).body.error).toBe(0);
  for (let count = 0; count < 30; count += 1) expect(await guess(phone)).toBe(200);
  expect(await guess(phone)).toBe(429);
});

test('a session by LINE is not asked less: money still needs the password', async () => {
  await linkLineOf(world, member.token, 'ก');
  const { body } = await lineBrowser(world, 'phone').login(await lineToken(world, 'ก'));
  const asked = { amount: 100, idempotency_key: 'without-password', password: 'wrong-word-2569' };
  const answer = await world.call('POST /api/member/withdraw/create', asked, body.access_token);
  expect(answer.body.error).toBe(4008);
});

test('a link that was put in, moved or taken out by hand is found', async () => {
  const other = await buildMember(world);
  await linkLineOf(world, member.token, 'ก');
  await expectCleanAudit(world);
  for (const forged of [
    `INSERT INTO line_link VALUES ('${other.memberId}', 'forged', now())`,
    `UPDATE line_link SET sub_hash = 'forged'`,
    `UPDATE line_link SET member_id = '${other.memberId}'`,
    `DELETE FROM line_link`,
  ]) {
    await world.db.script('BEGIN');
    await world.db.script(forged);
    expect(await findFirstFinding(world)).toBeDefined();
    await world.db.script('ROLLBACK');
  }
});

test('a ticket whose account or browser was changed by hand links nothing', async () => {
  const phone = lineBrowser(world, 'phone');
  await lineBrowser(world, 'thief').login(await lineToken(world, 'คนแปลกหน้า'));
  pass(1_000);
  await phone.login(await lineToken(world, 'ของฉัน'));
  const [stranger, own] = await world.db.orm.select().from(lineTicket).orderBy(lineTicket.at);
  expect(await phone.linked(member.token)).toMatchObject({ ticket: { name: 'ของฉัน' } });
  for (const forged of [
    `UPDATE line_ticket SET sub_hash = '${stranger?.subHash}' WHERE token_hash = '${own?.tokenHash}'`,
    `UPDATE line_ticket SET device_key = '${own?.deviceKey}', at = at + interval '1 minute' WHERE token_hash = '${stranger?.tokenHash}'`,
  ]) {
    await world.db.script(forged);
    expect(await phone.linked(member.token)).toMatchObject({ ticket: null });
    for (const ticket_id of [own?.tokenHash, stranger?.tokenHash])
      expect((await phone.link(member.token, { ticket_id })).body.error).toBe(4985);
  }
});

test('the file of the own data has the link, without what LINE calls the member; the database has no id of LINE and no name', async () => {
  await linkLineOf(world, member.token, 'ชื่อในไลน์');
  const token = await openSession(world, member.memberId);
  await world.call('POST /api/member/data/open', { password: TEST_PASSWORD }, token);
  let after: string | undefined;
  let text = '';
  do {
    const { body } = await world.call('GET /api/member/data', after ? { after } : {}, token);
    text += body.data?.text ?? '';
    after = body.data?.next ?? undefined;
  } while (after);
  expect(JSON.parse(text).line_link).toEqual([{ member_id: member.memberId, at: expect.any(String) }]);
  const rows = await world.db.orm.select().from(lineTicket);
  expect(JSON.stringify([rows, await world.db.orm.select().from(lineLink)])).not.toMatch(
    /ชื่อในไลน์|U[0-9a-f]{32}/,
  );
});
