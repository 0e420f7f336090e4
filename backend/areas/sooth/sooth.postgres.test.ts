import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDays } from '#backend/areas/sooth/days/make-days.ts';
import { recordShoes } from '#backend/areas/sooth/shoes/record-shoes.ts';
import { atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

let world: World;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const count = async (table: 'sooth_day' | 'sooth_shoe' | 'sooth_seed') => {
  const text = `SELECT count(*)::int AS count FROM ${table}`;
  const [row] = await world.db.query<{ count: number }>({ name: `test_${table}`, text }, []);
  return row?.count ?? 0;
};

test('64 processes that commit to the same days at once make each once', async () => {
  const before = await count('sooth_day');
  world.clock.set('2025-06-17T12:00:00+07:00');
  await atOnce(() => makeDays(world.services));
  expect(await count('sooth_day')).toBe(before + 8);
  expect(await count('sooth_seed')).toBe(before + 8);
});

test('64 processes that record the same shoes at once record each once, while members look on', async () => {
  world.clock.set('2025-06-16T00:20:00+07:00');
  const { token } = await buildMember(world, { balance: 0 });
  const looks = await Promise.all([
    atOnce((at) => (at % 2 === 0 ? recordShoes(world.services) : makeDays(world.services))),
    atOnce((at) => world.call('POST /api/sooth/detail', { room_id: (at % 4) + 1 }, token)),
  ]);
  expect(looks[1].every(({ body }) => body.error === 0)).toBe(true);
  const recorded = await count('sooth_shoe');
  await recordShoes(world.services);
  expect(await count('sooth_shoe')).toBe(recorded);
  // From the shoe of 19:00, or the first one after it, until 00:20.
  expect(recorded).toBe(5 + 4 + 5 + 4);
});
