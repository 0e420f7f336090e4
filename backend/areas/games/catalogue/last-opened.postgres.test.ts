import { afterAll, expect, test } from 'vitest';
import { readLastOpened } from '#backend/areas/games/catalogue/read-catalogue.ts';
import { buildMember } from '#backend/testing/members.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';

const OPENED = 20_000;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('the games that were opened last are found without all that a member ever opened', async () => {
  const { memberId } = await buildMember(world);
  const known = await world.db.query<{ id: string }>(
    {
      name: 'test_games',
      text: `SELECT game_id AS id FROM game WHERE provider_id = 'house' ORDER BY position LIMIT 2`,
    },
    [],
  );
  const games = known.map(({ id }) => id);
  await world.db.query(
    {
      name: 'test_opened',
      text: `INSERT INTO game_session (id, token_hash, member_id, agent_id, provider_id, game_id, wallet, login_hash, source, opened_at, closed_at)
        SELECT gen_random_uuid(), 'opened ' || n, $1::uuid, 31, 'house', ($3::text[])[1 + n % 2], 'main', '', 'game', at, at
        FROM (SELECT n, $2::timestamptz - n * interval '50 minutes' AS at FROM generate_series(1, ${OPENED}) n) made`,
    },
    [memberId, world.clock.now(), games],
  );
  await world.db.script('ANALYZE game_session');
  const found = await readLastOpened(world.db, memberId, 12);
  expect(found.map(({ gameId }) => gameId)).toEqual(games.toReversed());
  expect(await rowsRead(world, 'game_session', (tx) => readLastOpened(tx, memberId, 12))).toBeLessThan(1_000);
});
