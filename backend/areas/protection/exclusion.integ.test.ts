import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMember } from '#backend/areas/account/create-member.ts';
import type { Services } from '#backend/services.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, NEWCOMER, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { CallKey, Calls } from '#contract/calls.ts';
import { calls, goodInput } from '#tests/every-call/inputs.ts';

const world = await openWorld();
let memberId: string;
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId, token } = await buildMember(world, { balance: 1_000 }));
});
afterAll(() => closeAudited(world));

type Length = Calls['POST /api/member/protection/bar']['request']['length'];
const exclusion = (length: Length, password = TEST_PASSWORD) =>
  world.call('POST /api/member/protection/bar', { length, password }, token);

/** Calls that a member who is excluded can make all the same, beside those that only read. */
const OPEN: readonly CallKey[] = [
  // Own money goes out at any time.
  'POST /api/affiliate/redeem',
  'POST /api/logout',
  'POST /api/member/account/close',
  // Who can log in is theirs to say.
  'POST /api/member/change_password',
  'POST /api/line/unlink',
  // A complaint is possible at any time.
  'POST /api/complaint/send',
  // What is kept of them is theirs, excluded or not.
  'POST /api/member/data/open',
  // What is said about money and results may be read, and seen to be read.
  'POST /api/member/inbox/read',
  'POST /api/member/payment/cancel',
  'POST /api/member/payment/slip',
  'POST /api/member/sessions/end',
  'POST /api/member/second_factor/begin',
  'POST /api/member/second_factor/confirm',
  'POST /api/member/second_factor/end',
  'POST /api/member/second_factor/recovery_codes',
  'POST /api/member/withdraw/create',
  'POST /api/member/game/close',
  'POST /api/promotion/cancel',
  'POST /api/member/protection/limit',
  'POST /api/member/protection/cancel',
  'POST /api/member/protection/bar',
  'POST /api/member/protection/reality',
  'POST /api/member/protection/reality/seen',
];

test('who is excluded logs in to withdraw and does nothing else', async () => {
  const bill = await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 10 }]);
  expect((await exclusion('six_months', 'not-my-password')).body.error).toBe(4008);
  expect((await exclusion('six_months')).body.data).toEqual({
    kind: 'exclusion',
    until: '2025-12-15T12:00:00.000Z',
  });
  expect((await world.call('POST /api/member/wallets', {}, token)).status).toBe(401);

  token = await openSession(world, memberId);
  const changing = calls.filter(([, call]) => call.namesMember);
  expect(changing.length).toBeGreaterThan(OPEN.length);
  for (const [key, call] of changing) {
    if (OPEN.some((open) => open === key)) continue;
    const { body } = await world.send(key, goodInput(call), { authorization: `Bearer ${token}` });
    expect(body, key).toMatchObject({ error: 4405, data: { until: '2025-12-15T12:00:00.000Z' } });
  }
  const closed = changing.filter(([, { whileExcluded }]) => whileExcluded).map(([key]) => key);
  expect(closed.sort()).toEqual([...OPEN].sort());
  // The bill stands.
  const read = await world.call('GET /api/lotto/bill/detail', { bill_id: bill.bill_id }, token);
  expect(read.body.data?.status).toBe('pending');
  await makeWithdrawal(world, token, { amount: 990 });
  expect(await balanceOf(world, token)).toBe(0);
});

test('a QR that was open is credited when it is paid, for it can be withdrawn', async () => {
  const ref = await makeQr(world, token, { amount: 200 });
  await exclusion('day');
  await sendEvent(world, { ref, amount: 200, event_id: 'paid-while-barred' });
  token = await openSession(world, memberId);
  expect(await balanceOf(world, token)).toBe(1_200);
});

test('a looser limit that was asked for before is not confirmed meanwhile, a stricter one is set', async () => {
  const limit = { kind: 'stake', window: 'day' } as const;
  const ask = (amount: number) => askForLimit(world, token, { ...limit, amount });
  for (const amount of [100, 900]) expect((await ask(amount)).body.error).toBe(0);
  await exclusion('week');
  world.clock.set('2025-06-17T19:00:00+07:00');
  token = await openSession(world, memberId);
  const confirm = () => world.call('POST /api/member/protection/confirm', { ...limit, amount: 900 }, token);
  expect((await confirm()).body.error).toBe(4404);
  expect((await ask(50)).body.data).toMatchObject({ amount: 50, pending: null });
});

test('a time-out is told with its end, is over at that instant, and makes no longer exclusion shorter', async () => {
  expect((await exclusion('day')).body.data).toEqual({ kind: 'timeout', until: '2025-06-16T12:00:00.000Z' });
  token = await openSession(world, memberId);
  const qr = () =>
    world.call(
      'POST /api/member/payment/generate_qr',
      { channel_id: 1, sub_channel_id: 1, amount: 100 },
      token,
    );
  const refused = await qr();
  expect(refused.body).toMatchObject({ error: 4404, data: { until: '2025-06-16T12:00:00.000Z' } });
  expect(refused.body.message).toContain('16 มิ.ย. 68 19:00 น.');
  await exclusion('permanent');
  token = await openSession(world, memberId);
  expect((await exclusion('six_weeks')).body.data).toEqual({ kind: 'exclusion', until: null });
  token = await openSession(world, memberId);
  expect((await qr()).body).toMatchObject({ error: 4405, data: { until: null } });

  ({ memberId, token } = await buildMember(world, { balance: 100 }));
  await exclusion('day');
  world.clock.set('2025-06-16T18:59:59.999+07:00');
  token = await openSession(world, memberId);
  expect((await qr()).body.error).toBe(4404);
  world.clock.set('2025-06-16T19:00:00+07:00');
  expect((await qr()).body.error).toBe(0);
});

test('whoever is excluded opens no other account with a number or bank account of theirs, and nobody learns why', async () => {
  const sub = { bank_code: '014', bank_account_no: '9990001112', password: TEST_PASSWORD };
  expect((await world.call('POST /api/member/update_sub_bank_account', sub, token)).body.error).toBe(0);
  const { body } = await world.call('GET /api/get_user_info', {}, token);
  expect(body.data?.bank?.account_masked).toBeTruthy();
  await exclusion('five_years');
  const newcomer = { ...NEWCOMER, bank_account_no: '999-0-00111-2' };
  const register = (fields: Partial<typeof newcomer>) =>
    world.call('POST /api/register', { ...newcomer, ...fields });
  // A bank account of somebody who plays is refused in the same words.
  const other = { ...newcomer, username: '0897654320', bank_account_no: '9990001113' };
  expect((await register(other)).body.error).toBe(0);
  const ordinary = (await register({ bank_account_no: other.bank_account_no })).body;
  expect(ordinary.error).toBe(4007);
  expect((await register({})).body).toEqual(ordinary);
  const second = await world.call('POST /api/login', { username: other.username, password: other.password });
  const noted = { bank_code: '014', bank_account_no: '999 000 1112', password: other.password };
  const note = () =>
    world.call('POST /api/member/update_sub_bank_account', noted, second.body.access_token ?? '');
  expect((await note()).body).toEqual(ordinary);
  // It has an owner after the exclusion too: an account is one member's.
  world.clock.set('2030-06-15T19:00:00+07:00');
  expect((await register({})).body).toEqual(ordinary);
});

test('an exclusion holds the second bank account whatever key the backend hashes with', async () => {
  const sub = { bank_code: '014', bank_account_no: '9990004445', password: TEST_PASSWORD };
  expect((await world.call('POST /api/member/update_sub_bank_account', sub, token)).body.error).toBe(0);
  await exclusion('permanent');
  const newcomer = {
    username: '0897654399',
    password: NEWCOMER.password,
    firstName: NEWCOMER.first_name,
    lastName: NEWCOMER.last_name,
    birthDate: NEWCOMER.birth_date,
    bankCode: sub.bank_code,
    bankAccountNo: sub.bank_account_no,
    isOfferedLimits: true,
  };
  const renewed: Services = { ...world.services, accountKey: Buffer.alloc(32, 7) };
  await expect(createMember(renewed, newcomer)).rejects.toMatchObject({ reason: 'BANK_ACCOUNT_TAKEN' });
});
