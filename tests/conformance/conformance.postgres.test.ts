import { expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { tryProvider } from '#tests/conformance/provider-bench.ts';
import { failedIn, tryWallet } from '#tests/conformance/wallet-bench.ts';

// Statements of two devices meet in the database only where it has several connections.
test('wallet and house of the site pass every check on PostgreSQL', async () => {
  await using world = await openGameWorld([], { connections: 10 });
  expect(failedIn(await tryWallet(world))).toEqual({});
  expect(failedIn(await tryProvider(world))).toEqual({});
  // The house played for the wallet of the program, which is no part of these books.
  await expectCleanAudit(world, { without: ['house_done'] });
});
