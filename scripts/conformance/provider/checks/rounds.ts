import { randomUUID } from 'node:crypto';
import { toSatang } from '#rules/money/baht.ts';
import type { Check } from '#scripts/conformance/check.ts';
import { type ProviderBench, roundOf, type Table } from '#scripts/conformance/provider/bench.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';

/** Messages about the money of a player, in the order in which they came. */
export function messagesOf({ wallet }: ProviderBench, { playerId }: Table, ...names: readonly string[]) {
  const own = wallet.received.filter(({ body }) => body.player_id === playerId);
  return names.length === 0 ? own : own.filter(({ message }) => names.includes(message));
}

export const idsOf = (messages: readonly { readonly body: Readonly<Record<string, unknown>> }[]) => [
  ...new Set(messages.map(({ body }) => body.transaction_id)),
];

/** How rounds are staked, paid and ended. */
export const roundChecks: readonly Check<ProviderBench>[] = [
  {
    name: 'a round takes its stake and pays its win once',
    run: async (bench, demand) => {
      const { rounds, table } = await playedOn(bench);
      const other = await bench.launch();
      const held = bench.wallet.balance(other.playerId);
      const answer = await bench.spin(other);
      const round = roundOf(answer);
      demand.money('the stake', bench.stakeSatang, toSatang(round.stake));
      const due = held - toSatang(round.stake) + toSatang(round.win);
      demand.money('what the wallet holds after a round', due, bench.wallet.balance(other.playerId));
      demand.same('the balance on the page', Number(due) / 100, answer.data.balance);
      const sum = rounds.reduce((all, { stake, win }) => all + toSatang(win) - toSatang(stake), held);
      demand.money('what it holds after all rounds', sum, bench.wallet.balance(table.playerId));
    },
  },
  {
    name: 'the same press again is the same round',
    run: async (bench, demand) => {
      const table = await bench.launch();
      const key = randomUUID();
      const first = roundOf(await bench.spin(table, { key }));
      const held = bench.wallet.balance(table.playerId);
      demand.same('the round', first, roundOf(await bench.spin(table, { key })));
      demand.money('what the wallet holds', held, bench.wallet.balance(table.playerId));
      demand.same('ids of bets', 1, idsOf(messagesOf(bench, table, 'bet', 'bet_win')).length);
    },
  },
  {
    name: 'the same press with another stake is refused',
    run: async (bench, demand) => {
      const table = await bench.launch();
      const key = randomUUID();
      await bench.spin(table, { key });
      const other = await bench.spin(table, { key, satang: bench.otherSatang });
      demand.refused('the other stake', other, 'TRANSACTION_MISMATCH');
    },
  },
  {
    name: 'a bet that the wallet refuses plays no round',
    run: async (bench, demand) => {
      const { wallet } = bench;
      const table = await bench.launch();
      wallet.meet(({ message }) => (message.startsWith('bet') ? 'INSUFFICIENT_BALANCE' : undefined));
      const key = randomUUID();
      const answer = await bench.spin(table, { key });
      wallet.meet();
      demand.refused('the press', answer, 'INSUFFICIENT_BALANCE');
      if ('round' in answer.data) demand.fail('expected no outcome, came one');
      const again = await bench.spin(table, { key });
      if (again.error === 0) demand.fail('expected a refusal of the same press again, came a round');
      demand.same('messages that pay', 0, messagesOf(bench, table, 'win', 'promo', 'free_win').length);
    },
  },
  {
    name: 'no bet is sent once the session is over',
    run: async (bench, demand) => {
      const table = await bench.launch();
      bench.wallet.end(table.token);
      demand.refused('a press', await bench.spin(table), 'GAME_SESSION_OVER');
      const told = messagesOf(bench, table, 'bet', 'bet_win').length;
      demand.refused('the next press', await bench.spin(table), 'GAME_SESSION_OVER');
      const later = messagesOf(bench, table, 'bet', 'bet_win').length - told;
      demand.same('bets after the wallet had said so', 0, later);
    },
  },
  {
    name: 'every round that was staked on has an end',
    run: async (bench, demand) => {
      await playedOn(bench);
      const staked = bench.wallet.received.filter(({ message }) => message === 'bet');
      for (const { body } of staked) {
        const own = bench.wallet.received.filter((one) => one.body.round_id === body.round_id);
        const isEnded = own.some(
          (one) =>
            one.message === 'finish' ||
            (one.message === 'win' && one.body.finished === true) ||
            (one.message === 'rollback' && one.body.original_id === body.transaction_id),
        );
        if (!isEnded) demand.fail(`expected an end of round ${body.round_id}, came none`);
      }
    },
  },
];
