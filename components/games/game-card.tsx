import { gamesCopy } from '#components/games/copy.ts';
import type { GameFacts } from '#lib/games/game-facts.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import styles from './games.module.css';

interface GameCardProps {
  readonly game: GameFacts;
  /** Among the first that are seen: its picture is loaded before those further down. */
  readonly isEarly?: boolean;
}

/** How often a slot wins; of a table, on which each option wins as often as it does, what the best of them returns. */
function aboutOf({ volatility, mostReturn }: GameFacts): string {
  if (volatility !== null) return gamesCopy.volatility[volatility];
  return mostReturn === undefined ? '' : gamesCopy.mostReturn(mostReturn);
}

/** A game as one link. The list around it hears the press. */
export function GameCard({ game, isEarly = false }: GameCardProps) {
  const href = gamePaths.play({ provider: game.providerId, game: game.gameId });
  return (
    <a className={styles.game} href={href}>
      {/* biome-ignore lint/performance/noImgElement: pictures are drawn in their size at build time */}
      <img
        src={game.image}
        alt=""
        width={220}
        height={220}
        {...(isEarly ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <span className={styles.name}>{game.name}</span>
      <small className={styles.about}>{aboutOf(game)}</small>
    </a>
  );
}
