import { and, eq, type SQL } from 'drizzle-orm';
import { fenceStakes } from '#backend/areas/games/messages/fence-stakes.ts';
import {
  gameKey,
  sealedClosedPlayers,
  sealedOpenGames,
  sealedProviders,
} from '#backend/areas/games/sealings.ts';
import { game, gamePlayer, gameProvider } from '#backend/areas/games/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { may, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import type { OpsAnswer, OpsCall } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

type Status = 'open' | 'closed';

/** Closes or opens all games, those of a provider, one of its games, or a provider for one member. Wins are paid all the same. */
async function setStatus({ services, options }: OpsCall, status: Status): Promise<OpsAnswer> {
  const { provider, game: gameId, username: member, all } = options;
  if (all === 'yes' && (provider ?? gameId ?? member) === undefined) return setAll(services, status);
  if (provider === undefined)
    throw new OperatorRefusal('--provider says which provider; --all yes means every one');
  if (member !== undefined && gameId !== undefined)
    throw new OperatorRefusal('--username closes a provider for a member, all its games: leave --game out');
  if (member !== undefined) return setPlayer(services, { provider, member, status });
  if (gameId !== undefined) return setGame(services, { provider, gameId, status });
  const found = await setProviders(services, status, eq(gameProvider.id, provider));
  if (found.length === 0) throw new OperatorRefusal(`There is no provider of ${provider}`);
  return { code: 0, lines: [`${provider}: ${status}`] };
}

function setProviders(services: OpsCall['services'], status: Status, where?: SQL): Promise<string[]> {
  return services.db.transact(async (tx) => {
    await fenceStakes(tx);
    const rows = await tx.orm
      .update(gameProvider)
      .set({ status })
      .where(where)
      .returning({ id: gameProvider.id });
    const ids = rows.map(({ id }) => id);
    await sealRows(tx, services, sealedProviders, ids);
    return ids;
  });
}

async function setAll(services: OpsCall['services'], status: Status): Promise<OpsAnswer> {
  const ids = await setProviders(services, status);
  return { code: 0, lines: ids.map((id) => `${id}: ${status}`) };
}

interface GameChange {
  readonly provider: string;
  readonly gameId: string;
  readonly status: Status;
}

async function setGame(
  services: OpsCall['services'],
  { provider, gameId, status }: GameChange,
): Promise<OpsAnswer> {
  await services.db.transact(async (tx) => {
    await fenceStakes(tx);
    const own = and(eq(game.providerId, provider), eq(game.gameId, gameId));
    const rows = await tx.orm.update(game).set({ status }).where(own).returning({ id: game.gameId });
    if (rows.length === 0) throw new OperatorRefusal(`There is no ${gameId} of ${provider}`);
    await sealRows(tx, services, sealedOpenGames, [gameKey(provider, gameId)]);
  });
  return { code: 0, lines: [`${provider} ${gameId}: ${status}`] };
}

interface PlayerChange {
  readonly provider: string;
  readonly member: string;
  readonly status: Status;
}

async function setPlayer(
  services: OpsCall['services'],
  { provider, member, status }: PlayerChange,
): Promise<OpsAnswer> {
  const [known] = await services.db.orm.select().from(gameProvider).where(eq(gameProvider.id, provider));
  if (!known) throw new OperatorRefusal(`There is no provider ${provider}`);
  const { id: memberId } = await findMember(services.db, services, member);
  const isClosed = status === 'closed';
  await services.db.transact(async (tx) => {
    await fenceStakes(tx);
    await tx.orm
      .insert(gamePlayer)
      .values({ providerId: provider, memberId, playerId: services.random.uuid(), isClosed })
      .onConflictDoUpdate({ target: [gamePlayer.providerId, gamePlayer.memberId], set: { isClosed } });
    await sealRows(tx, services, sealedClosedPlayers, [gameKey(provider, memberId)]);
  });
  return { code: 0, lines: [`${provider} for the member: ${status}`] };
}

const options = {
  all: may('yes'),
  provider: may('PROVIDER'),
  game: may('GAME'),
  username: { ...username, required: false },
};

export const closeGames: OpsCommand = {
  name: 'games close',
  summary: 'Close all games, those of a provider, one game, or a provider for one member',
  changes: true,
  needsReason: true,
  options,
  run: (call) => setStatus(call, 'closed'),
};

export const openGames: OpsCommand = {
  name: 'games open',
  summary: 'Open them again',
  changes: true,
  options,
  run: (call) => setStatus(call, 'open'),
};
