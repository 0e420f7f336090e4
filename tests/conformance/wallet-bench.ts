import { eq } from 'drizzle-orm';
import { gameSession } from '#backend/areas/games/tables.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { ACME, ACME_GAME, ACME_SECRET, type GameWorld, openAcme } from '#backend/testing/games/game-world.ts';
import { buildMember } from '#backend/testing/members.ts';
import type { Outcome } from '#scripts/conformance/check.ts';
import { checkWallet } from '#scripts/conformance/wallet/check-wallet.ts';

/** Runs the program over the wallet of a world, as it is reached over HTTP, with a new member. */
export async function tryWallet(
  world: GameWorld<readonly []>,
  only = '',
  balance = 1_500.55,
): Promise<Outcome[]> {
  // Who signs wrongly often is slowed down for a minute, and each run does so.
  world.clock.set(new Date(world.clock.now().getTime() + 61_000).toISOString());
  const member = await buildMember(world, { balance });
  const openGame = async () => {
    const { token } = await openAcme(world, member);
    const own = eq(gameSession.tokenHash, hashToken(token));
    const close = async () => {
      await world.db.orm.update(gameSession).set({ closedAt: world.clock.now() }).where(own);
    };
    return { token, close };
  };
  const base = new URL('/api/provider/', world.url);
  return checkWallet(
    { base, by: ACME, secret: ACME_SECRET },
    { gameId: ACME_GAME, stakeSatang: 1_000n, largestSatang: 100_000n, openGame, only },
  );
}

/** The checks that failed, by name. */
export function failedIn(outcomes: readonly Outcome[]): Record<string, readonly string[]> {
  const failed = outcomes.filter(({ unmet }) => unmet.length > 0);
  return Object.fromEntries(failed.map(({ name, unmet }) => [name, unmet]));
}
