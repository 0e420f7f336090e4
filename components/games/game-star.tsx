import { gamesCopy } from '#components/games/copy.ts';
import type { GameFacts } from '#lib/games/game-facts.ts';
import styles from './games.module.css';

const SHAPE = 'game-star';
/** The same drawing as the icon `star`. Exporting the list of icons from its file would make the first load of every page larger. */
export const STAR = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z';

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
      aria-pressed={isFavourite}
      aria-label={gamesCopy.favouriteOf(game.name)}
    >
      <svg className="icon" aria-hidden="true">
        <use href={`#${SHAPE}`} />
      </svg>
    </button>
  );
}

/** The shape that all stars of a page refer to, once in the page. A lobby has a hundred stars. */
export function GameStarShape() {
  return (
    <svg className={styles.shape} aria-hidden="true">
      <symbol id={SHAPE} viewBox="0 0 24 24">
        <path d={STAR} />
      </symbol>
    </svg>
  );
}
