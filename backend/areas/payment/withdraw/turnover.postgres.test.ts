import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnoverGoal } from '#backend/areas/payment/withdraw/tables.ts';
import { closeAudited, expectCleanAudit } from '#backend/testing/audit.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';

const BETS = 16;
// What is raced here begins after the password: looking at one takes longer than all else, one after the other.
const world = await openWorld({ ports: { askPassword: async () => {} } });
beforeAll(() => setPercent('100'));
afterAll(() => closeAudited(world));

const setPercent = (percent: string) =>
  runOps(world.services, {
    command: 'withdraw turnover',
    options: { percent },
    who: 'nok',
    why: 'house rule',
    yes: true,
  });
const bet = (token: string, n: number) =>
  world.call(
    'POST /api/lotto/bill/create',
    {
      round_id: ROUND,
      lines: [{ type: 'top_2', number: String(n).padStart(2, '0'), amount: 10 }],
      idempotency_key: `turnover-bet-${n}`,
    },
    token,
  );
const leftOf = async (token: string) =>
  (await world.call('GET /api/member/withdraw/info', {}, token)).body.data?.turnover_left;
const goalsOf = (memberId: string) =>
  world.db.orm
    .select()
    .from(turnoverGoal)
    .where(eq(turnoverGoal.memberId, memberId))
    .orderBy(turnoverGoal.seq);

test('four operators who set the percent at once leave it as the last of them said', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(['10', '20', '30', '40'].map(setPercent));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    await expectCleanAudit(world);
  }
  await setPercent('100');
});

test('a deposit credited while 16 bets are placed: each bet counts once, before or after it', async () => {
  const { token, memberId } = await buildMember(world, { balance: 60 });
  // What is bet beyond the first 60 before the second deposit does not count for it.
  const ref = await makeQr(world, token, { amount: 500 });
  const [, ...bets] = await Promise.all([
    sendEvent(world, { ref, amount: 500, event_id: 'turnover-race-1' }),
    sendEvent(world, { ref, amount: 500, event_id: 'turnover-race-1' }),
    ...Array.from({ length: BETS }, (_, n) => bet(token, n)),
  ]);
  const placed = bets.filter(({ body }) => Object(body.data).bill_id).length;
  const goals = await goalsOf(memberId);
  expect(goals.map(({ seq, satang }) => [seq, satang])).toEqual([
    [1, 6_000n],
    [2, 50_000n],
  ]);
  const before = Number(goals[1]?.playedBeforeSatang) / 100;
  expect(await leftOf(token)).toBe(Math.max(60 - before, 0) + 500 - (placed * 10 - before));
});

test('eight deposits, bets and cancels at once make a chain without holes, and the remainder is that of their order', async () => {
  const { token, memberId } = await buildMember(world, { balance: 200 });
  const billOf = async (n: number) => Object((await bet(token, 90 + n)).body.data).bill_id as string;
  const early = await Promise.all([0, 1, 2, 3].map(billOf));
  const refs: string[] = [];
  for (let n = 0; n < 4; n += 1) refs.push(await makeQr(world, token, { amount: 100 + n }));
  await Promise.all([
    ...refs.map((ref, n) => sendEvent(world, { ref, amount: 100 + n, event_id: `turnover-many-${n}` })),
    ...early.map((bill_id) => world.call('POST /api/lotto/bill/cancel', { bill_id }, token)),
    ...Array.from({ length: BETS }, (_, n) => bet(token, 40 + n)),
  ]);
  const goals = await goalsOf(memberId);
  expect(goals.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  // Of 606 paid in less than that was staked, so that nothing was ever played beyond: what is left is the difference.
  const staked = (await world.call('GET /api/lotto/bill/list', {}, token)).body.data ?? [];
  const stands = staked.filter(({ status }) => status === 'pending').length * 10;
  expect(await leftOf(token)).toBe(606 - stands);
});
