import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME, ACME_SECRET, type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { spoil } from '#tests/conformance/spoil.ts';
import { failedIn, tryWallet } from '#tests/conformance/wallet-bench.ts';
import { walletFaults } from '#tests/conformance/wallet-faults.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

test('the wallet of the site passes every check', async () => {
  const outcomes = await tryWallet(world);
  expect(failedIn(outcomes)).toEqual({});
  expect(outcomes.length).toBeGreaterThan(60);
  await expectCleanAudit(world);
});

// What is left of it when most is staked must be a stake of the game.
test('a balance just above the largest stake is enough', async () => {
  expect(failedIn(await tryWallet(world, 'beyond the balance', 1_000.5))).toEqual({});
});

test.each(walletFaults)('$fault: the program fails and names it', async ({ check, plant, isSeenByAll }) => {
  world.between(spoil('/api/provider/', { by: ACME, secret: ACME_SECRET, now: world.clock.now }, plant()));
  const outcomes = await tryWallet(world, isSeenByAll ? '' : check);
  expect(Object.keys(failedIn(outcomes))).toContain(check);
});
