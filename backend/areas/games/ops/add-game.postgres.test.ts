import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { game } from '#backend/areas/games/tables.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const link = (name: string) => ({ url: `https://${name}.example`, secrets: [`a long secret of ${name}`] });
const GAME_PROVIDERS = JSON.stringify({ one: link('one'), two: link('two') });
const world = await openWorld({ connections: 16, variables: { GAME_PROVIDERS } });
afterAll(() => world[Symbol.asyncDispose]());

test('of many that add a game of one id for two providers at once, one does', async () => {
  const add = (provider: string) =>
    runOps(world.services, {
      command: 'games add',
      options: {
        ...{
          provider,
          game: 'wanted',
          name: 'เกมที่ทุกค่ายอยากได้',
          category: 'slot',
          image: '/games/wanted.webp',
        },
        rtp: '96',
      },
      ...{ who: 'nok', why: 'a new game', yes: true },
    });
  const providers = Array.from({ length: 64 }, (_, n) => (n % 2 === 0 ? 'one' : 'two'));
  const answers = await Promise.all(providers.map(add));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await world.db.orm.select().from(game).where(eq(game.gameId, 'wanted'))).toHaveLength(1);
});
