import { gamesCopy } from '#components/games/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { type GameFacts, gameKey } from '#lib/games/game-facts.ts';
import styles from './games.module.css';

interface GameStarProps {
  readonly game: GameFacts;
  readonly isFavourite: boolean;
}

/** Beside a card: the game is a favourite of this device, or is made one. The list around it hears the press. */
export function GameStar({ game, isFavourite }: GameStarProps) {
  return (
    <button
      type="button"
      className={styles.star}
      data-star={gameKey(game)}
      aria-pressed={isFavourite}
      aria-label={gamesCopy.favouriteOf(game.name)}
    >
      <Icon name="star" size={20} />
    </button>
  );
}
