import 'server-only';
import { notFound } from 'next/navigation';
import { optionalRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { type Asked, oneOf } from '#lib/loaders/search-params.ts';

/** A game that is opened by its address; an address that names none is the 404 page. */
export async function loadGame(provider: string | undefined, game: string | undefined) {
  if (!provider || !game) return notFound();
  return readPublic('GET /api/game/detail', { provider_id: provider, game_id: game });
}

/** The name of a game, for the title of its page; undefined where none can be read, which the page itself tells. */
export async function findGameName(provider: Asked, game: Asked): Promise<string | undefined> {
  const [providerId, gameId] = [oneOf(provider), oneOf(game)];
  if (!providerId || !gameId) return undefined;
  const asked = { provider_id: providerId, game_id: gameId };
  return (await optionalRead(() => readPublic('GET /api/game/detail', asked)))?.name;
}
