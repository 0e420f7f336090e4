import { ResultCard } from '#components/lotto/results/result-card.tsx';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import styles from './result-cards.module.css';

/** Draws of the lists, a card each. */
export function ResultCards({ draws }: { draws: readonly DrawResult[] }) {
  return (
    <ul className={styles.list}>
      {draws.map((draw) => (
        <li key={draw.round_id}>
          <ResultCard draw={draw} />
        </li>
      ))}
    </ul>
  );
}
