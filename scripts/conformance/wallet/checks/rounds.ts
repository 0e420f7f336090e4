import type { Check } from '#scripts/conformance/check.ts';
import { baht, newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { whileDrained } from '#scripts/conformance/wallet/drained.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { bet, betBody, betWin, correct, rollback, win } from '#scripts/conformance/wallet/messages.ts';

/** Whole rounds in one message, and wins that are put right. */
export const roundChecks: readonly Check<WalletBench>[] = [
  {
    name: 'bet_win takes, pays and ends a round in one',
    run: async (bench, demand) => {
      const [round, id, won] = [newId('round'), newId('both'), bench.stakeSatang + 250n];
      await expectChange(bench, demand, { what: 'a whole round that came twice', by: 250n }, async () => {
        demand.done('bet_win', await betWin(bench, { round, id, won }));
        demand.done('the same bet_win again', await betWin(bench, { round, id, won }));
        demand.refused('a bet afterwards', await bet(bench, { round }), 'ROUND_FINISHED');
        const other = await betWin(bench, { round, id, won: won + 1n });
        demand.refused('the same id with another win', other, 'TRANSACTION_MISMATCH');
      });
    },
  },
  {
    name: 'bet_win without the balance for its stake does nothing at all',
    run: (bench, demand) =>
      whileDrained(bench, async (held) => {
        const [round, id] = [newId('round'), newId('bet')];
        await bet(bench, { round, id, satang: held });
        await expectChange(bench, demand, { what: 'a round without money', by: 0n }, async () => {
          const [whole, both] = [newId('round'), newId('both')];
          const answer = await betWin(bench, { round: whole, id: both, won: 3n * bench.stakeSatang });
          demand.refused('bet_win', answer, 'INSUFFICIENT_BALANCE');
          const { data } = await bench.tell('status', { transaction_id: both });
          demand.same('what became of it', 'unknown', data.status);
          demand.refused('a win of the round', await win(bench, { round: whole }), 'UNKNOWN_BET');
        });
        await rollback(bench, { round, original: id, gives: held });
      }),
  },
  {
    name: 'a win is put right upwards and downwards',
    run: async (bench, demand) => {
      const [round, original, was] = [newId('round'), newId('win'), bench.stakeSatang];
      await bet(bench, { round });
      await win(bench, { round, id: original, satang: was });
      const change = async (from: bigint, to: bigint) => {
        const what = { what: `a win put right from ${from} to ${to} satang`, by: to - from };
        const act = () => correct(bench, { round, original, satang: to, was: from });
        demand.done('correct', await expectChange(bench, demand, what, act));
      };
      await change(was, was + 300n);
      await change(was + 300n, was - 50n);
      await change(was - 50n, 0n);
    },
  },
  {
    name: 'a correction that comes twice changes its win once, with another amount it is refused',
    run: async (bench, demand) => {
      const [round, original, id] = [newId('round'), newId('win'), newId('fix')];
      await bet(bench, { round });
      await win(bench, { round, id: original });
      const [was, satang] = [bench.stakeSatang, bench.stakeSatang + 300n];
      await expectChange(bench, demand, { what: 'a correction that came twice', by: 300n }, async () => {
        demand.done('correct', await correct(bench, { round, original, id, satang, was }));
        demand.done('the same again', await correct(bench, { round, original, id, satang, was }));
        const other = await correct(bench, { round, original, id, satang: satang + 1n, was });
        demand.refused('the same id with another amount', other, 'TRANSACTION_MISMATCH');
      });
    },
  },
  {
    name: 'a win that the wallet does not know cannot be put right',
    run: async (bench, demand) => {
      const round = newId('round');
      await bet(bench, { round });
      await win(bench, { round });
      const unknown = { round, original: newId('win'), satang: bench.stakeSatang, was: 0n };
      await expectChange(bench, demand, { what: 'a correction of no win', by: 0n }, async () =>
        demand.refused('correct', await correct(bench, unknown), 'UNKNOWN_BET'),
      );
    },
  },
  {
    name: 'a whole round that comes ten times at once is carried out once',
    run: async (bench, demand) => {
      const [round, id, satang] = [newId('round'), newId('both'), bench.stakeSatang];
      const body = { ...betBody(bench, { round, id }), win_amount: baht(satang + 250n) };
      await expectChange(bench, demand, { what: 'ten times the same round', by: 250n }, async () => {
        const all = await Promise.all(Array.from({ length: 10 }, () => bench.tell('bet_win', body)));
        for (const answer of all) demand.done('each of them', answer);
        bench.note([
          { id, kind: 'bet', round, satang, change: -satang },
          { id, kind: 'win', round, satang: satang + 250n, change: satang + 250n },
        ]);
      });
    },
  },
  {
    name: 'a correction that comes ten times at once changes its win once',
    run: async (bench, demand) => {
      const [round, original, was] = [newId('round'), newId('win'), bench.stakeSatang];
      await bet(bench, { round });
      await win(bench, { round, id: original });
      const fix = { round, original, id: newId('fix'), satang: was + 300n, was };
      await expectChange(bench, demand, { what: 'ten times a correction', by: 300n }, async () => {
        await Promise.all(Array.from({ length: 10 }, () => correct(bench, fix)));
      });
    },
  },
  {
    name: 'whole rounds are put right by the id of their stake, also those that won nothing',
    run: async (bench, demand) => {
      for (const was of [0n, bench.stakeSatang]) {
        const [round, original, satang] = [newId('round'), newId('both'), bench.stakeSatang + 150n];
        await betWin(bench, { round, id: original, won: was });
        const what = { what: `a round that won ${baht(was)}, put right`, by: satang - was };
        await expectChange(bench, demand, what, async () =>
          demand.done('correct', await correct(bench, { round, original, satang, was })),
        );
      }
    },
  },
];
