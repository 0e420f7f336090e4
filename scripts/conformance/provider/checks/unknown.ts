import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { house } from '#contract/house.ts';
import { toSatang } from '#rules/money/baht.ts';
import type { Check } from '#scripts/conformance/check.ts';
import type { Demands } from '#scripts/conformance/demands.ts';
import { dataOf, type ProviderBench, roundOf } from '#scripts/conformance/provider/bench.ts';
import { idsOf, messagesOf } from '#scripts/conformance/provider/checks/rounds.ts';
import type { Mishap, Received } from '#scripts/conformance/provider/model-wallet.ts';

const LOOK_AGAIN_MS = 500;

const isBet = (message: string) => message === 'bet' || message === 'bet_win';

/** Lets the first answer to a bet go wrong and demands that the bet comes again as it was, and counts once. */
function sentAgain(name: string, mishap: Mishap): Check<ProviderBench> {
  return {
    name,
    run: async (bench, demand) => {
      const table = await bench.launch();
      const held = bench.wallet.balance(table.playerId);
      let isFirst = true;
      bench.wallet.meet(({ message }) => {
        if (!isBet(message) || !isFirst) return undefined;
        isFirst = false;
        return mishap;
      });
      const key = randomUUID();
      const first = await bench.spin(table, { key });
      // A page whose press went wrong is pressed again.
      const answer = first.error === 0 ? first : await bench.spin(table, { key });
      bench.wallet.meet();
      const bets = messagesOf(bench, table, 'bet', 'bet_win');
      if (bets.length < 2) demand.fail(`expected the bet again, came ${bets.length} in all`);
      demand.same('ids of the bet', 1, idsOf(bets).length);
      demand.same('texts of the bet', 1, new Set(bets.map(({ text }) => text)).size);
      const { stake, win } = roundOf(answer);
      const due = held - toSatang(stake) + toSatang(win);
      demand.money('what the wallet holds afterwards', due, bench.wallet.balance(table.playerId));
    },
  };
}

const namedBy = (one: Received | undefined) => [one?.body.round_id, one?.body.player_id];

/** Waits until a bet was rolled back, for as long as the settings say. */
async function expectRollback(
  bench: ProviderBench,
  demand: Demands,
  bet: Received | undefined,
  before: number,
): Promise<void> {
  const betId = bet?.body.transaction_id;
  const find = () =>
    bench.wallet.received
      .slice(before)
      .find(({ message, body }) => message === 'rollback' && body.original_id === betId);
  const givesUpAt = Date.now() + bench.patienceMs;
  while (!find() && Date.now() < givesUpAt) await wait(LOOK_AGAIN_MS);
  const back = find();
  if (!back) demand.fail(`expected a rollback of ${betId} within ${bench.patienceMs} ms, came none`);
  else demand.same(`the round and the player of the rollback of ${betId}`, namedBy(bet), namedBy(back));
}

/** What a provider does about bets that it cannot know the outcome of. */
export const unknownChecks: readonly Check<ProviderBench>[] = [
  sentAgain('a bet whose connection broke is sent again under its id and counts once', 'unanswered'),
  sentAgain('a bet that is not answered in time is sent again under its id and counts once', 'silent'),
  sentAgain('a bet that was answered 503 is sent again under its id and counts once', 'broken'),
  {
    name: 'a bet that stays unknown is rolled back and shows no outcome',
    run: async (bench, demand) => {
      const { wallet } = bench;
      const table = await bench.launch();
      const held = wallet.balance(table.playerId);
      wallet.meet(({ message }) => (isBet(message) ? 'lost' : undefined));
      const key = randomUUID();
      const answer = await bench.spin(table, { key });
      if (answer.error === 0 || 'round' in answer.data) demand.fail('expected no outcome, came one');
      const [bet] = messagesOf(bench, table, 'bet', 'bet_win');
      const before = wallet.received.length;
      await bench.page('open', { token: table.frame });
      await expectRollback(bench, demand, bet, before);
      wallet.meet();
      const again = await bench.spin(table, { key });
      if (again.error === 0) demand.fail('expected a refusal of the same press, came a round');
      demand.money('what the wallet holds afterwards', held, wallet.balance(table.playerId));
    },
  },
  {
    name: 'a bet that is refused after a try without an answer is rolled back, for that try may come late',
    run: async (bench, demand) => {
      const { wallet } = bench;
      const table = await bench.launch();
      let tries = 0;
      wallet.meet(({ message }) => {
        if (!isBet(message)) return undefined;
        tries += 1;
        return tries === 1 ? 'lost' : 'INSUFFICIENT_BALANCE';
      });
      const before = wallet.received.length;
      const key = randomUUID();
      await bench.spin(table, { key });
      // A page whose press went wrong is pressed again.
      if (tries === 1) await bench.spin(table, { key });
      const [bet] = messagesOf(bench, table, 'bet', 'bet_win');
      await bench.page('open', { token: table.frame });
      await expectRollback(bench, demand, bet, before);
      wallet.meet();
    },
  },
  {
    name: 'a round that was paid though its answers were lost has its result when the game is opened again',
    run: async (bench, demand) => {
      const { wallet } = bench;
      const table = await bench.launch();
      const held = wallet.balance(table.playerId);
      wallet.meet(({ message }) => (isBet(message) ? 'broken' : undefined));
      await bench.spin(table);
      wallet.meet();
      const { last } = dataOf(await bench.page('open', { token: table.frame }), house.open.data, 'table');
      demand.same('what became of the round', 'done', last?.status);
      const due = held - toSatang(last?.stake ?? 0) + toSatang(last?.win ?? 0);
      demand.money('what the wallet holds afterwards', due, wallet.balance(table.playerId));
    },
  },
];
