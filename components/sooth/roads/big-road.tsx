import { soothCopy as copy } from '#components/sooth/copy.ts';
import { Board, type BoardMark } from '#components/sooth/roads/board.tsx';
import { bigRoadOf } from '#rules/baccarat/big-road.ts';
import type { Outcome } from '#rules/baccarat/hand.ts';
import { type Laid, layRoad } from '#rules/baccarat/lay-road.ts';

interface BigRoadProps {
  readonly outcomes: readonly Outcome[];
  /** All of it is there and said, not its end alone. */
  readonly isWhole?: boolean;
}

/** Wins of one side in a row as columns: banker as a full ring, player as an empty one, ties as a stroke with their number. */
export function BigRoad({ outcomes, isWhole = false }: BigRoadProps) {
  const { columns, leadingTies } = bigRoadOf(outcomes);
  const cells = layRoad(columns).map(
    ({ mark, ...place }): Laid<BoardMark> => ({
      ...place,
      mark: { look: mark.side === 'B' ? 'full' : 'empty', ties: mark.ties },
    }),
  );
  if (leadingTies > 0) cells.push({ column: 0, row: 0, mark: { look: null, ties: leadingTies } });
  const last = columns.at(-1);
  const now = copy.roadNow(copy.bigRoad, { side: last?.[0]?.side, length: last?.length ?? 0, leadingTies });
  const label = isWhole && columns.length > 1 ? `${now} ${copy.bigRoadAll(columns)}` : now;
  return <Board label={label} cells={cells} {...(isWhole && { scrolls: copy.bigRoad })} />;
}
