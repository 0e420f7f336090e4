import { ratesCopy, resultCopy } from '#components/lotto/copy.ts';
import { drawOf } from '#components/lotto/draw-of.ts';
import { SeedProofPart } from '#components/lotto/proof/seed-proof-part.tsx';
import { Derivation } from '#components/lotto/results/derivation.tsx';
import { ResultHistory } from '#components/lotto/results/result-history.tsx';
import { TicketChecker } from '#components/lotto/results/ticket-checker.tsx';
import { outcomeCopy } from '#components/lotto/yeekee/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import type { DrawResult, ResultDetail } from '#lib/api/lotto/queries.ts';
import { drawPrizes } from '#lib/lotto/draw-prizes.ts';
import { resultPaths } from '#lib/lotto/result-paths.ts';
import { paths } from '#lib/paths.ts';
import { gloDerivation } from '#rules/lotto/kinds/glo/figures.ts';
import { timesDrawn } from '#rules/lotto/kinds/glo/repeats.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './results.module.css';

type Tier = DrawResult['tiers'][number];

/** The numbers that people look for first, on boards; with the prize of a ticket where there are tickets. */
function TopPrizes({ draw }: { draw: DrawResult }) {
  const { first, minor, published } = drawPrizes(draw);
  const prizeOf = (numbers: readonly string[]) =>
    draw.tiers.find((tier) => tier.prize > 0 && tier.numbers.join() === numbers.join())?.prize;
  const firstPrize = prizeOf(first.numbers);
  return (
    <div className={styles.main}>
      <section className={styles.first}>
        <h2>{first.title}</h2>
        {first.numbers.map((number) => (
          <NumberPlate key={number} number={number} tone="gold" />
        ))}
        {firstPrize !== undefined && <small>{resultCopy.each(firstPrize)}</small>}
      </section>
      <div className={styles.minor}>
        {minor.map(({ title, numbers }) => {
          const prize = prizeOf(numbers);
          return (
            <section key={title}>
              <h2>{title}</h2>
              <span className={styles.plates}>
                {numbers.map((number) => (
                  <NumberPlate key={number} number={number} />
                ))}
              </span>
              {prize !== undefined && <small>{ratesCopy.baht(prize)}</small>}
            </section>
          );
        })}
      </div>
      {published && <p className={styles.published}>{published}</p>}
    </div>
  );
}

function TierNumbers({ tier }: { tier: Tier }) {
  return (
    <section className={styles.tier}>
      <header>
        <h2>{tier.name}</h2>
        <small>{`${resultCopy.count(tier.numbers.length)} · ${resultCopy.each(tier.prize)}`}</small>
      </header>
      <ul>
        {timesDrawn(tier.numbers).map(({ number, times }) => (
          <li key={number}>
            <span>{number}</span>
            {times > 1 && <small>{resultCopy.drawnTimes(times)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the result of a draw of this site can be computed again. */
function DrawProof({ draw: { kind, round_id, commit, seed, tiers } }: { draw: DrawResult }) {
  if (kind === 'yeekee')
    return (
      <ButtonLink href={resultPaths.proof(round_id)} variant="secondary">
        {outcomeCopy.proof}
      </ButtonLink>
    );
  const digits = tiers[0]?.numbers[0];
  if (commit === undefined || seed === undefined || digits === undefined) return null;
  return <SeedProofPart roundId={round_id} commit={commit} drawn={{ seed, digits }} />;
}

interface ResultViewProps {
  readonly draw: ResultDetail;
  /** A ticket that was asked for by address. */
  readonly ticket: string;
  /** What a member won in it. */
  readonly wins?: Elements;
}

/**
 * One draw: what was drawn, how the figures for bets came out of it, where it comes from, every version of it, and where
 * there are tickets every prize tier and a check of a ticket.
 */
export function ResultView({ draw, ticket, wins }: ResultViewProps) {
  const shown = gloDerivation.fields.map(({ id }) => id);
  const hasTickets = draw.tiers.some(({ prize }) => prize > 0);
  const others = hasTickets ? draw.tiers.filter(({ id }) => !shown.includes(id)) : [];
  return (
    <>
      <PageHead
        title={draw.kind_name}
        lead={drawOf(formatThaiDate(draw.draw_date, 'long'), draw.round_no)}
        back={{ href: paths.results(draw.kind), label: resultCopy.all }}
      />
      {wins}
      <div className={styles.columns}>
        <TopPrizes draw={draw} />
        {hasTickets && (
          <aside className={styles.side}>
            <TicketChecker roundId={draw.round_id} tiers={draw.tiers} asked={ticket} />
          </aside>
        )}
        <div className={styles.prizes}>
          <Derivation draw={draw} />
          <DrawProof draw={draw} />
          {others.map((tier) => (
            <TierNumbers key={tier.id} tier={tier} />
          ))}
          <dl className={styles.source}>
            <dt>{resultCopy.source}</dt>
            <dd>{draw.source}</dd>
            <dt>{draw.version > 1 ? resultCopy.correctedAt : resultCopy.publishedAt}</dt>
            <dd>{formatThaiDateTime(draw.published_at)}</dd>
            <dt>{resultCopy.round}</dt>
            <dd>{draw.round_id}</dd>
          </dl>
          <ResultHistory history={draw.history} />
        </div>
      </div>
    </>
  );
}
