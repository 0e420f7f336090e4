import { afterAll, expect, test } from 'vitest';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { houseGames } from '#rules/slots/games.ts';
import { sheets } from '#rules/slots/sheets.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

const list = async (asked: object) => (await world.call('GET /api/game/list', asked)).body.data;
const idsOf = async (asked: object) => (await list(asked))?.games.map((one) => one.game_id);

test('a row that there is not is refused', async () => {
  expect((await world.send('GET /api/game/list', { section: 'none' }, {})).status).toBe(422);
});

test('a row of a lobby has its games alone, a page at a time', async () => {
  const easy = houseGames.filter(({ machine }) => sheets[machine].volatility === 'low').map(({ id }) => id);
  expect(await idsOf({ category: 'slot', section: 'easy' })).toEqual(easy);
  const first = await list({ category: 'slot', section: 'easy', limit: 2 });
  expect(first).toMatchObject({ next: '2', total: easy.length });
  const rest = await idsOf({ category: 'slot', section: 'easy', after: first?.next ?? '', limit: 100 });
  expect(rest).toEqual(easy.slice(2));
});

test('a search forgives what is typed wrong, also within a row', async () => {
  expect(await idsOf({ search: 'ทเรยน' })).toContain('durian-orchard');
  expect(await idsOf({ search: 'thurian', section: 'wild' })).toContain('durian-orchard');
  expect(await idsOf({ search: 'thurian', section: 'easy' })).not.toContain('durian-orchard');
});
