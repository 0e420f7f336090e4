import { afterAll, expect, test } from 'vitest';
import { gameSession } from '#backend/areas/games/tables.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { ACME, type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember } from '#backend/testing/members.ts';
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

test('games that there are no more push no game out of those that were played last', async () => {
  const { memberId, token } = await buildMember(world, { balance: 100 });
  const { db, random, clock, agentId } = world.services;
  const open = (gameId: string, providerId: string, later: number) =>
    db.orm.insert(gameSession).values({
      ...{ id: random.uuid(), tokenHash: hashToken(random.token(32)), loginHash: hashToken(token) },
      ...{ memberId, agentId, providerId, gameId, wallet: 'main', source: 'test' },
      openedAt: new Date(clock.now().getTime() + later),
    });
  await open('lucky-market', 'house', 0);
  await open('durian-orchard', 'house', 1);
  await open('lucky-market', 'house', 2);
  for (let gone = 0; gone < 20; gone += 1) await open(`gone-${gone}`, ACME, 3 + gone);
  const { data } = (await world.call('GET /api/member/game/last', {}, token)).body;
  expect(data?.map((one) => one.game_id)).toEqual(['lucky-market', 'durian-orchard']);
});
