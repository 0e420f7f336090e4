import { ratesCopy } from '#components/lotto/copy.ts';
import { RateCards } from '#components/lotto/rates/rate-cards.tsx';
import { RuleText } from '#components/lotto/round/rule-text.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { KindRates, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';
import styles from './rates.module.css';

type KindTerms = KindRates & {
  readonly terms: { readonly rule: RoundRule; readonly limit: RoundLimit } | null;
};

/** Rates, odds, limits and rules of every lottery; the same for a visitor. */
export function RatesView({ kinds }: { kinds: readonly KindTerms[] }) {
  return (
    <>
      <PageHead title={ratesCopy.title} lead={ratesCopy.lead} />
      {kinds.length === 0 && <p>{ratesCopy.empty}</p>}
      {kinds.map(({ kind, kind_name, rates, terms }) => (
        <article key={kind} className={styles.kind}>
          <h2>{kind_name}</h2>
          <RateCards rates={rates} limit={terms?.limit ?? null} rule={terms?.rule ?? null} />
          {terms && (
            <section id="rules" className={styles.rules}>
              <h2>{ratesCopy.rules}</h2>
              <RuleText rule={terms.rule} />
            </section>
          )}
        </article>
      ))}
    </>
  );
}
