import type { Check } from '#scripts/conformance/check.ts';
import { newId, satangOf, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { bet, betBody, rollback } from '#scripts/conformance/wallet/messages.ts';

async function statusOf(bench: WalletBench, id: string): Promise<unknown> {
  return (await bench.tell('status', { transaction_id: id })).data.status;
}

/** What the wallet answers to questions. */
export const questionChecks: readonly Check<WalletBench>[] = [
  {
    name: 'the session names the player and the game, the same on both devices',
    run: async (bench, demand) => {
      for (const { token } of [bench.first, bench.second]) {
        const { data } = await bench.tell('session', { token });
        demand.same('the player', bench.playerId, data.player_id);
        demand.same('the game', bench.gameId, data.game_id);
        demand.same('the currency', 'THB', data.currency);
      }
    },
  },
  {
    name: 'session and balance say the same balance',
    run: async (bench, demand) => {
      const { data } = await bench.tell('session', { token: bench.second.token });
      demand.money('the balance of the session', await bench.balance(), satangOf(data.balance, 'a balance'));
    },
  },
  {
    name: 'a token that nobody was given is refused',
    run: async ({ tell }, demand) => {
      const token = 'a'.repeat(43);
      demand.refused('session', await tell('session', { token }), 'GAME_SESSION_OVER');
      demand.refused('balance', await tell('balance', { token }), 'GAME_SESSION_OVER');
    },
  },
  {
    name: 'status says done, rolled_back, refused or unknown',
    run: async (bench, demand) => {
      const [round, done, late, never] = [newId('round'), newId('bet'), newId('bet'), newId('bet')];
      await bet(bench, { round, id: done });
      demand.same('of a bet', 'done', await statusOf(bench, done));
      await rollback(bench, { round, original: done });
      demand.same('of a bet that was rolled back', 'rolled_back', await statusOf(bench, done));
      await rollback(bench, { round: newId('round'), original: late, gives: 0n });
      demand.same('of a bet that was rolled back before it came', 'refused', await statusOf(bench, late));
      demand.same('of an id that never came', 'unknown', await statusOf(bench, never));
    },
  },
  {
    name: 'status says the amount of a movement',
    run: async (bench, demand) => {
      const [round, id] = [newId('round'), newId('bet')];
      await bench.move('bet', betBody(bench, { round, id }), [
        { id, kind: 'bet', round, satang: bench.stakeSatang, change: -bench.stakeSatang },
      ]);
      const { data } = await bench.tell('status', { transaction_id: id });
      demand.money('the amount', bench.stakeSatang, satangOf(data.amount, 'an amount'));
      await rollback(bench, { round, original: id });
    },
  },
];
