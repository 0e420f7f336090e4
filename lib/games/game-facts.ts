import type { Game } from '#contract/games/catalogue.ts';

/** What a card shows of a game; every field is sent twice, in the HTML and beside it. */
export interface GameFacts {
  readonly gameId: string;
  readonly providerId: string;
  readonly subProviderId: string;
  readonly name: string;
  readonly image: string;
  readonly volatility: Game['volatility'];
  /** Percent that its best option returns, of what is no slot. */
  readonly mostReturn?: number;
}

/** Names a game on this device. */
export function gameKey({ providerId, gameId }: Pick<GameFacts, 'providerId' | 'gameId'>): string {
  return `${providerId} ${gameId}`;
}

export function gameFacts(game: Game): GameFacts {
  const { game_id, provider_id, sub_provider_id, name, image, volatility, category, rtp } = game;
  return {
    gameId: game_id,
    providerId: provider_id,
    subProviderId: sub_provider_id,
    name,
    image,
    volatility,
    ...(category !== 'slot' && rtp !== null && { mostReturn: rtp }),
  };
}
