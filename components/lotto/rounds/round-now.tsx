import { roundsCopy } from '#components/lotto/rounds/copy.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import type { DayRound } from '#lib/loaders/lotto/round-day.ts';
import { paths } from '#lib/paths.ts';
import styles from './rounds.module.css';

/** The round that is played now, with the time left and the way in. */
export function RoundNow({ round: { roundId, number, closesAt, stage } }: { round: DayRound }) {
  const isOpen = stage === 'open' || stage === 'soon';
  return (
    <section className={styles.now} aria-label={roundsCopy.now}>
      <p>
        <small>{roundsCopy.now}</small>
        <strong>{roundsCopy.roundNow(number)}</strong>
      </p>
      {isOpen ? (
        <p className={styles.left}>
          <small>{roundsCopy.closesIn}</small>
          <Countdown until={closesAt} />
        </p>
      ) : (
        <p className={styles.left}>{roundsCopy.stage[stage]}</p>
      )}
      <ButtonLink href={paths.round(roundId)} fullWidth>
        {roundsCopy.enter}
      </ButtonLink>
    </section>
  );
}
