import type { Check } from '#scripts/conformance/check.ts';
import { newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { bet, finish, win, winBody } from '#scripts/conformance/wallet/messages.ts';

/** Wins, and the end of rounds. */
export const winChecks: readonly Check<WalletBench>[] = [
  {
    name: 'a win pays its amount once',
    run: async (bench, demand) => {
      const [round, id, satang] = [newId('round'), newId('win'), bench.stakeSatang + 25n];
      await bet(bench, { round });
      await expectChange(bench, demand, { what: 'a win that came twice', by: satang }, async () => {
        demand.done('the win', await win(bench, { round, id, satang }));
        demand.done('the same win again', await win(bench, { round, id, satang }));
      });
    },
  },
  {
    name: 'several wins of a round are all paid',
    run: async (bench, demand) => {
      const [round, satang] = [newId('round'), bench.stakeSatang];
      await bet(bench, { round });
      await expectChange(bench, demand, { what: 'two wins', by: 2n * satang }, async () => {
        demand.done('a win that does not end the round', await win(bench, { round, finished: false }));
        demand.done('a win that ends it', await win(bench, { round }));
      });
    },
  },
  {
    name: 'an id of a win with another amount is refused',
    run: async (bench, demand) => {
      const [round, id] = [newId('round'), newId('win')];
      await bet(bench, { round });
      await win(bench, { round, id, finished: false });
      await expectChange(bench, demand, { what: 'an id with another amount', by: 0n }, async () => {
        const other = await win(bench, { round, id, satang: bench.stakeSatang + 1n, finished: false });
        demand.refused('the same id with another amount', other, 'TRANSACTION_MISMATCH');
      });
      await finish(bench, round);
    },
  },
  {
    name: 'the same win ten times at once is paid once',
    run: async (bench, demand) => {
      const [round, id, satang] = [newId('round'), newId('win'), bench.stakeSatang];
      await bet(bench, { round });
      await expectChange(bench, demand, { what: 'ten times the same win', by: satang }, async () => {
        const body = winBody(bench, { round, id });
        await Promise.all(Array.from({ length: 10 }, () => bench.tell('win', body)));
        bench.note([{ id, kind: 'win', round, satang, change: satang }]);
      });
    },
  },
  {
    name: 'the id of a bet is none for its win',
    run: async (bench, demand) => {
      const [round, id] = [newId('round'), newId('bet')];
      await bet(bench, { round, id });
      await expectChange(bench, demand, { what: 'a win under the id of its bet', by: 0n }, async () =>
        demand.refused('the win', await win(bench, { round, id }), 'TRANSACTION_MISMATCH'),
      );
      await finish(bench, round);
    },
  },
  {
    name: 'a win that names another game than its round is refused',
    run: async (bench, demand) => {
      const round = newId('round');
      await bet(bench, { round });
      await expectChange(bench, demand, { what: 'a win of another game', by: 0n }, async () => {
        const body = { ...winBody(bench, { round }), game_id: 'no-such-game' };
        demand.refused('the win', await bench.tell('win', body), 'TRANSACTION_MISMATCH');
      });
      await finish(bench, round);
    },
  },
  {
    name: 'a win below nothing, with a third decimal or in another currency is refused',
    run: async (bench, demand) => {
      const round = newId('round');
      await bet(bench, { round });
      await expectChange(bench, demand, { what: 'a win that is not read', by: 0n }, async () => {
        for (const part of [{ amount: -1 }, { amount: 1.005 }, { currency: 'mTHB' }, { scale: 1_000 }])
          demand.status(
            JSON.stringify(part),
            await bench.tell('win', { ...winBody(bench, { round }), ...part }),
            422,
          );
      });
      await finish(bench, round);
    },
  },
  {
    name: 'a win for an unknown bet is refused',
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'a win for no bet', by: 0n }, async () =>
        demand.refused('the win', await win(bench, { round: newId('round') }), 'UNKNOWN_BET'),
      );
    },
  },
  {
    name: 'a win after the end of its round is refused',
    run: async (bench, demand) => {
      const round = newId('round');
      await bet(bench, { round });
      demand.done('finish', await finish(bench, round));
      await expectChange(bench, demand, { what: 'a win after the end', by: 0n }, async () =>
        demand.refused('the win', await win(bench, { round }), 'ROUND_FINISHED'),
      );
    },
  },
  {
    name: 'a bet after the end of its round is refused',
    run: async (bench, demand) => {
      const [lost, ended] = [newId('round'), newId('round')];
      await bet(bench, { round: lost });
      await bet(bench, { round: ended });
      demand.done('a win of nothing that ends the round', await win(bench, { round: lost, satang: 0n }));
      demand.done('finish', await finish(bench, ended));
      demand.done('finish again', await finish(bench, ended));
      await expectChange(bench, demand, { what: 'bets after the end', by: 0n }, async () => {
        demand.refused('a bet after a win', await bet(bench, { round: lost }), 'ROUND_FINISHED');
        demand.refused('a bet after finish', await bet(bench, { round: ended }), 'ROUND_FINISHED');
      });
    },
  },
];
