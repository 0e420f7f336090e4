import { termsCopy } from '#components/lotto/yeekee/copy.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import styles from './terms.module.css';

function Need({ name, value, most, text }: { name: string; value: number; most: number; text: string }) {
  const id = `need-${name}`;
  return (
    <p className={styles.need}>
      <label htmlFor={id}>{name}</label>
      <b>{text}</b>
      <progress id={id} className={styles.bar} value={Math.min(value, most)} max={most} />
    </p>
  );
}

/** How many shots of how many members there are, and what is still missing for the round to count. */
export function RoundNeeds({ room }: { room: RoomFacts }) {
  const { min_shots, min_shooters } = room.terms;
  const shots = Math.max(0, min_shots - room.count);
  const shooters = Math.max(0, min_shooters - room.shooters);
  const isEnough = shots === 0 && shooters === 0;
  return (
    <section className={styles.card} aria-labelledby="round-needs">
      <h2 id="round-needs">{termsCopy.needs}</h2>
      <Need
        name={termsCopy.shots}
        value={room.count}
        most={min_shots}
        text={termsCopy.ofShots(room.count, min_shots)}
      />
      <Need
        name={termsCopy.shooters}
        value={room.shooters}
        most={min_shooters}
        text={termsCopy.ofShooters(room.shooters, min_shooters)}
      />
      <p className={styles.verdict} data-enough={isEnough}>
        {isEnough ? termsCopy.enough : termsCopy.missing(shots, shooters)}
      </p>
    </section>
  );
}
