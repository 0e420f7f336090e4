import { drawOf, resultCopy } from '#components/lotto/copy.ts';
import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { numbersOf } from '#rules/lotto/kinds/glo/figures.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './result-card.module.css';

/** A draw at a glance; the whole card leads to all of its prizes. */
export function ResultCard({ draw }: { draw: DrawResult }) {
  const first = numbersOf(draw.tiers, 'first');
  const { front3, bottom3, bottom2 } = figuresOfKind(draw.kind, draw.tiers);
  const minor = [
    [resultCopy.front3, front3],
    [resultCopy.back3, bottom3],
    [resultCopy.last2, bottom2],
  ] as const;
  return (
    <a href={paths.result(draw.round_id)} className={styles.card}>
      <strong>
        {draw.kind_name} {drawOf(formatThaiDate(draw.draw_date, 'long'))}
      </strong>
      <span className={styles.first}>
        <small>{resultCopy.first}</small>
        {first.map((number) => (
          <NumberPlate key={number} number={number} tone="gold" />
        ))}
      </span>
      <span className={styles.minor}>
        {minor.map(([name, numbers]) => (
          <span key={name}>
            <small>{name}</small>
            <span className={styles.plates}>
              {numbers.map((number) => (
                <NumberPlate key={number} number={number} />
              ))}
            </span>
          </span>
        ))}
      </span>
      <span className={styles.more}>{resultCopy.detail}</span>
    </a>
  );
}
