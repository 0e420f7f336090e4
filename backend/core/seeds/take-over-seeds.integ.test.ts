import { afterAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { seed } from '#backend/core/db/seed.ts';
import { expectCleanAudit, findingChecks } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { buildMember } from '#backend/testing/members.ts';

const world = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

const after = { ...world, services: { ...world.services, accountKey: Buffer.alloc(32, 7) } };
const planted = `INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at)
  VALUES (gen_random_uuid(), gen_random_uuid(), encode(sha256(convert_to('mine', 'UTF8')), 'hex'), 'mine', 'x', 0, now())`;
const acts = async () => {
  const text = `SELECT count(*)::int AS total FROM ops_log WHERE asked ? 'secret'`;
  const [row] = await world.db.query<{ total: number }>({ name: 'test_taken_seeds', text }, []);
  return row?.total;
};

test('with another secret the seeds of before are taken over once, and others are found', async () => {
  const { frame } = await openHouseGame(world, (await buildMember(world, { balance: 100 })).token);
  expect((await spin(world, frame)).body.error).toBe(0);
  await expectCleanAudit(world);
  expect(await findingChecks(after, ['seed_made'])).toEqual(['seed_made']);
  const before = (await acts()) ?? 0;
  await seed(after.services, areas);
  await seed(after.services, areas);
  expect(await acts()).toBe(before + 1);
  await expectCleanAudit(after);
  await world.db.script(planted);
  expect(await findingChecks(after, ['seed_made'])).toEqual(['seed_made']);
});

test('with the first secret again those of the second are taken over, and what was taken over before is made by it', async () => {
  await seed(world.services, areas);
  await expectCleanAudit(world);
});
