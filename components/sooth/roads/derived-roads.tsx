import { soothCopy as copy } from '#components/sooth/copy.ts';
import { Board } from '#components/sooth/roads/board.tsx';
import { bigRoadOf } from '#rules/baccarat/big-road.ts';
import { columnsOf, derivedRoad, derivedRoads } from '#rules/baccarat/derived-roads.ts';
import type { Outcome } from '#rules/baccarat/hand.ts';
import { layRoad } from '#rules/baccarat/lay-road.ts';
import styles from './roads.module.css';

/** The three roads that are made of the big road. */
export function DerivedRoads({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const lengths = bigRoadOf(outcomes).columns.map(({ length }) => length);
  return (
    <div className={styles.derived}>
      {derivedRoads.map((road) => {
        const marks = derivedRoad(road, lengths);
        const cells = layRoad(columnsOf(marks)).map(({ mark, ...place }) => ({
          ...place,
          look: mark === 'red' ? styles.red : styles.blue,
        }));
        return (
          <div key={road} className={styles.road}>
            <h4>{copy.road(road)}</h4>
            <Board label={copy.derivedNow(road, marks.at(-1))} cells={cells} />
          </div>
        );
      })}
    </div>
  );
}
