import { afterAll, expect, test } from 'vitest';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { tryProvider } from '#tests/conformance/provider-bench.ts';
import { providerFaults } from '#tests/conformance/provider-faults.ts';
import { failedIn } from '#tests/conformance/wallet-bench.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

test('the house of the site passes every check', async () => {
  const outcomes = await tryProvider(world);
  expect(failedIn(outcomes)).toEqual({});
  expect(outcomes.length).toBeGreaterThan(25);
});

test.each(providerFaults)('$fault: the program fails and names it', async ({ check, plant }) => {
  expect(Object.keys(failedIn(await tryProvider(world, check, plant())))).toEqual([check]);
});
