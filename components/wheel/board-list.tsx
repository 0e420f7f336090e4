import { wheelCopy as copy } from '#components/wheel/copy.ts';
import type { Board } from '#lib/api/wheel/queries.ts';
import styles from './wheel.module.css';

/** The newest prizes of all members. */
export function BoardList({ board }: { readonly board: Board }) {
  return (
    <section className={styles.card} aria-labelledby="wheel-board">
      <h2 id="wheel-board">{copy.board}</h2>
      {board.length === 0 && <p className={styles.muted}>{copy.noBoard}</p>}
      <ul className={styles.rows}>
        {board.map(({ id, member, prize, at }) => (
          <li key={id} className={styles.row}>
            <span>{member}</span>
            <b>{copy.won(prize)}</b>
            <span className={styles.muted}>{copy.at(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
