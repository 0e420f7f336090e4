import { drawOf, ratesCopy, resultCopy } from '#components/lotto/copy.ts';
import { TicketChecker } from '#components/lotto/results/ticket-checker.tsx';
import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './results.module.css';

type Tier = DrawResult['tiers'][number];

const MINOR = ['front_three', 'back_three', 'last_two'];

function TopPrizes({ tiers }: { tiers: readonly Tier[] }) {
  const first = tiers.find((tier) => tier.id === 'first');
  const minor = MINOR.flatMap((id) => tiers.find((tier) => tier.id === id) ?? []);
  return (
    <div className={styles.main}>
      {first && (
        <section className={styles.first}>
          <h2>{first.name}</h2>
          {first.numbers.map((number) => (
            <NumberPlate key={number} number={number} tone="gold" />
          ))}
          <small>{resultCopy.each(first.prize)}</small>
        </section>
      )}
      <div className={styles.minor}>
        {minor.map((tier) => (
          <section key={tier.id}>
            <h2>{tier.name.replace('รางวัล', '')}</h2>
            <span className={styles.plates}>
              {tier.numbers.map((number) => (
                <NumberPlate key={number} number={number} />
              ))}
            </span>
            <small>{ratesCopy.baht(tier.prize)}</small>
          </section>
        ))}
      </div>
    </div>
  );
}

function TierNumbers({ tier }: { tier: Tier }) {
  return (
    <section className={styles.tier}>
      <header>
        <h2>{tier.name}</h2>
        <small>
          {resultCopy.count(tier.numbers.length)} · {resultCopy.each(tier.prize)}
        </small>
      </header>
      <ul>
        {tier.numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </section>
  );
}

function BetFigures({ kind, tiers }: Pick<DrawResult, 'kind' | 'tiers'>) {
  const { top4, top3, top2, bottom2, front3, bottom3 } = figuresOfKind(kind, tiers);
  const rows = [
    ['top_4', top4],
    ['top_3', top3],
    ['top_2', top2],
    ['bottom_2', bottom2],
    ['front_3', front3],
    ['bottom_3', bottom3],
  ] as const;
  return (
    <section className={styles.bets} aria-labelledby="bet-figures">
      <h2 id="bet-figures">{resultCopy.forBets}</h2>
      <dl>
        {rows
          .filter(([, numbers]) => numbers.length > 0)
          .map(([type, numbers]) => (
            <div key={type}>
              <dt>{betName(type)}</dt>
              <dd>{numbers.join(' ')}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** One draw with every prize tier, where it comes from, and a check of a ticket; `ticket` is what was asked by address. */
export function ResultView({ draw, ticket }: { draw: DrawResult; ticket: string }) {
  const others = draw.tiers.filter((tier) => tier.id !== 'first' && !MINOR.includes(tier.id));
  return (
    <>
      <PageHead
        title={`${draw.kind_name} ${drawOf(formatThaiDate(draw.draw_date, 'long'))}`}
        back={{ href: paths.lottoResults, label: resultCopy.all }}
      />
      <div className={styles.columns}>
        <TopPrizes tiers={draw.tiers} />
        <aside className={styles.side}>
          <TicketChecker roundId={draw.round_id} tiers={draw.tiers} asked={ticket} />
        </aside>
        <div className={styles.prizes}>
          <BetFigures kind={draw.kind} tiers={draw.tiers} />
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
        </div>
      </div>
    </>
  );
}
