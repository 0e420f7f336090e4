import { expect, test } from 'vitest';
import { deleteDemos } from '#backend/areas/house/sessions/delete-demos.ts';
import { houseRound, houseSeed, houseSession } from '#backend/areas/house/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { openDemo, spin } from '#backend/testing/games/house-game.ts';
import { errorCodes } from '#contract/error-codes.ts';

const DAY_MS = 86_400_000;
const DEMOS = 12;

test('demos that are played, opened and given seeds while several jobs delete them leave nothing behind', async () => {
  await using world = await openGameWorld([], { connections: 16 });
  const frames: string[] = [];
  for (let at = 0; at < DEMOS; at += 1) frames.push(await openDemo(world));
  for (const frame of frames) expect((await spin(world, frame)).body.error).toBe(0);
  const now = world.clock.now().getTime();
  // Requests that found their demo before its time was over are on their way while it goes.
  const early = frames.flatMap((frame) => [
    spin(world, frame),
    world.call('POST /api/house/open', { token: frame }),
    world.call('POST /api/house/seed', { token: frame, client_seed: 'a-seed-of-mine' }),
  ]);
  world.clock.set(new Date(now + DAY_MS).toISOString());
  const jobs = Array.from({ length: 4 }, () => deleteDemos(world.services));
  const answers = await Promise.all(early);
  await Promise.all(jobs);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect([0, errorCodes.GAME_SESSION_OVER]).toContain(body.error);
  }
  await deleteDemos(world.services);
  const { orm } = world.db;
  expect([await orm.$count(houseSession), await orm.$count(houseSeed), await orm.$count(houseRound)]).toEqual(
    [0, 0, 0],
  );
  await expectCleanAudit(world);
});
