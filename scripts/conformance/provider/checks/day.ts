import type { z } from 'zod';
import { house } from '#contract/house.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';
import type { Check } from '#scripts/conformance/check.ts';
import { dataOf, type ProviderBench } from '#scripts/conformance/provider/bench.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';
import type { Answer } from '#scripts/conformance/sender.ts';

type Listed = z.infer<typeof house.day.data>['rounds'][number];

/** The provider's file of a day, all pieces of it. */
async function listRounds({ tell }: ProviderBench, day: string): Promise<Listed[]> {
  const rounds: Listed[] = [];
  let after: string | null = null;
  do {
    const answer: Answer = await tell('day', { day, ...(after !== null && { after }) });
    const page: z.infer<typeof house.day.data> = dataOf(answer, house.day.data, 'file of the day');
    rounds.push(...page.rounds);
    after = page.next;
  } while (after !== null);
  return rounds;
}

/** What the provider wrote, for the site to compare with its wallet. */
export const dayChecks: readonly Check<ProviderBench>[] = [
  {
    name: 'the file of the day has each round once, with its stake and its win',
    run: async (bench, demand) => {
      const { rounds } = await playedOn(bench);
      const days = new Set(
        [...rounds.map(({ played_at }) => played_at), bench.now()].map((at) => bangkokDate(at)),
      );
      const listed = (await Promise.all([...days].map((day) => listRounds(bench, day)))).flat();
      for (const { round_id, stake, win } of rounds) {
        const own = listed.filter((one) => one.round_id === round_id);
        demand.same(
          `round ${round_id}`,
          [{ stake, win }],
          own.map((one) => ({ stake: one.stake, win: one.win })),
        );
      }
    },
  },
  {
    name: 'the file of the day is for the site alone',
    run: async ({ tell, now }, demand) => {
      const body = { day: bangkokDate(now()) };
      demand.status('without a signature', await tell('day', body, { signed: false }), 401, 403);
      demand.status(
        'with a forged one',
        await tell('day', body, { secret: 'a secret that nobody was given' }),
        401,
        403,
      );
    },
  },
];
