import { afterAll, expect, test } from 'vitest';
import { differencesOf } from '#backend/areas/games/ops/compare-day.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { runOps } from '#backend/testing/ops.ts';
import { processorMs } from '#tests/processor-ms.ts';

const DAY = '2025-06-15';
const world = await openGameWorld([], { at: '2025-06-16T12:00:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());

/** The provider's file of every day is this round. */
const tell = (round: unknown) =>
  world.between(
    (handle) => async (request) =>
      new URL(request.url).pathname === '/acme/day'
        ? Response.json({ error: 0, data: { rounds: [round], next: null } })
        : handle(request),
  );

test.each([
  ['is or holds a NUL', 'round-\u0000-of-nobody'],
  ['holds half a character', 'round-\ud800-of-nobody'],
  ['is a name of the language', '__proto__'],
  ['is empty', ''],
  ['has a megabyte', 'r'.repeat(900_000)],
])('a round whose id %s is reported, and all other books are compared', async (_, id) => {
  const of = { round_id: id, stake: 10, win: 1, at: `${DAY}T05:00:00.000Z` };
  tell({ ...of, player_id: 'nobody\u0000', currency: 'T\u0000B' });
  const { lines } = await runOps(world.services, {
    ...{ command: 'reconcile', who: 'nok', why: '', yes: false },
    options: { day: DAY },
  });
  expect(lines).toEqual(expect.arrayContaining(['payment ledger', 'lotto ledger', 'games ledger']));
  expect(lines.filter((line) => line.includes('DIFFERENCE unknown_reference'))).toEqual([
    `  DIFFERENCE unknown_reference: ${id}: wallet nothing; file of acme stake 10.00, win 1.00 (done)`,
  ]);
});

test('a file that says very many rounds twice is compared in a moment', () => {
  const once = Array.from({ length: 60_000 }, (_, at) => ({ round_id: `round-${at}`, stake: 1, win: 0 }));
  const ms = processorMs(() => expect(differencesOf([...once, ...once], [])).toHaveLength(120_000));
  expect(ms).toBeLessThan(5_000);
});
