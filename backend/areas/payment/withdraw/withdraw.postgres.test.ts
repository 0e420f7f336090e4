import { afterAll, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { openWorld } from '#backend/testing/world.ts';

const PARALLEL = 64;
// What is raced here begins after the password: looking at one takes longer than all else, one after the other.
const world = await openWorld({ ports: { askPassword: async () => {} } });
afterAll(() => closeAudited(world));

const create = (token: string, amount: number, idempotency_key: string) =>
  world.call('POST /api/member/withdraw/create', { amount, password: 'any', idempotency_key }, token);
const many = <Result>(of: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, n) => of(n)));

test('64 at once from many tabs make one withdrawal; with one key they all answer it', async () => {
  const { token } = await buildMember(world, { balance: 10_000 });
  const answers = await many((n) => create(token, 100 + n, `tab-number-${n}`));
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === 4303)).toHaveLength(PARALLEL - 1);
  const [held] = answers.flatMap(({ body }) => (body.error === 0 ? [body.data?.amount ?? 0] : []));
  expect(await balanceOf(world, token)).toBe(10_000 - (held ?? 0));

  const other = await buildMember(world, { balance: 1_000 });
  const same = await many(() => create(other.token, 600, 'one-intent-of-mine'));
  expect(new Set(same.map(({ body }) => body.data?.ref)).size).toBe(1);
  expect(await balanceOf(world, other.token)).toBe(400);
});

test('bets and a withdrawal of the same money: what was spent is not withdrawn, and the other way round', async () => {
  const { token } = await buildMember(world, { balance: 1_000 });
  const bet = (n: number) =>
    world.call(
      'POST /api/lotto/bill/create',
      {
        round_id: ROUND,
        lines: [{ type: 'top_2', number: String(n).padStart(2, '0'), amount: 50 }],
        idempotency_key: `bet-number-${n}`,
      },
      token,
    );
  const [withdrawn, ...bets] = await Promise.all([
    create(token, 1_000, 'all-that-is-there'),
    ...Array.from({ length: 20 }, (_, n) => bet(n)),
  ]);
  const spent = 50 * bets.filter(({ body }) => body.error === 0).length;
  const held = withdrawn.body.error === 0 ? 1_000 : 0;
  expect(held + spent).toBe(1_000);
  expect(await balanceOf(world, token)).toBe(0);
});

test('approved, paid and refused by many operators at once, its money moves once', async () => {
  const { token } = await buildMember(world, { balance: 1_000 });
  const before = await houseBalance(world, 'house.withdrawal');
  const ref = await makeWithdrawal(world, token, { amount: 400 });
  const decide = (command: string) =>
    runOps(world.services, {
      command: `withdraw ${command}`,
      options: { ref, ...(command === 'refuse' ? { reason: 'ชื่อบัญชีไม่ตรง' } : {}) },
      who: 'nok',
      why: 'checked',
      yes: true,
    });
  expect((await decide('approve')).code).toBe(0);
  const answers = await Promise.all(
    ['pay', 'refuse', 'pay', 'refuse', 'approve', 'pay', 'refuse', 'approve'].map(decide),
  );
  const did = answers
    .flatMap(({ lines }) => lines)
    .filter((line) => / baht (?:paid|refused;)/.test(line) && !line.includes('already'));
  expect(did).toHaveLength(1);
  const isPaid = did[0]?.includes('paid') === true;
  expect(await balanceOf(world, token)).toBe(isPaid ? 600 : 1_000);
  expect((await houseBalance(world, 'house.withdrawal')) - before).toBe(isPaid ? 40_000n : 0n);
});
