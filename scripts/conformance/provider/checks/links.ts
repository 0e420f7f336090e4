import { randomUUID } from 'node:crypto';
import type { Check } from '#scripts/conformance/check.ts';
import { launchBody, type ProviderBench } from '#scripts/conformance/provider/bench.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';
import type { Signing } from '#scripts/conformance/sender.ts';

const LATE_MS = 6 * 60_000;

/** A link that stands on an origin of the provider; a path stands on its own. */
function isOwn({ base, frames }: ProviderBench, link: unknown): boolean {
  const url = typeof link === 'string' ? URL.parse(link, base) : null;
  return url !== null && url.username === '' && [base.origin, ...frames].includes(url.origin);
}

/** A question that is signed in a way that the provider may not take. */
function badlySigned(name: string, signing: (text: string) => readonly Signing[]): Check<ProviderBench> {
  return {
    name,
    run: async ({ tell, gameId }, demand) => {
      const text = JSON.stringify(launchBody(gameId, null, null));
      for (const one of signing(text)) demand.status('launch', await tell('launch', text, one), 401, 403);
    },
  };
}

/** How the site asks for games and replays. */
export const linkChecks: readonly Check<ProviderBench>[] = [
  {
    name: 'launch answers a link on an address of the provider',
    run: async (bench, demand) => {
      for (const player of [randomUUID(), null]) {
        const token = player && randomUUID().replaceAll('-', '');
        const answer = await bench.tell('launch', launchBody(bench.gameId, token, player));
        demand.done('launch', answer);
        const { link } = answer.data;
        const own = [bench.base.origin, ...bench.frames].join(', ');
        if (!isOwn(bench, link)) demand.fail(`expected a link on ${own}, came ${JSON.stringify(link)}`);
      }
    },
  },
  badlySigned('launch without a signature is refused', () => [{ signed: false }]),
  badlySigned('launch with a forged signature is refused', () => [
    { secret: 'a secret that nobody was given' },
  ]),
  badlySigned('launch with an old timestamp is refused', () => [{ shiftMs: -LATE_MS }, { shiftMs: LATE_MS }]),
  badlySigned('launch with a body written anew after it was signed is refused', (text) => [
    { sent: JSON.stringify(JSON.parse(text), null, 1) },
  ]),
  {
    name: 'launch with an unknown field or game is refused',
    run: async ({ tell, gameId }, demand) => {
      const body = launchBody(gameId, null, null);
      demand.status('an unknown field', await tell('launch', { ...body, scale: 1 }), 422);
      demand.status('an unknown game', await tell('launch', { ...body, game_id: 'no-such-game' }), 404, 422);
    },
  },
  {
    name: 'a game with play money asks the wallet for nothing',
    run: async (bench, demand) => {
      const { data } = await bench.tell('launch', launchBody(bench.gameId, null, null));
      const frame = new URLSearchParams(String(data.link).split('#')[1]).get('token') ?? '';
      const before = bench.wallet.received.length;
      demand.done('a press', await bench.spin({ frame, token: '', playerId: '' }));
      demand.same('messages to the wallet', 0, bench.wallet.received.length - before);
    },
  },
  {
    name: 'replay_link answers a link on an address of the provider that names nobody',
    run: async (bench, demand) => {
      const { link, table } = await playedOn(bench);
      if (!isOwn(bench, link))
        demand.fail(`expected a link on ${bench.base.origin}, came ${JSON.stringify(link)}`);
      for (const name of [table.playerId, table.token])
        if (String(link).includes(name)) demand.fail(`expected a link that names nobody, came ${link}`);
    },
  },
  {
    name: 'replay_link for a round of another player is refused',
    run: async (bench, demand) => {
      const { rounds } = await playedOn(bench);
      const body = { player_id: randomUUID(), round_id: rounds[0]?.round_id };
      const answer = await bench.tell('replay_link', body);
      if (answer.status === 200 && answer.error === 0) demand.fail('expected a refusal, came a link');
      demand.status(
        'without a signature',
        await bench.tell('replay_link', body, { signed: false }),
        401,
        403,
      );
    },
  },
];
