import { drawOf, resultCopy } from '#components/lotto/copy.ts';
import { DrawCard } from '#components/ui/show/draw-card.tsx';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { numbersOf } from '#rules/lotto/kinds/glo/figures.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './results.module.css';

/** A draw of the lists, which leads to all of its prizes. */
export function ResultCard({ draw }: { draw: DrawResult }) {
  const { front3, bottom3, bottom2 } = figuresOfKind(draw.kind, draw.tiers);
  return (
    <DrawCard
      href={paths.result(draw.round_id)}
      title={`${draw.kind_name} ${drawOf(formatThaiDate(draw.draw_date, 'long'))}`}
      first={{ title: resultCopy.first, numbers: numbersOf(draw.tiers, 'first') }}
      minor={[
        { title: resultCopy.front3, numbers: front3 },
        { title: resultCopy.back3, numbers: bottom3 },
        { title: resultCopy.last2, numbers: bottom2 },
      ]}
      foot={<span className={styles.more}>{resultCopy.detail}</span>}
    />
  );
}
