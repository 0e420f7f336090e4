import { copy } from '#components/home/copy.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Emblem } from '#components/ui/show/emblem.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import type { HomeFacts } from '#lib/loaders/home.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './home.module.css';

/** The rounds that close next, with the time left. */
export function OpenRounds({ openRounds }: Pick<HomeFacts, 'openRounds'>) {
  return (
    <section aria-labelledby="open-rounds">
      <SectionHeader
        id="open-rounds"
        title={copy.openRounds}
        href={paths.lottoLobby}
        linkText={copy.allRounds}
      />
      {openRounds.length === 0 && <p className={styles.empty}>{copy.noRounds}</p>}
      <ul className={styles.list}>
        {openRounds.map(({ kind, name, roundId, drawDate, roundNo, closesAt }) => (
          <li key={kind}>
            <a href={paths.round(roundId)} className={styles.round}>
              <Emblem art={kindArt(kind)} size={72} />
              <span className={styles.roundText}>
                <strong>{name}</strong>
                <span>
                  <WholeText words={[formatThaiDate(drawDate, 'long'), copy.round]}>
                    {copy.drawOf(formatThaiDate(drawDate, 'long'), roundNo)}
                  </WholeText>
                </span>
                <span className={styles.closes}>
                  <Icon name="clock" />
                  <span>{` ${copy.closesIn} `}</span>
                  <Countdown until={closesAt} />
                </span>
              </span>
              <span className={styles.bet}>{copy.betNow}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
