import { soothCopy as copy } from '#components/sooth/copy.ts';
import { Board, type BoardMark } from '#components/sooth/roads/board.tsx';
import { bigRoadOf } from '#rules/baccarat/big-road.ts';
import { columnsOf, type DerivedRoad, derivedRoad, derivedRoads } from '#rules/baccarat/derived-roads.ts';
import type { Outcome } from '#rules/baccarat/hand.ts';
import { type Laid, layRoad } from '#rules/baccarat/lay-road.ts';
import styles from './roads.module.css';

function DerivedBoard({
  road,
  lengths,
}: {
  readonly road: DerivedRoad;
  readonly lengths: readonly number[];
}) {
  const columns = columnsOf(derivedRoad(road, lengths));
  const cells = layRoad(columns).map(
    ({ mark, ...place }): Laid<BoardMark> => ({
      ...place,
      mark: { look: mark === 'red' ? 'full' : 'empty', ties: 0 },
    }),
  );
  return <Board label={copy.derivedNow(road, columns)} cells={cells} scrolls={copy.road(road)} />;
}

/** The three roads that are made of the big road. */
export function DerivedRoads({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const lengths = bigRoadOf(outcomes).columns.map(({ length }) => length);
  return (
    <div className={styles.derived}>
      {derivedRoads.map((road) => (
        <div key={road} className={styles.road}>
          <h4>{copy.road(road)}</h4>
          <DerivedBoard road={road} lengths={lengths} />
        </div>
      ))}
    </div>
  );
}
