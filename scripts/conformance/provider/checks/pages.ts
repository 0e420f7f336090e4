import { randomBytes, randomUUID } from 'node:crypto';
import type { Check } from '#scripts/conformance/check.ts';
import { launchBody, type ProviderBench, roundOf } from '#scripts/conformance/provider/bench.ts';
import { messagesOf } from '#scripts/conformance/provider/checks/rounds.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';

const LATE_MS = 6 * 60_000;
/** No game has such stakes. */
const NO_STAKES = [0, -10, 10.005, '10', null] as const;

const unknownToken = () => randomBytes(32).toString('base64url');

/** What pages of players may ask, and what the site alone may. */
export const pageChecks: readonly Check<ProviderBench>[] = [
  {
    name: 'replay_link with a forged signature or an old timestamp is refused',
    run: async (bench, demand) => {
      const { rounds, table } = await playedOn(bench);
      const body = { player_id: table.playerId, round_id: rounds[0]?.round_id };
      for (const signing of [{ secret: 'a secret that nobody was given' }, { shiftMs: -LATE_MS }])
        demand.status('replay_link', await bench.tell('replay_link', body, signing), 401, 403);
    },
  },
  {
    name: 'launch with a token and no player, or the other way round, is refused',
    run: async ({ tell, gameId }, demand) => {
      for (const [token, player] of [
        [unknownToken(), null],
        [null, randomUUID()],
      ] as const)
        demand.status('launch', await tell('launch', launchBody(gameId, token, player)), 422);
    },
  },
  {
    name: 'a press with a stake that is none is refused and asks the wallet for nothing',
    run: async (bench, demand) => {
      const table = await bench.launch();
      const held = bench.wallet.balance(table.playerId);
      for (const stake of NO_STAKES) {
        const press = { token: table.frame, stake, key: randomUUID() };
        const answer = await bench.page('spin', press);
        if (answer.status !== 422) demand.refused(`a stake of ${JSON.stringify(stake)}`, answer, 'BAD_STAKE');
      }
      demand.same('bets', 0, messagesOf(bench, table, 'bet', 'bet_win').length);
      demand.money('what the wallet holds', held, bench.wallet.balance(table.playerId));
    },
  },
  {
    name: 'a page with a token that nobody was given is refused',
    run: async ({ page, stakeSatang }, demand) => {
      const token = unknownToken();
      const press = { token, stake: Number(stakeSatang) / 100, key: randomUUID() };
      demand.refused('open', await page('open', { token }), 'GAME_SESSION_OVER');
      demand.refused('spin', await page('spin', press), 'GAME_SESSION_OVER');
      demand.refused('seed', await page('seed', { token, client_seed: 'any' }), 'GAME_SESSION_OVER');
      demand.status('replay', await page('replay', { replay: token }), 404);
    },
  },
  {
    name: 'a game that is opened again is a session of its own',
    run: async (bench, demand) => {
      const first = await bench.launch();
      const second = await bench.launch(first.playerId);
      bench.wallet.end(first.token);
      demand.refused('a press in the first', await bench.spin(first), 'GAME_SESSION_OVER');
      demand.done('a press in the second', await bench.spin(second));
      const bets = messagesOf(bench, second, 'bet', 'bet_win').filter(
        ({ body }) => body.token === second.token,
      );
      demand.same('bets under the token of the second', 1, bets.length);
    },
  },
  {
    name: 'a key belongs to the game that was opened: another one has a round of its own',
    run: async (bench, demand) => {
      const key = randomUUID();
      const [one, other] = [await bench.launch(), await bench.launch()];
      const rounds = [roundOf(await bench.spin(one, { key })), roundOf(await bench.spin(other, { key }))];
      demand.same('rounds', 2, new Set(rounds.map(({ round_id }) => round_id)).size);
      for (const table of [one, other])
        demand.same('bets of each', 1, messagesOf(bench, table, 'bet', 'bet_win').length);
    },
  },
  {
    name: 'ten presses of one key at once are one round',
    run: async (bench, demand) => {
      const table = await bench.launch();
      const key = randomUUID();
      const held = bench.wallet.balance(table.playerId);
      const answers = await Promise.all(Array.from({ length: 10 }, () => bench.spin(table, { key })));
      const rounds = answers.filter(({ error }) => error === 0).map(roundOf);
      demand.same('rounds', 1, new Set(rounds.map(({ round_id }) => round_id)).size);
      const [round] = rounds;
      const change = BigInt(Math.round(((round?.win ?? 0) - (round?.stake ?? 0)) * 100));
      demand.money('what the wallet holds', held + change, bench.wallet.balance(table.playerId));
    },
  },
  {
    name: 'a round that is shown again names nobody',
    run: async (bench, demand) => {
      const { replayAnswer, table } = await playedOn(bench);
      for (const name of [table.playerId, table.token, table.frame])
        if (JSON.stringify(replayAnswer).includes(name))
          demand.fail(`expected an answer that names nobody, came one with ${name}`);
    },
  },
];
