import { afterAll, expect, test } from 'vitest';
import { makeAdjustment } from '#backend/testing/adjustments.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, mobileOf, NEWCOMER, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const close = (token: string, password = TEST_PASSWORD) =>
  world.call('POST /api/member/account/close', { password }, token);
const ops = (command: string, options: Record<string, string>) =>
  runOps(world.services, { command, options, who: 'nok', why: 'a test', yes: true });

test('is refused while anything is open, each in words; nothing has changed then', async () => {
  const { token } = await buildMember(world, { balance: 500 });
  await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 10 }]);
  await makeQr(world, token, { amount: 100 });
  await makeWithdrawal(world, token);
  expect((await close(token, 'not-my-password')).body.error).toBe(4008);
  expect((await close(token)).body).toMatchObject({
    error: 4014,
    data: {
      open: ['โพยที่ยังไม่ออกผล 1 ใบ', 'รายการฝากที่ยังไม่เสร็จ 1 รายการ', 'รายการถอนที่กำลังดำเนินการ'],
    },
  });
  expect((await world.call('POST /api/member/wallets', {}, token)).status).toBe(200);
});

test('pays out all that there is, however little, ends every session, and keeps number and bank account taken', async () => {
  const { memberId, token } = await buildMember(world, { balance: 12.5 });
  const username = await mobileOf(world, memberId);
  expect((await close(token)).body.data).toEqual({ paid_out: 12.5 });
  expect((await world.call('POST /api/member/wallets', {}, token)).status).toBe(401);
  const login = () => world.call('POST /api/login', { username, password: TEST_PASSWORD });
  expect((await login()).body.error).toBe(4001);
  expect((await world.call('POST /api/register', { ...NEWCOMER, username })).body.error).toBe(4006);

  const open = (await ops('withdraw list', {})).lines.find((line) => line.includes('12.50'));
  const [ref = ''] = /[A-Z0-9]{8,}/.exec(open ?? '') ?? [];
  for (const step of ['approve', 'pay']) expect((await ops(`withdraw ${step}`, { ref })).code).toBe(0);

  expect(await ops('member lock', { username })).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('closed')],
  });
  expect((await login()).body.error).toBe(4001);
  expect((await ops('member unlock', { username })).code).toBe(0);
  const again = await login();
  const wallets = await world.call('POST /api/member/wallets', {}, again.body.access_token ?? '');
  expect(wallets.body.data).toMatchObject([{ balance: 0 }]);
  expect((await close(again.body.access_token ?? '')).body.data).toEqual({ paid_out: 0 });
});

test('operators find closed accounts to which money came later, and no others', async () => {
  expect((await ops('member closed', {})).lines).toEqual(['no closed account holds money']);
  const [late, empty, open] = [
    await buildMember(world),
    await buildMember(world, { balance: 5 }),
    await buildMember(world, { balance: 5 }),
  ];
  for (const { token } of [late, empty]) await close(token);
  for (const { memberId } of [late, open]) await makeAdjustment(world, memberId, { add: '70.25' }, 'approve');
  const username = await mobileOf(world, late.memberId);
  expect((await ops('member closed', {})).lines).toEqual([
    expect.stringMatching(`^${username}  closed 2025-06-15 \\d\\d:\\d\\d \\+07:00  70.25 baht$`),
  ]);
  await ops('member unlock', { username });
  expect((await ops('member closed', {})).lines).toEqual(['no closed account holds money']);
});
