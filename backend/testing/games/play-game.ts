import { and, eq } from 'drizzle-orm';
import { gamePlayer, gameSession } from '#backend/areas/games/tables.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { openSession } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';
import { HOUSE } from '#rules/games/house.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

const GAME = 'lucky-market';

/** Ids under which the house told the wallet of what `playGame` did. */
export interface PlayedGame {
  readonly round: string;
  readonly bet: string;
  readonly win: string;
  readonly correction: string;
}

/** A round of a member in a game of the house, as the house would tell of it: 10 baht staked, 25 won, put right to 20. */
export async function playGame(world: World, memberId: string): Promise<PlayedGame> {
  const token = await openSession(world, memberId);
  const { db, random, clock, agentId } = world.services;
  const secret = random.token(32);
  const known = { providerId: HOUSE, memberId };
  await db.orm
    .insert(gamePlayer)
    .values({ ...known, playerId: random.uuid() })
    .onConflictDoNothing();
  const own = and(eq(gamePlayer.providerId, HOUSE), eq(gamePlayer.memberId, memberId));
  const [player] = await db.orm.select().from(gamePlayer).where(own);
  await db.orm.insert(gameSession).values({
    ...{ ...known, id: random.uuid(), tokenHash: hashToken(secret), agentId, gameId: GAME, wallet: 'main' },
    ...{ loginHash: hashToken(token), source: 'test', openedAt: clock.now() },
  });
  const tell = async (message: string, body: Record<string, unknown>) => {
    const text = JSON.stringify(body);
    const signature = signatureOf(providerHeaders, {
      secret: ownSecret(world.services, HOUSE),
      now: clock.now(),
      text,
    });
    const answer = await world.send(`POST /api/provider/${message}`, text, {
      [PROVIDER_HEADER]: HOUSE,
      ...signature,
    });
    if (answer.body.error !== 0) throw new Error(`${message}: ${JSON.stringify(answer.body)}`);
  };
  const [round, bet, win, correction] = [random.uuid(), random.uuid(), random.uuid(), random.uuid()];
  const about = { player_id: player?.playerId, round_id: round };
  const whole = { ...about, game_id: GAME, currency: 'THB' };
  const counts = { turnover: true, cashback: true, commission: true };
  await tell('bet', { ...whole, token: secret, transaction_id: bet, amount: 10, counts });
  await tell('win', { ...whole, transaction_id: win, amount: 25, finished: true });
  const right = { original_id: win, currency: 'THB', amount: 20, reason: 'counted twice' };
  await tell('correct', { ...about, transaction_id: correction, ...right });
  return { round, bet, win, correction };
}
