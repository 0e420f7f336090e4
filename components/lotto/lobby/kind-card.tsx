import { drawOf, lobbyCopy } from '#components/lotto/copy.ts';
import { ResultCard } from '#components/lotto/results/result-card.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Countdown } from '#components/ui/show/countdown.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { BetRate, LobbyKind, Round } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { paybackText, rateText } from '#rules/lotto/odds/odds-text.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './lobby.module.css';

export type RatedKind = LobbyKind & { readonly rates: readonly BetRate[] };

function RoundLine({ round }: { round: Round | null }) {
  if (!round) return <p className={styles.waiting}>{lobbyCopy.noRound}</p>;
  return (
    <>
      <p className={styles.draw}>{drawOf(formatThaiDate(round.draw_date, 'long'))}</p>
      {round.status === 'open' ? (
        <p className={styles.closes}>
          <Icon name="clock" size={20} /> {lobbyCopy.closesIn} <Countdown until={round.closes_at} />
          <small>{lobbyCopy.closesAt(formatThaiDateTime(round.closes_at))}</small>
        </p>
      ) : (
        <p className={styles.waiting}>{lobbyCopy.closedRound}</p>
      )}
    </>
  );
}

/** One lottery: the round on sale, the newest result, and what each bet pays and gives back. */
export function KindCard({ kind }: { kind: RatedKind }) {
  const { round, latest } = kind;
  return (
    <article className={styles.kind}>
      <div className={styles.sale}>
        {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
        <img src="/art/lottery-emblem.svg" alt="" width={96} height={96} />
        <div>
          <h2>{kind.kind_name}</h2>
          <p className={styles.about}>{kind.description}</p>
          <RoundLine round={round} />
        </div>
        {round?.status === 'open' && (
          <ButtonLink href={paths.round(round.round_id)} className={styles.bet}>
            {lobbyCopy.bet}
          </ButtonLink>
        )}
      </div>
      <section className={styles.latest} aria-label={lobbyCopy.latest}>
        {latest ? <ResultCard draw={latest} /> : <p className={styles.empty}>{lobbyCopy.noResult}</p>}
      </section>
      <section className={styles.pays} aria-label={lobbyCopy.rates}>
        <ul>
          {kind.rates.map((rate) => (
            <li key={rate.type}>
              <span>{rate.name}</span>
              <b>{rateText(rate.rate)}</b>
              <small>
                {lobbyCopy.payback} {paybackText(rate.chance, rate.rate)}
              </small>
            </li>
          ))}
        </ul>
        <p>{lobbyCopy.paybackNote}</p>
      </section>
      <nav className={styles.links} aria-label={kind.kind_name}>
        <a href={paths.lottoResults}>
          <Icon name="trophy" size={20} /> {lobbyCopy.allResults}
        </a>
        <a href={paths.lottoRates}>
          <Icon name="list" size={20} /> {lobbyCopy.allRates}
        </a>
        <a href={paths.lottoRules}>
          <Icon name="info" size={20} /> {lobbyCopy.rules}
        </a>
      </nav>
    </article>
  );
}
