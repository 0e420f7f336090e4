import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentReceiver } from '#backend/areas/agent/tables.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { expectCleanAudit, findFirstFinding } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { ACCOUNT_NO, lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const CALL = 'POST /api/member/payment/generate_qr';
const NEW = { kind: 'bank', bank: '025', account: '123-4-56789-0', name: 'บริษัท พีวิน จำกัด' };
let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const ops = (
  command: string,
  options: Record<string, string> = {},
  { yes = true, why = 'a new bank', who = 'nok' } = {},
) => runOps(world.services, { command, options, who, why, yes });
const openByOther = (id: string) => ops('receiver open', { id }, { who: 'lek' });
const shownNumbers = async (token: string) =>
  (await world.call('POST /api/agent/bank_accounts', {}, token)).body.data?.map(
    ({ account_no }) => account_no,
  );
const waysOf = async (token: string) =>
  (await world.call('GET /api/member/payment/channels', {}, token)).body.data ?? [];

test('an account that was added takes transfers once somebody else has opened it', async () => {
  const { token } = await buildMember(world);
  expect(await ops('receiver add', NEW)).toEqual({
    code: 0,
    lines: ['Receiver 4 (025 1234567890) takes transfers once somebody else opens it: receiver open --id 4'],
  });
  for (const who of ['nok', ' NOK 2']) {
    expect(await ops('receiver open', { id: '4' }, { who })).toEqual({
      code: 1,
      lines: ['Receiver 4 (025 1234567890) was added by nok; somebody else must open it'],
    });
  }
  expect(await shownNumbers(token)).not.toContain('1234567890');
  expect((await openByOther('4')).code).toBe(0);
  expect(await shownNumbers(token)).toContain('1234567890');
  const order = { channel_id: 2, sub_channel_id: 4, amount: 500 };
  const { body } = await world.call(CALL, order, token);
  expect(body.data?.transfer).toMatchObject({ bank_code: '025', account_no: '1234567890' });
  const { lines } = await ops('receiver list');
  expect(lines).toEqual([
    '1  bank 004  0000000000  บริษัท พีวิน ทดลอง จำกัด  open  0 wait',
    '2  true_money  0600000000  บริษัท พีวิน ทดลอง จำกัด  open  0 wait',
    '3  bank 014  0000000001  บริษัท พีวิน ทดลอง จำกัด  open  0 wait',
    '4  bank 025  1234567890  บริษัท พีวิน จำกัด  open  1 wait',
  ]);
  const [act] = await world.db.orm.select().from(opsLog).where(eq(opsLog.command, 'receiver add'));
  expect(act).toMatchObject({ who: 'nok', why: 'a new bank' });
  expect(act?.facts).toMatchObject({ outcome: 'done', receivers: ['4:added'], account: NEW.account });
});

test('a closed account takes no new transfer; what was begun stays to be read, is answered again and is credited', async () => {
  const { token } = await buildMember(world);
  const order = { channel_id: 2, sub_channel_id: 1, amount: 500, idempotency_key: 'before-it-closed' };
  const made = (await world.call(CALL, order, token)).body.data;
  expect((await ops('receiver close', { id: '1' })).code).toBe(0);
  expect(await shownNumbers(token)).toEqual(['0000000001']);
  const [bank] = (await waysOf(token)).filter(({ kind }) => kind === 'bank');
  expect(bank?.sub_channels.map(({ sub_channel_id }) => sub_channel_id)).toEqual([3]);
  const late = await world.call(CALL, { ...order, idempotency_key: 'after-it-closed' }, token);
  expect(late).toMatchObject({ status: 200, body: { error: errorCodes.RECEIVER_CLOSED } });
  expect(late.body.message).toContain('กรุณาเลือกบัญชีหรือช่องทางอื่น');
  expect((await world.call(CALL, order, token)).body.data).toEqual(made);
  const shown = await world.call('GET /api/member/payment/qrcode_info', { ref: made?.ref }, token);
  expect(shown.body.data).toMatchObject({ transfer: { account_no: ACCOUNT_NO }, status: 'pending' });
  const open = await world.call('GET /api/member/payment/open_qrs', {}, token);
  expect(open.body.data).toMatchObject([{ ref: made?.ref, transfer: made?.transfer }]);
  expect((await ops('receiver list')).lines[0]).toBe(
    '1  bank 004  0000000000  บริษัท พีวิน ทดลอง จำกัด  closed since 2025-06-15 19:00 +07:00  1 wait',
  );
  const event = { amount: made?.amount ?? 0, line: lineOf('AFTERITCLOSED01') };
  expect((await sendEvent(world, event)).body.data).toMatchObject({ outcome: 'credited' });
  expect(await balanceOf(world, token)).toBe(made?.amount);
  expect((await ops('receiver list')).lines[0]).toMatch(/ {2}0 wait$/);
});

test('closed twice and opened twice is refused; opened again it takes transfers, under the same number', async () => {
  const { token } = await buildMember(world);
  expect((await ops('receiver open', { id: '1' })).lines).toEqual(['Receiver 1 (004 0000000000) is open']);
  await ops('receiver close', { id: '1' });
  expect(await ops('receiver close', { id: '1' })).toEqual({
    code: 1,
    lines: ['Receiver 1 (004 0000000000) is closed since 2025-06-15 19:00 +07:00'],
  });
  expect(await ops('receiver add', { ...NEW, bank: '004', account: ACCOUNT_NO })).toEqual({
    code: 1,
    lines: ['Receiver 1 (004 0000000000) is there and closed; receiver open --id 1 opens it'],
  });
  expect((await ops('receiver open', { id: '1' })).code).toBe(0);
  expect((await makeTransfer(world, token)).transfer).toMatchObject({ account_no: ACCOUNT_NO });
  expect((await ops('receiver open', { id: '1' })).code).toBe(1);
});

test('the last account of a kind can be closed, which is said; the way is gone until another is added', async () => {
  const { token } = await buildMember(world);
  const { lines } = await ops('receiver close', { id: '2' });
  expect(lines[1]).toBe('No other receiver of kind true_money is open: members no longer see that way');
  expect((await waysOf(token)).some(({ kind }) => kind === 'true_money')).toBe(false);
  await ops('receiver add', { kind: 'true_money', account: '+66 81 234 5678', name: 'พีวิน' });
  await openByOther('4');
  const ways = (await waysOf(token)).filter(({ kind }) => kind === 'true_money');
  expect(ways.map(({ sub_channels }) => sub_channels.map(({ sub_channel_id }) => sub_channel_id))).toEqual([
    [4],
  ]);
});

test.each([
  ['no kind that there is', { ...NEW, kind: 'promptpay' }, /--kind is bank or true_money: promptpay/],
  ['no bank', { kind: 'bank', account: '1234567890', name: 'x' }, /--bank is missing/],
  ['a bank that is none', { ...NEW, bank: '999' }, /--bank is one of .*004 .*: 999/],
  ['a number that is too short', { ...NEW, account: '12345' }, /--account of bank 025 has 10 digits: 12345/],
  ['a number of another bank', { ...NEW, bank: '030' }, /--account of bank 030 has 12 digits/],
  ['a wallet with a bank', { ...NEW, kind: 'true_money' }, /--bank is nothing that true_money has/],
  [
    'a wallet that is no mobile',
    { kind: 'true_money', account: '021234567', name: 'x' },
    /is a mobile number/,
  ],
  ['an empty name', { ...NEW, name: ' \u200b' }, /--name is one line/],
  ['a name of two lines', { ...NEW, name: 'a\nb' }, /--name is one line/],
  [
    'a number that is there',
    { ...NEW, account: ACCOUNT_NO },
    /Receiver 1 \(004 0000000000\) is there already/,
  ],
])('%s is refused', async (_, options, said) => {
  const answer = await ops('receiver add', options);
  expect(answer.code).toBe(1);
  expect(answer.lines.join()).toMatch(said);
  expect(await world.db.orm.$count(agentReceiver)).toBe(3);
});

test('without a reason, without --yes, and of no receiver nothing is changed', async () => {
  const { token } = await buildMember(world);
  for (const command of ['receiver add', 'receiver close', 'receiver open']) {
    const options = command === 'receiver add' ? NEW : { id: '1' };
    expect(await ops(command, options, { why: '' })).toEqual({ code: 1, lines: [`${command} needs --why`] });
  }
  expect((await ops('receiver add', NEW, { yes: false })).code).toBe(0);
  expect((await ops('receiver close', { id: '1' }, { yes: false })).code).toBe(0);
  expect((await ops('receiver close', { id: '9' })).lines).toEqual([
    'There is no receiver 9; receiver list shows them',
  ]);
  expect((await ops('receiver close', { id: '0' })).code).toBe(1);
  expect(await shownNumbers(token)).toEqual(['0000000000', '0000000001']);
});

test('an account that was opened or closed by hand is found', async () => {
  await ops('receiver close', { id: '1' });
  for (const forged of [
    'UPDATE agent_receiver SET closed_at = NULL WHERE id = 1',
    `UPDATE agent_receiver SET closed_at = closed_at + interval '1 second' WHERE id = 1`,
    'UPDATE agent_receiver SET closed_at = now() WHERE id = 3',
    'DELETE FROM agent_receiver WHERE id = 1',
  ]) {
    await world.db.script('BEGIN');
    await world.db.script(forged);
    expect(await findFirstFinding(world), forged).toBeDefined();
    await world.db.script('ROLLBACK');
  }
});
