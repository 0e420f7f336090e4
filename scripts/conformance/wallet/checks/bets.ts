import type { Check } from '#scripts/conformance/check.ts';
import type { Demands } from '#scripts/conformance/demands.ts';
import type { Answer } from '#scripts/conformance/sender.ts';
import { newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { whileDrained } from '#scripts/conformance/wallet/drained.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { bet, betBody, rollback } from '#scripts/conformance/wallet/messages.ts';

/** How often two bets are tried against each other: one pair may miss the moment. */
const PAIRS = 3;

const REFUSED_ID = 'TRANSACTION_MISMATCH';

/** A bet that is noted, and after which nobody asks for the balance. */
async function betUnwatched(
  bench: WalletBench,
  moved: Readonly<Record<'round' | 'id' | 'token', string>> & { readonly satang: bigint },
): Promise<Answer> {
  const { id, round, satang } = moved;
  const answer = await bench.tell('bet', betBody(bench, moved));
  if (answer.error === 0) bench.note([{ id, kind: 'bet', round, satang, change: -satang }]);
  return answer;
}

/** Stakes: each once, and none that there is no money for. */
export const betChecks: readonly Check<WalletBench>[] = [
  {
    name: 'a bet takes its amount once',
    run: async (bench, demand) => {
      const what = { what: 'a bet', by: -bench.stakeSatang };
      const act = () => bet(bench, { round: newId('round') });
      demand.done('the bet', await expectChange(bench, demand, what, act));
    },
  },
  {
    name: 'the same message again is answered as before and takes nothing',
    run: async (bench, demand) => {
      const [round, id] = [newId('round'), newId('bet')];
      const first = await bet(bench, { round, id });
      await expectChange(bench, demand, { what: 'the same bet again', by: 0n }, async () => {
        const again = await bet(bench, { round, id });
        demand.done('the same message', again);
        demand.same(
          'the number of the movement',
          first.data.site_transaction_id,
          again.data.site_transaction_id,
        );
        demand.same('repeated, first and again', [false, true], [first.data.repeated, again.data.repeated]);
      });
    },
  },
  {
    name: 'the same message ten times at once takes its amount once',
    run: async (bench, demand) => {
      const [round, id, satang] = [newId('round'), newId('bet'), bench.stakeSatang];
      await expectChange(bench, demand, { what: 'ten times the same bet', by: -satang }, async () => {
        const tokens = Array.from({ length: 10 }, (_, at) =>
          at % 2 ? bench.first.token : bench.second.token,
        );
        const answers = await Promise.all(
          tokens.map((token) => betUnwatched(bench, { round, satang, id, token })),
        );
        for (const answer of answers) demand.done('each of them', answer);
      });
    },
  },
  {
    name: 'an id with another amount is refused, not answered as done',
    run: async (bench, demand) => {
      const [round, id] = [newId('round'), newId('bet')];
      await bet(bench, { round, id });
      await expectChange(bench, demand, { what: 'an id with another amount', by: 0n }, async () => {
        const other = await bench.tell('bet', betBody(bench, { round, id, satang: bench.stakeSatang + 1n }));
        demand.refused('the same id with another amount', other, REFUSED_ID);
      });
    },
  },
  {
    name: 'an id for another round is refused',
    run: async (bench, demand) => {
      const id = newId('bet');
      await bet(bench, { round: newId('round'), id });
      await expectChange(bench, demand, { what: 'an id for another round', by: 0n }, async () => {
        const other = await bench.tell('bet', betBody(bench, { round: newId('round'), id }));
        demand.refused('the same id for another round', other, REFUSED_ID);
      });
    },
  },
  {
    name: 'a bet above the largest stake of the game is refused',
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'a stake that is too large', by: 0n }, async () => {
        const answer = await bet(bench, { round: newId('round'), satang: bench.largestSatang + 1n });
        demand.refused('the bet', answer, 'BAD_STAKE', 'INSUFFICIENT_BALANCE');
      });
    },
  },
  {
    name: 'a bet beyond the balance is refused and takes nothing',
    run: (bench, demand) =>
      whileDrained(bench, async (held) => {
        // What is held is staked, so that the smallest usual stake is too much.
        const [round, id] = [newId('round'), newId('bet')];
        demand.done('a bet of all that there is', await bet(bench, { round, id, satang: held }));
        await expectChange(bench, demand, { what: 'a bet beyond the balance', by: 0n }, async () => {
          const answer = await bet(bench, { round: newId('round') });
          demand.refused('the bet', answer, 'INSUFFICIENT_BALANCE');
        });
        await rollback(bench, { round, original: id, gives: held });
      }),
  },
  {
    name: 'of two bets at once that exceed the balance exactly one is taken',
    run: (bench, demand) =>
      whileDrained(bench, async (held) => {
        for (let pair = 0; pair < PAIRS; pair += 1) await betTwiceAtOnce(bench, demand, held);
      }),
  },
];

/** Bets all that there is on two devices at the same moment, and gives back what was taken. */
async function betTwiceAtOnce(bench: WalletBench, demand: Demands, held: bigint): Promise<void> {
  const devices = [bench.first, bench.second];
  const tries = devices.map(({ token }) => ({ token, id: newId('bet'), round: newId('round') }));
  // Both connections are open before the bets leave.
  await Promise.all(devices.map(({ token }) => bench.tell('balance', { token })));
  const answers = await Promise.all(
    tries.map(({ round, id, token }) => betUnwatched(bench, { round, satang: held, id, token })),
  );
  const taken = tries.filter((_, place) => answers[place]?.error === 0);
  demand.same('how many of two bets were taken', 1, taken.length);
  for (const answer of answers)
    if (answer.error !== 0) demand.refused('the other bet', answer, 'INSUFFICIENT_BALANCE');
  for (const { round, id } of taken) await rollback(bench, { round, original: id, gives: held });
  demand.money('the balance once what was taken is given back', held, await bench.balance());
}
