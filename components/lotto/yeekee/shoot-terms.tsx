import { termsCopy } from '#components/lotto/yeekee/copy.ts';
import { Fold } from '#components/ui/show/fold.tsx';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import styles from './terms.module.css';

/** What shooters win and when a round gives its stakes back. */
export function ShootTerms({ room: { terms, prizes } }: { room: RoomFacts }) {
  return (
    <>
      <section className={styles.card} aria-labelledby="shoot-prizes">
        <h2 id="shoot-prizes">{termsCopy.rewards}</h2>
        <dl className={styles.prizes}>
          {terms.prizes.map(({ row, prize }) => {
            const won = prizes.find((one) => one.row === row);
            return (
              <div key={row}>
                <dt>
                  <span>{termsCopy.rewardRow(row)}</span>
                  {won && <small>{termsCopy.wonBy(won.member, won.position)}</small>}
                </dt>
                <dd>
                  <span className={styles.reward}>{termsCopy.rewardBaht(prize)}</span>
                </dd>
              </div>
            );
          })}
        </dl>
        <p className={styles.condition}>{termsCopy.condition(terms.min_stake)}</p>
      </section>
      <Fold title={<h2>{termsCopy.refunds}</h2>}>
        <ul className={styles.lines}>
          {termsCopy.refundLines(terms.min_shots, terms.min_shooters).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
