import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { claimCashback, closeBefore } from '#backend/testing/cashback/cashback.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import {
  type BuiltMember,
  buildMember,
  openSession,
  payIn,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';

const TODAY = '2025-06-15';
const NEXT = '2025-06-16';
let world: GameWorld<readonly []>;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openGameWorld([]);
  member = await buildMember(world, { balance: 5_000 });
  token = member.token;
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const today = async () => (await world.call('GET /api/cashback/today', {}, token)).body.data;
const claim = async (basis: CashbackBasis, day = TODAY) =>
  (await claimCashback(world, token, basis, day)).body;
const history = async (basis: CashbackBasis) => {
  const call = basis === 'loss' ? 'GET /api/cashback/loss/history' : 'GET /api/cashback/turnover/history';
  return (await world.call(call, {}, token)).body.data?.rows ?? [];
};
const close = async (day = NEXT) => {
  token = await closeBefore(world, day, member);
};
/** Ten thousand baht put at risk, of which one is lost. */
async function playADay() {
  const player = await openPlayer(world, { memberId: member.memberId, token });
  for (let round = 0; round < 9; round += 1) await player.play(1_000);
  await player.play(1_000, 0);
  return player;
}

test('without a session nothing is read or claimed, and a claim names a day', async () => {
  token = '';
  expect(await today()).toBeUndefined();
  expect((await claimCashback(world, '', 'loss', TODAY)).status).toBe(401);
  expect((await claimCashback(world, member.token, 'loss', 'yesterday')).status).toBe(422);
});

test('anybody reads the rates by rank', async () => {
  const { data } = (await world.call('GET /api/cashback/rates', {})).body;
  expect(data?.now.ranks.map(({ rank, turnover_bp, cap }) => [rank, turnover_bp, cap])).toEqual([
    ['bronze', 15, 1_000],
    ['silver', 18, 3_000],
    ['gold', 20, 10_000],
  ]);
  expect(data?.later).toBeNull();
});

test('what was put at risk and lost today stands with its formula, and is claimed once on the next day', async () => {
  await playADay();
  const figures = { staked: 10_000, deposits: 5_000, end_balance: 4_000, net_loss: 1_000, start_balance: 0 };
  expect(await today()).toMatchObject({
    ...{ day: TODAY, rank: 'bronze', staked_30: 10_000, next_rank: { rank: 'silver', staked_from: 50_000 } },
    turnover: { ...figures, rebate: 15 },
    loss: { ...figures, rebate: 20 },
    yesterday: { day: '2025-06-14', is_closed: false, turnover: null, loss: null },
  });
  expect(await claim('loss')).toMatchObject({ error: errorCodes.CASHBACK_NOT_YET });
  world.clock.set('2025-06-16T00:04:00+07:00');
  token = await openSession(world, member.memberId);
  await closeCashbackDays(world.services);
  expect((await today())?.yesterday).toMatchObject({ day: TODAY, is_closed: false, loss: null });
  expect(await claim('loss')).toMatchObject({
    error: errorCodes.CASHBACK_NOT_YET,
    message: 'กำลังสรุปยอดของเมื่อวาน กรุณารอสักครู่แล้วลองใหม่',
  });
  await close();
  expect((await today())?.yesterday).toMatchObject({
    is_closed: true,
    turnover: { due: 15, status: 'open' },
    loss: { due: 20, status: 'open', until: '2025-06-16T17:00:00.000Z' },
  });
  for (const _ of [1, 2]) {
    expect(await claim('loss')).toMatchObject({ error: 0, data: { day: TODAY, amount: 20 } });
    expect(await claim('turnover')).toMatchObject({ error: 0, data: { amount: 15 } });
  }
  expect(await balanceOf(world, token)).toBe(4_035);
  expect(await history('loss')).toMatchObject([{ day: TODAY, ...figures, due: 20, status: 'claimed' }]);
  expect(
    (await world.call('GET /api/cashback/loss/history', { before_day: TODAY }, token)).body.data?.rows,
  ).toEqual([]);
});

test('the worked example: five thousand in, twelve hundred out and three hundred left bring 175 baht', async () => {
  const by = { who: 'nok', why: 'a test' };
  const options = { from: NEXT, rank: 'silver', turnover: '18', loss: '500', cap: '3000', 'loss-most': '20' };
  const set = (over: Record<string, string> = {}, yes = true) =>
    runOps(world.services, { command: 'cashback rates', options: { ...options, ...over }, ...by, yes });
  const wrongs: Record<string, string>[] = [
    { from: TODAY },
    { from: 'soon' },
    { from: '2052-06-20' },
    { turnover: '21' },
    { loss: '1.5' },
    { rank: 'iron' },
  ];
  for (const wrong of wrongs) expect((await set(wrong)).code).toBe(1);
  expect(await set({}, false)).toMatchObject({ code: 0 });
  expect((await world.call('GET /api/cashback/rates', {})).body.data?.later).toBeNull();
  await set({ loss: '900' });
  expect((await set()).code).toBe(0);
  expect((await world.call('GET /api/cashback/rates', {})).body.data?.later).toMatchObject({
    from_day: NEXT,
    ranks: [{ rank: 'bronze', loss_bp: 500 }, { rank: 'silver', loss_bp: 500 }, { rank: 'gold' }],
  });
  await close();
  member = await buildMember(world);
  token = member.token;
  await payIn(world.services, member.memberId, 5_000_00n);
  const { play } = await openPlayer(world, member);
  for (let round = 0; round < 88; round += 1) await play(1_000);
  for (const lost of [1_000, 1_000, 1_000, 500]) await play(lost, 0);
  const asked = { amount: 1_200, password: TEST_PASSWORD, idempotency_key: 'a-key-of-mine' };
  expect((await world.call('POST /api/member/withdraw/create', asked, token)).body.error).toBe(0);
  await close('2025-06-17');
  expect(await history('loss')).toMatchObject([
    {
      ...{ day: NEXT, deposits: 5_000, withdrawals: 1_200, end_balance: 300, bonuses: 0, net_loss: 3_500 },
      ...{ rates: { rank: 'silver', loss_bp: 500 }, rebate: 175, due: 175 },
    },
  ]);
  expect(await claim('loss', NEXT)).toMatchObject({ error: 0, data: { amount: 175 } });
});

test('who won or did not play gets nothing for it, and a bet that waits is not lost yet', async () => {
  const { bet, play } = await openPlayer(world, member);
  await play(1_000, 2_500);
  await bet(500);
  expect((await today())?.loss).toMatchObject({ net_loss: 0, end_balance: 6_500, staked: 1_000, rebate: 0 });
  const idle = await buildMember(world, { balance: 100 });
  await close();
  expect(await claim('loss')).toMatchObject({ error: errorCodes.CASHBACK_NOTHING });
  expect(await claim('turnover')).toMatchObject({ error: 0, data: { amount: 1.5 } });
  token = await openSession(world, idle.memberId);
  expect(await claim('turnover')).toMatchObject({ error: errorCodes.CASHBACK_NOTHING });
  expect(await history('turnover')).toEqual([]);
});

test('a bet of which its provider says that it brings no cashback brings none', async () => {
  const { play } = await openPlayer(world, member, { cashback: false });
  await play(1_000, 0);
  const data = await today();
  expect(data?.turnover).toMatchObject({ staked: 0, rebate: 0 });
  expect(data?.loss).toMatchObject({ staked: 0, net_loss: 1_000, rebate: 0 });
  await close();
  expect(await history('loss')).toEqual([]);
});

test('at the next midnight it is over, and a press from before it takes no other day', async () => {
  await playADay();
  await close();
  world.clock.set('2025-06-17T00:00:00+07:00');
  token = await openSession(world, member.memberId);
  expect(await claim('loss')).toMatchObject({ error: errorCodes.CASHBACK_OVER, data: { day: NEXT } });
  expect(await history('loss')).toMatchObject([{ status: 'over', due: 20 }]);
  expect(await claim('loss', '2025-06-18')).toMatchObject({ error: errorCodes.CASHBACK_NOT_YET });
  expect(await claim('loss', '2024-01-01')).toMatchObject({ error: errorCodes.CASHBACK_OVER });
  expect(await balanceOf(world, token)).toBe(4_000);
});

test('a day that is closed late can be claimed as long as any other, and closing again changes nothing', async () => {
  await playADay();
  await close();
  const before = await history('turnover');
  expect(await closeCashbackDays(world.services)).toBe(0);
  expect(await history('turnover')).toEqual(before);
  world.clock.set('2025-06-16T12:00:00+07:00');
  token = await openSession(world, member.memberId);
  await playADay();
  await close('2025-06-20');
  expect(await history('turnover')).toMatchObject([{ day: NEXT, status: 'open' }, { day: TODAY }]);
  expect(await claim('turnover', NEXT)).toMatchObject({ error: 0, data: { amount: 15 } });
});

describe('a result that is put right', () => {
  let correct: Awaited<ReturnType<typeof playADay>>['correct'];
  beforeEach(async () => {
    ({ correct } = await playADay());
    await close();
  });
  const playNext = async () => {
    await playADay();
    await close('2025-06-18');
  };

  test('after its cashback was paid is taken off the next ones, once, and from no wallet', async () => {
    await claim('loss');
    expect((await correct(800)).body.error).toBe(0);
    expect((await today())?.loss).toMatchObject({ staked: 0, corrected: -800, bonuses: 20, net_loss: 0 });
    await close('2025-06-17');
    expect(await history('turnover')).toHaveLength(1);
    expect((await history('loss'))[0]).toMatchObject({
      ...{ day: NEXT, rebate: 0, adjustments: [{ of_day: TODAY, amount: -10 }] },
      ...{ due: 0, left: -10, status: 'nothing' },
    });
    expect(await balanceOf(world, token)).toBe(4_820);
    await playNext();
    expect((await history('loss'))[0]).toMatchObject({
      ...{ day: '2025-06-17', rebate: 20, adjustments: [], carried: -10, due: 10, left: 0 },
    });
  });

  test('and back again brings what was taken off', async () => {
    await claim('loss');
    await correct(800);
    await close('2025-06-17');
    await correct(0);
    await playNext();
    expect((await history('loss'))[0]).toMatchObject({
      ...{ adjustments: [{ of_day: TODAY, amount: 10 }], carried: -10, due: 20, left: 0 },
    });
  });

  test('after its cashback was let pass takes nothing off', async () => {
    await correct(800);
    await close('2025-06-17');
    await playNext();
    expect((await history('loss'))[0]).toMatchObject({ adjustments: [], carried: 0, due: 20 });
  });

  test('takes what was set off by a claim before, also where there was nothing left to claim', async () => {
    await claim('loss');
    await correct(1_000);
    const second = await playADay();
    await close('2025-06-17');
    expect((await history('loss'))[0]).toMatchObject({ rebate: 20, due: 0, left: 0, status: 'nothing' });
    await second.correct(1_000);
    await close('2025-06-18');
    expect((await history('loss'))[0]).toMatchObject({
      ...{ adjustments: [{ of_day: NEXT, amount: -20 }], due: 0, left: -20 },
    });
  });

  test('takes nothing of what was offered since and let pass', async () => {
    await claim('loss');
    await correct(800);
    await close('2025-06-17');
    await playADay();
    await close('2025-06-18');
    expect(await claim('loss', '2025-06-17')).toMatchObject({ data: { amount: 10 } });
    await correct(0);
    await close('2025-06-19');
    expect((await history('loss'))[0]).toMatchObject({
      ...{ rebate: 0, adjustments: [{ of_day: TODAY, amount: 10 }], due: 10 },
    });
    await close('2025-06-20');
    await correct(800);
    await playADay();
    await close('2025-06-21');
    expect((await history('loss'))[0]).toMatchObject({ adjustments: [], carried: 0, due: 20 });
  });

  test('later than a week is left as it is', async () => {
    await claim('loss');
    world.clock.set('2025-06-24T12:00:00+07:00');
    await closeCashbackDays(world.services);
    await correct(800);
    await close('2025-06-25');
    expect(await history('loss')).toHaveLength(1);
  });
});

test('a stranger reads and takes nothing of another member', async () => {
  await playADay();
  await close();
  token = (await buildMember(world)).token;
  expect(await history('loss')).toEqual([]);
  expect(await claim('loss')).toMatchObject({ error: errorCodes.CASHBACK_NOTHING });
});
