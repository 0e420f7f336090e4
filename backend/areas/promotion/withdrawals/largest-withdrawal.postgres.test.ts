import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { claim, limited, offer, openPlayer } from '#backend/testing/promotion/promotions.ts';

const PARALLEL = 32;
// What is raced here begins after the password: looking at one takes longer than all else, one after the other.
const world = await openGameWorld([], { ports: { askPassword: async () => {} } });
beforeAll(() => offer(world, limited));
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const goOn = () => world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
const withdraw = (token: string, bonus_goes: number, key: string) =>
  world.call(
    'POST /api/member/withdraw/create',
    { amount: 400, bonus_goes, password: 'any', idempotency_key: key },
    token,
  );

/** A member with 900 baht in the wallet, of which 800 came of a bonus. */
async function winner() {
  const member = await buildMember(world, { balance: 100 });
  await claim(world, member.token, limited.id);
  const player = await openPlayer(world, member);
  for (let played = 0; played < 700; played += 100) await player.play(100);
  goOn();
  await settlePromotions(world.services);
  goOn();
  await player.play(100, 890);
  goOn();
  expect(await balanceOf(world, member.token)).toBe(900);
  return { token: member.token, player };
}

test('32 withdrawals at once, each with what was shown, take it once', async () => {
  const { token } = await winner();
  const before = await houseBalance(world, 'house.promotion');
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) => withdraw(token, 500, `trim-key-${n % 16}`)),
  );
  const made = answers.flatMap(({ body }) => (body.error === 0 ? [body.data?.ref] : []));
  expect(new Set(made).size).toBe(1);
  expect(await balanceOf(world, token)).toBe(0);
  expect((await houseBalance(world, 'house.promotion')) - before).toBe(500_00n);
});

test('bets and a withdrawal at once: what went is what was shown, or nothing was taken', async () => {
  const { token, player } = await winner();
  const [withdrawn, ...bets] = await Promise.all([
    withdraw(token, 500, 'trim-and-bets'),
    ...Array.from({ length: 16 }, () => player.bet(50)),
  ]);
  const placed = bets.filter(({ body }) => body.error === 0).length * 50;
  const taken = withdrawn.body.error === 0 ? 900 : 0;
  expect(withdrawn.body.error === 0 ? withdrawn.body.data?.bonus_removed : 500).toBe(500);
  expect(await balanceOf(world, token)).toBe(900 - taken - placed);
});

test('refused and paid by many operators at once, what went comes back once or never', async () => {
  const { token } = await winner();
  const before = await houseBalance(world, 'house.promotion');
  const ref = (await withdraw(token, 500, 'trim-refused')).body.data?.ref ?? '';
  const decide = (word: string) =>
    runOps(world.services, {
      command: `withdraw ${word}`,
      options: { ref, ...(word === 'refuse' ? { reason: 'ชื่อบัญชีไม่ตรง' } : {}) },
      ...{ who: 'nok', why: 'checked', yes: true },
    });
  await decide('approve');
  await Promise.all(['refuse', 'pay', 'refuse', 'pay', 'refuse', 'refuse'].map(decide));
  const balance = (await balanceOf(world, token)) ?? 0;
  expect([0, 900]).toContain(balance);
  expect((await houseBalance(world, 'house.promotion')) - before).toBe(balance === 0 ? 500_00n : 0n);
});
