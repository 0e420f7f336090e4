import { gamePlayer, gameRound, gameSession } from '#backend/areas/games/tables.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';
import { HOUSE } from '#rules/games/house.ts';

/** A game of the house that a member opened, and a round in it in which nothing was staked: the ids by which they are named. */
export async function buildEmptyRound({ services }: World, { memberId, token }: BuiltMember) {
  const { db, random, clock, agentId } = services;
  const [sessionId, roundId, at] = [random.uuid(), random.uuid(), clock.now()];
  const known = { providerId: HOUSE, memberId };
  const gameId = 'lucky-market';
  await db.orm.insert(gamePlayer).values({ ...known, playerId: random.uuid() });
  await db.orm.insert(gameSession).values({
    ...{ ...known, id: sessionId, tokenHash: hashToken(random.token(32)), agentId, gameId, wallet: 'main' },
    ...{ loginHash: hashToken(token), source: 'test', openedAt: at },
  });
  await db.orm.insert(gameRound).values({
    ...{ ...known, id: roundId, roundId: random.uuid(), gameId, sessionId, status: 'finished' },
    ...{ stakedSatang: 0n, wonSatang: 0n, begunAt: at, endedAt: at },
  });
  return { sessionId, roundId };
}
