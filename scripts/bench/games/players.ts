import { randomUUIDv7 } from 'node:crypto';
import { receiveBet } from '#backend/areas/games/messages/receive-bet.ts';
import { receiveWin } from '#backend/areas/games/messages/receive-win.ts';
import { gamePlayer, gameSession } from '#backend/areas/games/tables.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { Services } from '#backend/services.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { HOUSE } from '#rules/games/house.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';
import { AT, ctxOf } from '#scripts/bench/lotto/bench-services.ts';

const GAME = 'lucky-market';

export interface Player {
  readonly memberId: string;
  readonly token: string;
  readonly playerId: string;
}

/** A game of the house as a member opened it, without asking the house. */
export async function openPlayer(
  services: Services,
  { memberId, token: login }: BuiltMember,
): Promise<Player> {
  const { db, random, agentId } = services;
  const [token, playerId] = [random.token(32), random.uuid()];
  await db.orm.insert(gamePlayer).values({ providerId: HOUSE, memberId, playerId });
  await db.orm.insert(gameSession).values({
    ...{ id: random.uuid(), tokenHash: hashToken(token), memberId, agentId, providerId: HOUSE, gameId: GAME },
    ...{ wallet: 'main', loginHash: hashToken(login), source: 'bench', openedAt: AT },
  });
  return { memberId, token, playerId };
}

/** What a provider says, with its signature, as a verb gets it. */
function signed(services: Services, memberId: string, input: object) {
  const text = JSON.stringify(input);
  const secret = ownSecret(services, HOUSE);
  const headers = new Headers({
    ...signatureOf(providerHeaders, { secret, now: AT, text }),
    [PROVIDER_HEADER]: HOUSE,
  });
  return { ...ctxOf(services, memberId), rawBody: text, headers };
}

const pick = (players: readonly Player[], count: number): Player => {
  const player = players[count % players.length];
  if (!player) throw new Error('Nobody plays');
  return player;
};

async function bet(services: Services, { memberId, token, playerId }: Player, roundId: string) {
  const input = {
    ...{ token, player_id: playerId, game_id: GAME, round_id: roundId, transaction_id: `${roundId}:bet` },
    ...{ currency: 'THB' as const, amount: 1 },
    counts: { turnover: true, cashback: true, commission: true },
  };
  await receiveBet({ ctx: signed(services, memberId, input), input });
}

/** Takes a stake of a baht by the message of a provider, its signature among what is paid for. */
export function better(services: Services, players: readonly Player[]) {
  return (count: number) => bet(services, pick(players, count), randomUUIDv7());
}

/** Takes a stake of a baht and the end of its round, which won nothing. */
export function roundPlayer(services: Services, players: readonly Player[]) {
  return async (count: number) => {
    const player = pick(players, count);
    const roundId = randomUUIDv7();
    await bet(services, player, roundId);
    const input = {
      ...{ player_id: player.playerId, game_id: GAME, round_id: roundId, finished: true },
      ...{ currency: 'THB' as const, amount: 0, transaction_id: `${roundId}:win` },
    };
    await receiveWin({ ctx: signed(services, player.memberId, input), input });
  };
}
