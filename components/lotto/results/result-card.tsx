import { resultCopy } from '#components/lotto/copy.ts';
import { drawOf } from '#components/lotto/draw-of.ts';
import { DrawCard } from '#components/ui/show/draw-card.tsx';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import { drawPrizes } from '#lib/lotto/draw-prizes.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './results.module.css';

/** A draw of the lists, which leads to all of its prizes and how its figures came about. */
export function ResultCard({ draw }: { draw: DrawResult }) {
  const { first, minor, published } = drawPrizes(draw);
  return (
    <DrawCard
      href={paths.result(draw.round_id)}
      title={draw.kind_name}
      text={drawOf(formatThaiDate(draw.draw_date, 'long'), draw.round_no)}
      first={first}
      minor={minor}
      foot={
        <>
          {published && <small>{published}</small>}
          <span className={styles.more}>{resultCopy.detail}</span>
        </>
      }
    />
  );
}
