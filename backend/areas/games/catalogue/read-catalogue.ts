import { and, asc, count, desc, eq, getTableColumns, max, type SQL, sql } from 'drizzle-orm';
import type { GameRow } from '#backend/areas/games/catalogue/present-game.ts';
import { game, gameProvider, gameSession } from '#backend/areas/games/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import type { LobbyKey } from '#rules/games/lobbies.ts';
import type { SectionKey } from '#rules/games/lobby-layouts.ts';

type Reader = Pick<Database, 'orm'>;

/** A game and its provider can be chosen now. */
const isOpen = and(eq(game.status, 'open'), eq(gameProvider.status, 'open'));
const ofProvider = eq(gameProvider.id, game.providerId);
const inOrder = [asc(game.position), asc(game.gameId)];

/** The games of one lobby. */
const inLobby = (lobby: LobbyKey) =>
  lobby === 'freespin' ? eq(game.hasFreeSpins, true) : eq(game.category, lobby);

/** What belongs to a section of a lobby. */
const sectionOf: Readonly<Record<SectionKey, SQL>> = {
  hot: sql`${game.isHot}`,
  easy: sql`${game.volatility} = 'low'`,
  wild: sql`${game.volatility} IN ('high', 'very_high')`,
  'free-spins': sql`${game.hasFreeSpins}`,
  all: sql`true`,
};

interface Narrowed {
  readonly provider?: string | undefined;
  readonly lobby?: LobbyKey | undefined;
}

/** All games that can be chosen now, in the operator's order; of a lobby or a provider alone where one is given. */
export async function readGames(db: Reader, { provider, lobby }: Narrowed = {}): Promise<GameRow[]> {
  const narrowed = and(
    isOpen,
    provider === undefined ? undefined : eq(game.providerId, provider),
    lobby === undefined ? undefined : inLobby(lobby),
  );
  return db.orm
    .select(getTableColumns(game))
    .from(game)
    .innerJoin(gameProvider, ofProvider)
    .where(narrowed)
    .orderBy(...inOrder);
}

/** One game that can be chosen now; undefined for none. */
export async function findGame(
  db: Reader,
  { providerId, gameId }: Readonly<Record<'providerId' | 'gameId', string>>,
): Promise<GameRow | undefined> {
  const [found] = await db.orm
    .select(getTableColumns(game))
    .from(game)
    .innerJoin(gameProvider, ofProvider)
    .where(and(isOpen, eq(game.providerId, providerId), eq(game.gameId, gameId)));
  return found;
}

/** So many of the times that a member opened a game are looked at: there may be tens of thousands. */
const MOST_OPENED = 500;

/** The games that can be chosen now and that a member opened last, newest first. */
export async function readLastOpened(db: Reader, memberId: string, most: number): Promise<GameRow[]> {
  const opened = db.orm
    .select({
      providerId: gameSession.providerId,
      gameId: gameSession.gameId,
      openedAt: gameSession.openedAt,
    })
    .from(gameSession)
    .where(eq(gameSession.memberId, memberId))
    .orderBy(desc(gameSession.openedAt))
    .limit(MOST_OPENED)
    .as('opened');
  return db.orm
    .select(getTableColumns(game))
    .from(opened)
    .innerJoin(game, and(eq(game.providerId, opened.providerId), eq(game.gameId, opened.gameId)))
    .innerJoin(gameProvider, ofProvider)
    .where(isOpen)
    .groupBy(game.providerId, game.gameId)
    .orderBy(desc(max(opened.openedAt)))
    .limit(most);
}

/** The first games of each section of a lobby, so many of each: no more is read, however many there are. */
export async function readSections(
  db: Reader,
  lobby: LobbyKey,
  most: ReadonlyArray<{ readonly key: SectionKey; readonly most: number }>,
): Promise<ReadonlyArray<{ readonly key: SectionKey; readonly games: readonly GameRow[] }>> {
  const read = ({ key, most: limit }: (typeof most)[number]) =>
    db.orm
      .select(getTableColumns(game))
      .from(game)
      .innerJoin(gameProvider, ofProvider)
      .where(and(isOpen, inLobby(lobby), sectionOf[key]))
      .orderBy(...inOrder)
      .limit(limit);
  return Promise.all(most.map(async (one) => ({ key: one.key, games: await read(one) })));
}

/** How many games there are of each provider in a lobby, or in all; `isAbsent` of one that has none there, whether it is open or not. */
export async function countGames(db: Reader, lobby?: LobbyKey) {
  const counted = db.orm
    .select({ providerId: game.providerId, games: count().as('games') })
    .from(game)
    .where(and(eq(game.status, 'open'), lobby === undefined ? undefined : inLobby(lobby)))
    .groupBy(game.providerId)
    .as('counted');
  const rows = await db.orm
    .select({ provider: gameProvider, games: counted.games })
    .from(gameProvider)
    .leftJoin(counted, eq(counted.providerId, gameProvider.id))
    .orderBy(asc(gameProvider.position));
  return rows.map(({ provider, games }) => ({
    provider,
    games: provider.status === 'open' ? (games ?? 0) : 0,
    isAbsent: games === null,
  }));
}
