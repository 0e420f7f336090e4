import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME_GAME, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { answerOf, type ModelMessage, newWallet } from '#backend/testing/games/wallet-model.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';

const START = 100_000;
const counts = { turnover: true, cashback: true, commission: true };
const world = await openGameWorld([]);
const member = await buildMember(world, { balance: START });
const play = await openAcme(world, member);
afterAll(() => world[Symbol.asyncDispose]());

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const round = fc.constantFrom('one', 'two');
const amount = fc.constantFrom(10, 20);
const won = fc.constantFrom(0, 10, 30);

/** Few ids, rounds and amounts, so that messages repeat, contradict and overtake each other. */
const message: fc.Arbitrary<ModelMessage> = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), id, round, amount }),
  fc.record({ kind: fc.constant('bet_win' as const), id, round, amount, won }),
  fc.record({ kind: fc.constant('win' as const), id, round, amount: won, finished: fc.boolean() }),
  fc.record({ kind: fc.constant('finish' as const), round }),
  fc.record({ kind: fc.constant('rollback' as const), id, round, original: id }),
  fc.record({ kind: fc.constant('correct' as const), id, round, original: id, amount: won }),
  fc.record({ kind: fc.constant('free_win' as const), id, round, amount }),
);

function send(run: string, sent: ModelMessage) {
  const named = (name: string) => `${name}-of-run-${run}`;
  const about = { player_id: play.player_id, round_id: named(sent.round) };
  if (sent.kind === 'finish') return world.tell('POST /api/provider/finish', about);
  const moved = { ...about, transaction_id: named(sent.id) };
  const whole = { ...moved, game_id: ACME_GAME, currency: 'THB' as const };
  const stake = { ...whole, token: play.token, counts };
  switch (sent.kind) {
    case 'bet':
      return world.tell('POST /api/provider/bet', { ...stake, amount: sent.amount });
    case 'bet_win':
      return world.tell('POST /api/provider/bet_win', {
        ...stake,
        amount: sent.amount,
        win_amount: sent.won,
      });
    case 'win':
      return world.tell('POST /api/provider/win', {
        ...whole,
        amount: sent.amount,
        finished: sent.finished,
      });
    case 'free_win':
      return world.tell('POST /api/provider/free_win', { ...whole, amount: sent.amount });
    case 'rollback':
      return world.tell('POST /api/provider/rollback', { ...moved, original_id: named(sent.original) });
    default: {
      const right = { original_id: named(sent.original), amount: sent.amount, reason: 'counted wrong' };
      return world.tell('POST /api/provider/correct', { ...moved, ...right, currency: 'THB' });
    }
  }
}

test('messages in any order, repeated and contradicting each other are answered as a small wallet answers them', async () => {
  let run = 0;
  let balance = START;
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 3, maxLength: 24 }), async (messages) => {
      run += 1;
      const wallet = newWallet();
      for (const sent of messages) {
        const expected = answerOf(wallet, sent);
        const { status, body } = await send(String(run), sent);
        expect([status, body.error], JSON.stringify([sent, body])).toEqual([200, expected.error]);
        if (expected.error === 0 && sent.kind !== 'finish')
          expect(Object(body.data).repeated, JSON.stringify(sent)).toBe(expected.repeated);
      }
      balance += wallet.change;
      const now = await balanceOf(world, member.token);
      // The next run begins with what is there.
      const due = balance;
      balance = now ?? 0;
      expect(now).toBe(due);
    }),
    { numRuns: 40 },
  );
  await expectCleanAudit(world);
}, 300_000);
