import type { z } from 'zod';
import { house } from '#contract/house.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';
import type { Check } from '#scripts/conformance/check.ts';
import {
  dataOf,
  inLink,
  launchBody,
  type ProviderBench,
  roundOf,
} from '#scripts/conformance/provider/bench.ts';
import { messagesOf } from '#scripts/conformance/provider/checks/rounds.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';
import type { Answer } from '#scripts/conformance/sender.ts';

const DAY_MS = 24 * 3_600_000;

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
    name: 'the file of the day has no round that was refused or cost nothing, and none of other days',
    run: async (bench, demand) => {
      const { wallet, now } = bench;
      const { rounds } = await playedOn(bench);
      const poor = await bench.launch();
      wallet.meet(({ message }) => (message.startsWith('bet') ? 'INSUFFICIENT_BALANCE' : undefined));
      await bench.spin(poor);
      wallet.meet();
      const { data } = await bench.tell('launch', launchBody(bench.gameId, null, null));
      const demo = roundOf(await bench.spin({ frame: inLink(data.link, 'token'), token: '', playerId: '' }));
      const listed = await listRounds(bench, bangkokDate(now()));
      const isListed = (id: unknown) => listed.some(({ round_id }) => round_id === id);
      const refused = messagesOf(bench, poor, 'bet', 'bet_win').map(({ body }) => body.round_id);
      demand.same('a round that was refused', false, refused.some(isListed));
      demand.same('a round with play money', false, isListed(demo.round_id));
      const own = new Set(rounds.map(({ round_id }) => round_id));
      const early = await listRounds(bench, bangkokDate(new Date(now().getTime() - 3 * DAY_MS)));
      demand.same(
        'its rounds three days before',
        0,
        early.filter(({ round_id }) => own.has(round_id)).length,
      );
    },
  },
  {
    name: 'the file of the day says of each round its player, its currency and a time of that day',
    run: async (bench, demand) => {
      const { rounds, table } = await playedOn(bench);
      const days = new Set(rounds.map(({ played_at }) => bangkokDate(played_at)));
      for (const day of days)
        for (const one of await listRounds(bench, day)) {
          if (!rounds.some(({ round_id }) => round_id === one.round_id)) continue;
          const { player_id = table.playerId, currency = 'THB', at } = one;
          demand.same(`the player of ${one.round_id}`, table.playerId, player_id);
          demand.same(`the currency of ${one.round_id}`, 'THB', currency);
          demand.same(`the day of ${one.round_id}`, day, bangkokDate(at));
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
