import { roundsCopy } from '#components/games/rounds/copy.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import type { OwnRounds } from '#lib/loaders/games/rounds.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './rounds.module.css';

/** Rounds that the member may play for nothing, each leading into its game. */
export function FreeRounds({ freeRounds }: Pick<OwnRounds, 'freeRounds'>) {
  if (freeRounds.length === 0) return null;
  return (
    <section className={styles.free} aria-labelledby="free-rounds">
      <h2 id="free-rounds">{roundsCopy.freeTitle}</h2>
      <ul className={styles.rows}>
        {freeRounds.map(({ provider_id: provider, game_id: game, game_name, stake, left, ends_at }) => (
          <li key={`${provider} ${game} ${stake}`} className={styles.row}>
            <div className={styles.head}>
              <strong>{game_name}</strong>
              <b>{roundsCopy.freeLeft(left)}</b>
            </div>
            <small>{roundsCopy.freeOf(formatBaht(stake), ends_at && formatThaiDateTime(ends_at))}</small>
            <a className={styles.replay} href={gamePaths.play({ provider, game })}>
              {roundsCopy.freePlay}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
