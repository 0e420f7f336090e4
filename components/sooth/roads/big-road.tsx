import { soothCopy as copy } from '#components/sooth/copy.ts';
import { Board } from '#components/sooth/roads/board.tsx';
import { bigRoadOf } from '#rules/baccarat/big-road.ts';
import type { Outcome } from '#rules/baccarat/hand.ts';
import { layRoad } from '#rules/baccarat/lay-road.ts';
import styles from './roads.module.css';

/** Wins of one side in a row as columns: banker as a full ring, player as an empty one, ties as a stroke. */
export function BigRoad({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { columns } = bigRoadOf(outcomes);
  const last = columns.at(-1);
  const cells = layRoad(columns).map(({ mark, column, row }) => ({
    ...{ column, row },
    look: `${mark.side === 'B' ? styles.banker : styles.player} ${mark.ties > 0 ? styles.tied : ''}`,
  }));
  return <Board label={copy.roadNow(copy.bigRoad, last?.[0]?.side, last?.length ?? 0)} cells={cells} />;
}
