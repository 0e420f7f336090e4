'use client';

import type { MouseEvent } from 'react';
import { GameCard } from '#components/games/game-card.tsx';
import { GameStar } from '#components/games/game-star.tsx';
import { loadPartsNow } from '#components/ui/idle-part.tsx';
import { type GameFacts, gameKey } from '#lib/games/game-facts.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './games.module.css';

interface GameGridProps {
  readonly games: readonly GameFacts[];
  /** Where it stands, told with the game that is chosen. */
  readonly source: string;
  /** One line to swipe along instead of rows. */
  readonly isRow?: boolean;
  /** The first list of the page. */
  readonly isFirst?: boolean;
  /** Keys of the favourite games of this device; cards have a star where they are given. */
  readonly favourites?: readonly string[];
}

/** Cards of a list that a phone shows at once. */
const IN_SIGHT = 4;

/** How long a card shows that it was pressed, milliseconds: until the launcher has come over a slow line. */
const ANSWER_MS = 1_500;

/** Cards of games. One that is chosen opens over the page; as a link it opens on a page of its own. */
export function GameGrid({ games, source, isRow = false, isFirst = false, favourites }: GameGridProps) {
  const select = useArea('games', (state) => state.select);
  const isMember = useArea('user', (state) => state.isLoggedIn);
  const toggle = useArea('lobby', (state) => state.toggleFavouriteGame);
  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const item = target?.closest('li');
    const game = item ? games[[...event.currentTarget.children].indexOf(item)] : undefined;
    if (!target || !game) return;
    if (target.closest('button')) {
      toggle(gameKey(game));
      return;
    }
    const card = target.closest('a');
    if (!card || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { gameId, providerId, subProviderId, name } = game;
    select({ gameId, providerId, subProviderId, name, source, isDemo: !isMember });
    // Pressed soon after the page came alive, the launcher is not there yet.
    loadPartsNow();
    card.animate?.({ opacity: [0.4, 1] }, ANSWER_MS);
  };
  return (
    <ul className={isRow ? styles.row : styles.grid} onClickCapture={handleClick}>
      {games.map((game, at) => (
        <li key={gameKey(game)}>
          <GameCard game={game} isEarly={isFirst && at < IN_SIGHT} />
          {favourites && <GameStar game={game} isFavourite={favourites.includes(gameKey(game))} />}
        </li>
      ))}
    </ul>
  );
}
