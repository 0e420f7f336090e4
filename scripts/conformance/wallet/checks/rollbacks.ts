import type { Check } from '#scripts/conformance/check.ts';
import { newId, satangOf, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { bet, betBody, betWin, finish, rollback, win } from '#scripts/conformance/wallet/messages.ts';

/** Stakes that are given back. */
export const rollbackChecks: readonly Check<WalletBench>[] = [
  {
    name: 'a rollback gives its bet back once',
    run: async (bench, demand) => {
      const [round, original, id] = [newId('round'), newId('bet'), newId('back')];
      await bet(bench, { round, id: original });
      await expectChange(
        bench,
        demand,
        { what: 'a rollback that came twice', by: bench.stakeSatang },
        async () => {
          demand.done('the rollback', await rollback(bench, { round, original, id }));
          demand.done('the same rollback again', await rollback(bench, { round, original, id }));
        },
      );
    },
  },
  {
    name: 'a second rollback of a bet gives nothing',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await bet(bench, { round, id: original });
      await rollback(bench, { round, original });
      await expectChange(bench, demand, { what: 'a second rollback', by: 0n }, async () =>
        demand.done('the second rollback', await rollback(bench, { round, original, gives: 0n })),
      );
    },
  },
  {
    name: 'a bet that comes after its rollback is refused',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await expectChange(bench, demand, { what: 'a late bet', by: 0n }, async () => {
        demand.done('a rollback that comes first', await rollback(bench, { round, original, gives: 0n }));
        demand.refused('the late bet', await bet(bench, { round, id: original }), 'BET_ROLLED_BACK');
      });
    },
  },
  {
    name: 'a bet that was rolled back is not answered as done when it comes again',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await bet(bench, { round });
      await bet(bench, { round, id: original });
      await rollback(bench, { round, original });
      await expectChange(bench, demand, { what: 'a bet that was given back', by: 0n }, async () => {
        const again = await bench.tell('bet', betBody(bench, { round, id: original }));
        demand.refused('the same bet again', again, 'BET_ROLLED_BACK');
      });
      await finish(bench, round);
    },
  },
  {
    name: 'ten rollbacks of a bet at once give it back once',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await bet(bench, { round, id: original });
      const what = { what: 'ten rollbacks of one bet', by: bench.stakeSatang };
      await expectChange(bench, demand, what, async () => {
        const about = { player_id: bench.playerId, round_id: round, original_id: original };
        const ids = Array.from({ length: 10 }, () => newId('back'));
        await Promise.all(ids.map((id) => bench.tell('rollback', { ...about, transaction_id: id })));
        for (const id of ids) {
          const { data } = await bench.tell('status', { transaction_id: id });
          const satang = satangOf(data.amount, 'an amount');
          bench.note([{ id, kind: 'rollback', round, satang, change: satang }]);
        }
      });
    },
  },
  {
    name: 'a rollback that names another round than its bet is refused',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await bet(bench, { round, id: original });
      await expectChange(bench, demand, { what: 'a rollback of another round', by: 0n }, async () =>
        demand.refused(
          'the rollback',
          await rollback(bench, { round: newId('round'), original }),
          'TRANSACTION_MISMATCH',
        ),
      );
      await rollback(bench, { round, original });
    },
  },
  {
    name: 'the other bets of a round stay when one is rolled back',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await expectChange(
        bench,
        demand,
        { what: 'two bets and one rollback', by: -bench.stakeSatang },
        async () => {
          await bet(bench, { round });
          await bet(bench, { round, id: original });
          demand.done('the rollback', await rollback(bench, { round, original }));
          demand.done('finish', await finish(bench, round));
        },
      );
    },
  },
  {
    name: 'a rollback after the end of its round is refused',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await bet(bench, { round, id: original });
      await finish(bench, round);
      await expectChange(bench, demand, { what: 'a rollback after the end', by: 0n }, async () =>
        demand.refused('the rollback', await rollback(bench, { round, original }), 'ROUND_FINISHED'),
      );
    },
  },
  {
    name: 'a whole round that comes after its rollback is refused, however often it comes',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await rollback(bench, { round, original, gives: 0n });
      await expectChange(bench, demand, { what: 'late stakes', by: 0n }, async () => {
        const whole = { round, id: original, won: 3n * bench.stakeSatang };
        for (const act of [betWin, bet, betWin, bet])
          demand.refused('the stake', await act(bench, whole), 'BET_ROLLED_BACK');
      });
    },
  },
  {
    name: 'the only stake of a round that has won is not given back',
    run: async (bench, demand) => {
      const [round, original] = [newId('round'), newId('bet')];
      await bet(bench, { round, id: original });
      await win(bench, { round, finished: false });
      await expectChange(bench, demand, { what: 'a rollback of a round that won', by: 0n }, async () =>
        demand.refused('the rollback', await rollback(bench, { round, original }), 'ROUND_FINISHED'),
      );
      await finish(bench, round);
    },
  },
  {
    name: 'a rollback of what is no stake is refused',
    run: async (bench, demand) => {
      const [round, id, won] = [newId('round'), newId('bet'), newId('win')];
      await bet(bench, { round, id });
      await bet(bench, { round });
      await win(bench, { round, id: won, finished: false });
      await expectChange(bench, demand, { what: 'rollbacks of no stake', by: 0n }, async () => {
        const ofWin = await rollback(bench, { round, original: won });
        demand.refused('of a win', ofWin, 'TRANSACTION_MISMATCH');
        const ofItself = await rollback(bench, { round, original: id, id });
        demand.refused('under the id of its own bet', ofItself, 'TRANSACTION_MISMATCH');
      });
      await finish(bench, round);
    },
  },
];
