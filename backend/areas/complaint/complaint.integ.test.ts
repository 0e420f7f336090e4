import { afterEach, beforeEach, expect, test } from 'vitest';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { inboxMessage } from '#backend/core/inbox/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import {
  COMPLAINT_TEXT,
  complaintOps,
  sendComplaint,
  trySendComplaint,
} from '#backend/testing/complaints.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { COMPLAINT_NUMBER, MOST_A_DAY, MOST_WAITING } from '#rules/complaint/complaint.ts';

const SEND = 'POST /api/complaint/send';
const LIST = 'GET /api/complaint/list';
const DAY_MS = 86_400_000;
let world: World;
let member: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world, { balance: 0 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const list = async (input: { before?: string; idempotency_key?: string } = {}, token = member.token) =>
  (await world.call(LIST, input, token)).body.data;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());

test('no session and bad input', async () => {
  const good = { subject: 'deposit' as const, text: COMPLAINT_TEXT, idempotency_key: 'key-0001' };
  expect((await world.call(LIST, {})).status).toBe(401);
  expect((await world.call(SEND, good)).status).toBe(401);
  const headers = { authorization: `Bearer ${member.token}` };
  const bad = [
    ...[{ subject: 'money' }, { text: 'สั้น' }, { text: `${' '.repeat(60)}x` }, { text: 'ก'.repeat(2_001) }],
    ...[{ reference: 'x'.repeat(81) }, { idempotency_key: 'x' }, { text: ['<b>'] }],
  ];
  for (const wrong of bad) expect((await world.send(SEND, { ...good, ...wrong }, headers)).status).toBe(422);
  expect((await world.call(LIST, { before: 'R-1' }, member.token)).status).toBe(422);
  expect((await list())?.rows).toEqual([]);
});

test('a complaint is sent once per key, has a number and a day on which an answer is due', async () => {
  const asked = {
    reference: ' ฝาก  MOCK1 ',
    text: 'บรรทัดแรก <b>x</b>\r\nบรรทัดสอง',
    idempotency_key: 'key-0001',
  };
  const first = await sendComplaint(world, member.token, asked);
  expect(first.number).toMatch(COMPLAINT_NUMBER);
  expect(first).toMatchObject({
    ...{ subject: 'deposit', reference: 'ฝาก MOCK1', text: 'บรรทัดแรก <b>x</b>\nบรรทัดสอง' },
    ...{ state: 'received', answers: [], closed_at: null, at: world.clock.now().toISOString() },
  });
  expect(Date.parse(first.due_at) - Date.parse(first.at)).toBe(7 * DAY_MS);
  later(1_000);
  expect(await sendComplaint(world, member.token, asked)).toEqual(first);
  const other = await trySendComplaint(world, member.token, { ...asked, text: COMPLAINT_TEXT });
  expect(other.error).toBe(errorCodes.DUPLICATE_REQUEST);
  expect((await list())?.rows).toEqual([first]);
  expect((await list({ idempotency_key: 'key-0001' }))?.rows).toEqual([first]);
  expect((await list({ idempotency_key: 'key-0002' }))?.rows).toEqual([]);
});

test('the days until an answer are the operator’s setting', async () => {
  await using other = await openWorld({ variables: { COMPLAINT_ANSWER_DAYS: '3' } });
  const { token } = await buildMember(other, { balance: 0 });
  const { at, due_at } = await sendComplaint(other, token);
  expect(Date.parse(due_at) - Date.parse(at)).toBe(3 * DAY_MS);
  expect((await other.call(LIST, {}, token)).body.data?.answer_days).toBe(3);
});

test('too many that wait, and too many of one day, are refused; what was sent before answers all the same', async () => {
  for (let at = 0; at < MOST_WAITING; at += 1)
    await sendComplaint(world, member.token, { idempotency_key: `waiting-${at}` });
  const refused = await trySendComplaint(world, member.token);
  expect([refused.error, refused.message]).toEqual([
    errorCodes.COMPLAINTS_WAITING,
    expect.stringContaining('รอคำตอบอยู่ 5 เรื่อง'),
  ]);
  expect((await trySendComplaint(world, member.token, { idempotency_key: 'waiting-0' })).error).toBe(0);
  const answered = async () => {
    for (const { number, state } of (await list())?.rows ?? [])
      if (state === 'received') await complaintOps(world, 'answer', { number, text: 'ok' });
  };
  await answered();
  for (let at = MOST_WAITING; at < MOST_A_DAY; at += 1) await sendComplaint(world, member.token);
  await answered();
  expect((await trySendComplaint(world, member.token)).error).toBe(errorCodes.COMPLAINTS_TODAY);
  world.clock.set('2025-06-16T00:00:00+07:00');
  member = { ...member, token: await openSession(world, member.memberId) };
  expect((await trySendComplaint(world, member.token)).error).toBe(0);
});

test('pages go on after a number, and a number of a stranger leads nowhere', async () => {
  const stranger = await buildMember(world, { balance: 0 });
  const theirs = await sendComplaint(world, stranger.token);
  for (let at = 0; at < 12; at += 1) {
    const { number } = await sendComplaint(world, member.token, { text: `เรื่องร้องเรียนที่ ${at + 10}` });
    await complaintOps(world, 'answer', { number, text: 'ok' });
    later(at === 5 ? DAY_MS : 1_000);
    member = { ...member, token: await openSession(world, member.memberId) };
  }
  const first = await list();
  expect(first?.rows.map(({ text }) => text).slice(0, 2)).toEqual(['เรื่องร้องเรียนที่ 21', 'เรื่องร้องเรียนที่ 20']);
  expect(first?.rows).toHaveLength(10);
  const rest = await list({ before: first?.before ?? '' });
  expect(rest?.rows.map(({ text }) => text)).toEqual(['เรื่องร้องเรียนที่ 11', 'เรื่องร้องเรียนที่ 10']);
  expect(rest?.before).toBeNull();
  expect((await list({ before: theirs.number }))?.rows).toEqual([]);
});

test('who is excluded can complain', async () => {
  const bar = { length: 'six_months' as const, password: TEST_PASSWORD };
  await world.call('POST /api/member/protection/bar', bar, member.token);
  const token = await openSession(world, member.memberId);
  const { number } = await sendComplaint(world, token);
  expect((await list({}, token))?.rows.map((row) => row.number)).toEqual([number]);
  await complaintOps(world, 'answer', { number, text: 'ตรวจสอบแล้ว' });
  const inbox = await world.call('GET /api/member/inbox', {}, token);
  expect(inbox.body.data?.rows.map(({ kind, about }) => [kind, about])).toEqual([['complaint', number]]);
});

test('an operator looks, answers and closes: the member reads it, is told each time, and nothing goes back', async () => {
  const { number } = await sendComplaint(world, member.token);
  const mine = async () => (await list())?.rows[0];
  const shown = () => complaintOps(world, 'list', {});
  expect(await shown()).toEqual([expect.stringMatching(`^${number}: received, deposit, .*[^E]$`)]);
  await expect(complaintOps(world, 'close', { number })).rejects.toThrow(/answer it first/);
  await complaintOps(world, 'review', { number });
  expect((await mine())?.state).toBe('reviewing');
  await expect(complaintOps(world, 'review', { number })).rejects.toThrow(/is reviewing/);
  later(8 * DAY_MS);
  member = { ...member, token: await openSession(world, member.memberId) };
  expect((await shown())[0]).toContain('OVERDUE');
  await complaintOps(world, 'answer', { number, text: ' ตอบแล้ว\r\n<i>ok</i> ' });
  await complaintOps(world, 'answer', { number: number.toLowerCase(), text: 'ตอบเพิ่ม' });
  expect(await mine()).toMatchObject({
    ...{ state: 'answered', closed_at: null },
    answers: [{ text: 'ตอบแล้ว\n<i>ok</i>' }, { text: 'ตอบเพิ่ม', at: world.clock.now().toISOString() }],
  });
  const told = async () =>
    (await world.db.orm.select().from(inboxMessage)).map(({ about, outcome, count }) => [
      about,
      outcome,
      count,
    ]);
  expect(await told()).toEqual([[number, 'answered', 3]]);
  await complaintOps(world, 'close', { number });
  expect(await mine()).toMatchObject({ state: 'closed', closed_at: world.clock.now().toISOString() });
  expect(await told()).toEqual([[number, 'closed', null]]);
  await expect(complaintOps(world, 'answer', { number, text: 'อีกครั้ง' })).rejects.toThrow(/is closed/);
  expect(await shown()).toEqual(['No complaint is open']);
  const whole = (await complaintOps(world, 'show', { number: ` ${number} ` })).join('\n');
  for (const part of [COMPLAINT_TEXT, '<i>ok</i>', 'ตอบเพิ่ม', member.memberId]) expect(whole).toContain(part);
});

test('what an operator asks wrongly changes nothing, a dry run neither, and closing needs a reason', async () => {
  const { number } = await sendComplaint(world, member.token);
  await expect(complaintOps(world, 'show', { number: 'R-25680615-AAAAA' })).rejects.toThrow(/no complaint/);
  await expect(complaintOps(world, 'answer', { number: 'x', text: 'y' })).rejects.toThrow(/--number/);
  for (const text of [' \n ', 'ก'.repeat(2_001)])
    await expect(complaintOps(world, 'answer', { number, text })).rejects.toThrow(/--text/);
  const dry = {
    command: 'complaint answer',
    options: { number, text: 'ลองดู' },
    who: 'nok',
    why: '',
    yes: false,
  };
  await runOps(world.services, dry);
  const close = { ...dry, command: 'complaint close', options: { number }, yes: true };
  expect((await runOps(world.services, close)).lines.join()).toContain('--why');
  expect((await list())?.rows).toMatchObject([{ state: 'received', answers: [] }]);
});

test('the log has the act and not its text, and the file of own data has complaint and answer', async () => {
  const { number } = await sendComplaint(world, member.token, { reference: 'MOCK-1' });
  await complaintOps(world, 'answer', { number, text: 'คำตอบของทีมงาน' });
  const acts = await world.db.orm.select().from(opsLog);
  const act = acts.find(({ command }) => command === 'complaint answer');
  expect(act).toMatchObject({ who: 'nok', why: 'a test' });
  expect(JSON.stringify(acts)).not.toContain('คำตอบของทีมงาน');
  const opened = await world.call('POST /api/member/data/open', { password: TEST_PASSWORD }, member.token);
  expect(opened.body.error).toBe(0);
  let file = '';
  for (let after: string | null | undefined; after !== null; ) {
    const input = after === undefined ? {} : { after };
    const { data } = (await world.call('GET /api/member/data', input, member.token)).body;
    file += data?.text ?? '';
    after = data?.next ?? null;
  }
  for (const part of [number, COMPLAINT_TEXT, 'MOCK-1', 'คำตอบของทีมงาน']) expect(file).toContain(part);
});
