import { and, eq } from 'drizzle-orm';
import { member as memberTable } from '#backend/areas/account/tables.ts';
import { game, gamePlayer, gameProvider } from '#backend/areas/games/tables.ts';
import { may, type OpsCommand, username } from '#backend/core/ops/command.ts';
import type { OpsAnswer, OpsCall } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

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
  const orm = services.db.orm;
  const rows =
    gameId === undefined
      ? await orm.update(gameProvider).set({ status }).where(eq(gameProvider.id, provider)).returning()
      : await orm
          .update(game)
          .set({ status })
          .where(and(eq(game.providerId, provider), eq(game.gameId, gameId)))
          .returning();
  if (rows.length === 0) throw new OperatorRefusal(`There is no ${gameId ?? 'provider'} of ${provider}`);
  return { code: 0, lines: [`${gameId ? `${provider} ${gameId}` : provider}: ${status}`] };
}

async function setAll({ db }: OpsCall['services'], status: Status): Promise<OpsAnswer> {
  const rows = await db.orm.update(gameProvider).set({ status }).returning({ id: gameProvider.id });
  return { code: 0, lines: rows.map(({ id }) => `${id}: ${status}`) };
}

interface PlayerChange {
  readonly provider: string;
  readonly member: string;
  readonly status: Status;
}

/** The member with a mobile number. Throws `OperatorRefusal` for none. */
export async function findMemberId({ db, agentId }: OpsCall['services'], typed: string): Promise<string> {
  const mobile = normaliseMobile(typed);
  const [of] = await db.orm
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(and(eq(memberTable.agentId, agentId), eq(memberTable.username, mobile)));
  if (!of) throw new OperatorRefusal(`There is no member ${mobile}`);
  return of.id;
}

async function setPlayer(
  services: OpsCall['services'],
  { provider, member, status }: PlayerChange,
): Promise<OpsAnswer> {
  const [known] = await services.db.orm.select().from(gameProvider).where(eq(gameProvider.id, provider));
  if (!known) throw new OperatorRefusal(`There is no provider ${provider}`);
  const memberId = await findMemberId(services, member);
  const isClosed = status === 'closed';
  await services.db.orm
    .insert(gamePlayer)
    .values({ providerId: provider, memberId, playerId: services.random.uuid(), isClosed })
    .onConflictDoUpdate({ target: [gamePlayer.providerId, gamePlayer.memberId], set: { isClosed } });
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
