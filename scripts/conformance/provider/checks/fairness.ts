import { nodeHashing } from '#backend/node-hashing.ts';
import { house } from '#contract/house.ts';
import { commitOf } from '#rules/draw/commit.ts';
import { type OwnRecord, verifyOwnRound } from '#rules/games/verify-own-round.ts';
import { toSatang } from '#rules/money/baht.ts';
import type { Check } from '#scripts/conformance/check.ts';
import {
  dataOf,
  inLink,
  launchBody,
  type ProviderBench,
  type Round,
  roundOf,
} from '#scripts/conformance/provider/bench.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';

/** A round with a seed that it may have been drawn from. */
function recordOf(round: Round, seed: string): OwnRecord {
  const { machine, version, commit, client_seed: clientSeed, nonce, events, bets, stake, win } = round;
  const amounts = { stakeSatang: toSatang(stake), wonSatang: toSatang(win) };
  return { machine, version, seed, commit, clientSeed, nonce, events, bets, ...amounts };
}

/** True when the round is what follows from something that was known before it. */
async function followsFrom(round: Round, known: string): Promise<boolean> {
  const guess = { ...recordOf(round, known), commit: await commitOf(nodeHashing, known) };
  const wrong = await verifyOwnRound(nodeHashing, guess);
  return wrong === null || wrong === 'payHundredths';
}

const resultOf = ({ events, stake, win, nonce, machine, version }: Round) => ({
  ...{ stake, win, nonce, machine, version },
  events,
});

const DEMO_ROUNDS = 4;

const machineOf = (round: Round | undefined) => [round?.machine, round?.version];

/** That chance is chance, and that everybody can check it afterwards. */
export const fairnessChecks: readonly Check<ProviderBench>[] = [
  {
    name: 'the commitment stands before the first round and stays, and each round has the next nonce',
    run: async (bench, demand) => {
      const { before, rounds } = await playedOn(bench);
      for (const [at, { commit, client_seed, nonce, seed }] of rounds.entries()) {
        const expected = [before.commit, before.client_seed, before.next_nonce + at, null];
        demand.same(`commitment, client seed, nonce and seed of round ${at + 1}`, expected, [
          commit,
          client_seed,
          nonce,
          seed,
        ]);
      }
    },
  },
  {
    name: 'no outcome follows from what is known before the round',
    run: async (bench, demand) => {
      const { before, rounds } = await playedOn(bench);
      for (const [what, known] of [
        ['the commitment', before.commit],
        ['the seed of the player', before.client_seed],
      ] as const) {
        const told = await Promise.all(rounds.map((round) => followsFrom(round, known)));
        const count = told.filter(Boolean).length;
        if (count > 0)
          demand.fail(`expected no round that follows from ${what}, came ${count} of ${rounds.length}`);
      }
    },
  },
  {
    name: 'the seed that is shown is the one of the commitment, and every round follows from it',
    run: async (bench, demand) => {
      const { before, rounds, shown } = await playedOn(bench);
      demand.same('the commitment of the seed', before.commit, shown.commit);
      for (const round of rounds)
        demand.same(
          `what does not follow in round ${round.nonce}`,
          null,
          await verifyOwnRound(nodeHashing, recordOf(round, shown.seed)),
        );
    },
  },
  {
    name: 'a new seed has another commitment, the chosen seed of the player and the first nonce',
    run: async (bench, demand) => {
      const { next, before, chosenSeed } = await playedOn(bench);
      demand.same(
        'the seed of the player and the nonce',
        [chosenSeed, 0],
        [next.client_seed, next.next_nonce],
      );
      if (next.commit === before.commit) demand.fail('expected another commitment, came the same');
    },
  },
  {
    name: 'the next commitment stands before the player says a seed, and is kept',
    run: async (bench, demand) => {
      const { before, next } = await playedOn(bench);
      demand.same('the commitment after the seed of the player', before.next_commit, next.commit);
    },
  },
  {
    name: 'play money is played by the same machine, and its rounds follow from their seed',
    run: async (bench, demand) => {
      const { rounds } = await playedOn(bench);
      const { data } = await bench.tell('launch', launchBody(bench.gameId, null, null));
      const table = { frame: inLink(data.link, 'token'), token: '', playerId: '' };
      const played: Round[] = [];
      for (let at = 0; at < DEMO_ROUNDS; at += 1) played.push(roundOf(await bench.spin(table)));
      const changed = await bench.page('seed', { token: table.frame, client_seed: 'a-seed-of-the-demo' });
      const { shown } = dataOf(changed, house.changeSeed.data, 'seed');
      for (const round of played) {
        demand.same('machine and version', machineOf(rounds[0]), machineOf(round));
        const wrong = await verifyOwnRound(nodeHashing, recordOf(round, shown.seed));
        demand.same(`what does not follow in round ${round.nonce}`, null, wrong);
      }
    },
  },
  {
    name: 'a round that is shown again has the same result',
    run: async (bench, demand) => {
      const { rounds, replayed } = await playedOn(bench);
      const last = rounds.at(-1);
      demand.same('the round', last?.round_id, replayed.round_id);
      demand.same('the result', last && resultOf(last), resultOf(replayed));
    },
  },
];
