import { copy } from '#components/home/copy.ts';
import { Countdown } from '#components/ui/countdown.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { formatThaiDate } from '#contract/bangkok-time.ts';
import type { HomeSeed } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';
import styles from './home.module.css';

/** The rounds that take bets now, with the time left. */
export function OpenRounds({ kinds }: Pick<HomeSeed, 'kinds'>) {
  const open = kinds.filter((kind) => kind.round?.status === 'open');
  return (
    <section aria-labelledby="open-rounds">
      <SectionHeader
        id="open-rounds"
        title={copy.openRounds}
        href={paths.lottoLobby}
        linkText={copy.allRounds}
      />
      {open.length === 0 && <p className={styles.empty}>{copy.noRounds}</p>}
      <ul className={styles.list}>
        {open.map(
          ({ kind, kind_name, round }) =>
            round && (
              <li key={kind}>
                <a href={paths.round(round.round_id)} className={styles.round}>
                  {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
                  <img src="/art/lottery-emblem.svg" alt="" width={72} height={72} />
                  <span className={styles.roundText}>
                    <strong>{kind_name}</strong>
                    <span>{copy.drawOf(formatThaiDate(round.draw_date, 'long'))}</span>
                    <span className={styles.closes}>
                      <Icon name="clock" /> {copy.closesIn} <Countdown until={round.closes_at} />
                    </span>
                  </span>
                  <span className={styles.bet}>{copy.betNow}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
