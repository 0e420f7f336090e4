import { nodeHashing } from '#backend/node-hashing.ts';
import { commitOf } from '#rules/draw/commit.ts';
import { toSatang } from '#rules/money/baht.ts';
import { type RoundRecord, verifyRound } from '#rules/slots/verify-round.ts';
import type { Check } from '#scripts/conformance/check.ts';
import type { ProviderBench, Round } from '#scripts/conformance/provider/bench.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';

/** A round with a seed that it may have been drawn from. */
function recordOf(round: Round, seed: string): RoundRecord {
  const { machine, version, commit, client_seed: clientSeed, nonce, events, stake, win } = round;
  const payHundredths = Number((toSatang(win) * 100n) / toSatang(stake));
  return { machine, version, seed, commit, clientSeed, nonce, events, payHundredths };
}

/** True when the round is what follows from something that was known before it. */
async function followsFrom(round: Round, known: string): Promise<boolean> {
  const guess = { ...recordOf(round, known), commit: await commitOf(nodeHashing, known) };
  const wrong = await verifyRound(nodeHashing, guess);
  return wrong === null || wrong === 'payHundredths';
}

const resultOf = ({ events, stake, win, nonce, machine, version }: Round) => ({
  ...{ stake, win, nonce, machine, version },
  events,
});

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
          await verifyRound(nodeHashing, recordOf(round, shown.seed)),
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
    name: 'a round that is shown again has the same result',
    run: async (bench, demand) => {
      const { rounds, replayed } = await playedOn(bench);
      const last = rounds.at(-1);
      demand.same('the round', last?.round_id, replayed.round_id);
      demand.same('the result', last && resultOf(last), resultOf(replayed));
    },
  },
];
