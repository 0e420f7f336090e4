import { z } from 'zod';
import { linkTo, type ProviderLink } from '#backend/areas/games/env.ts';
import { type Asker, askProvider, away } from '#backend/areas/games/providers/ask-provider.ts';
import { HOUSE } from '#rules/games/house.ts';

const Link = z.object({ link: z.string().max(2_000) });

/** A game to open. */
export interface AskedGame {
  readonly providerId: string;
  readonly gameId: string;
  /** Null for play money. */
  readonly token: string | null;
  readonly playerId: string | null;
  readonly isMobile: boolean;
}

/** Asks a provider to open a game: the address for the frame. Refuses 4508 when it does not answer, or with an address that is not its own. */
export function askForGame(services: Asker, asked: AskedGame): Promise<string> {
  const { providerId, gameId, token, playerId, isMobile } = asked;
  const body = { game_id: gameId, token, player_id: playerId, is_mobile: isMobile, language: 'th' };
  return askForLink(services, providerId, 'launch', body);
}

/** Asks a provider for the address at which a round of a player is shown again. Refuses as `askForGame` does. */
export function askForReplay(
  services: Asker,
  { providerId, playerId, roundId }: Readonly<Record<'providerId' | 'playerId' | 'roundId', string>>,
): Promise<string> {
  return askForLink(services, providerId, 'replay_link', { player_id: playerId, round_id: roundId });
}

/** An address of the provider: of its frames, or of the house a path on this site. */
function isOwnAddress(link: string, providerId: string, { frames }: ProviderLink): boolean {
  if (providerId === HOUSE) return /^\/frames\/[a-z]+\.html#[A-Za-z0-9=&_-]*$/.test(link);
  const url = URL.parse(link);
  // An address of blob: has the origin of whoever made it.
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return false;
  return frames.some((frame) => URL.parse(frame)?.origin === url.origin);
}

async function askForLink(services: Asker, providerId: string, path: string, body: unknown): Promise<string> {
  const provider = linkTo(services, providerId);
  if (!provider) throw away();
  const { link } = await askProvider(services, { provider, providerId, path, body }, Link);
  if (isOwnAddress(link, providerId, provider)) return link;
  services.log.error(
    { provider: providerId, path },
    'a game provider answered with an address that is not its own',
  );
  throw away();
}
