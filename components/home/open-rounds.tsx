import { copy } from '#components/home/copy.ts';
import { TimeLeft } from '#components/ui/clock/time-left.tsx';
import { Emblem } from '#components/ui/show/emblem.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import type { HomeFacts } from '#lib/loaders/home.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './rows.module.css';

type Round = HomeFacts['openRounds'][number];

function OpenRound({
  round: { kind, name, roundId, drawDate, roundNo, closesAt },
}: {
  readonly round: Round;
}) {
  return (
    <a href={paths.round(roundId)} className={styles.row}>
      <Emblem art={kindArt(kind)} size={44} />
      <span className={styles.what}>
        <strong>{name}</strong>
        <small>{copy.drawOf(formatThaiDate(drawDate), roundNo)}</small>
      </span>
      <span className={styles.side}>
        <small>{copy.closesIn}</small>
        <TimeLeft until={closesAt} />
      </span>
      <Icon name="chevron-right" size={20} />
    </a>
  );
}

/** The rounds that close next, with the time left; each row leads to its round. */
export function OpenRounds({ openRounds }: Pick<HomeFacts, 'openRounds'>) {
  return (
    <section aria-labelledby="open-rounds">
      <SectionHeader
        id="open-rounds"
        title={copy.openRounds}
        href={paths.lottoLobby}
        linkText={copy.allRounds}
      />
      {openRounds.length === 0 ? (
        <p className={styles.empty}>{copy.noRounds}</p>
      ) : (
        <ul className={styles.rows}>
          {openRounds.map((round) => (
            <li key={round.kind}>
              <OpenRound round={round} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
