import { ratesCopy } from '#components/lotto/copy.ts';
import { KindSelect } from '#components/lotto/kind-select.tsx';
import { RateCards } from '#components/lotto/rates/rate-cards.tsx';
import { RuleText } from '#components/lotto/round/rule-text.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { KindRates, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './rates.module.css';

interface RatesViewProps {
  readonly kinds: readonly KindRates[];
  /** The kind that is shown; null when there is none at all. */
  readonly chosen: KindRates | null;
  readonly terms: { readonly rule: RoundRule; readonly limit: RoundLimit } | null;
}

/** Rates, odds, limits and rules of one lottery, and all others to choose from; the same for a visitor. */
export function RatesView({ kinds, chosen, terms }: RatesViewProps) {
  return (
    <>
      <PageHead title={ratesCopy.title} lead={ratesCopy.lead} />
      {!chosen && <p>{ratesCopy.empty}</p>}
      {chosen && (
        <>
          <KindSelect page={paths.lottoRates} chosen={chosen.kind} kinds={kinds} />
          <article className={styles.kind}>
            <h2>{chosen.kind_name}</h2>
            <RateCards rates={chosen.rates} limit={terms?.limit ?? null} rule={terms?.rule ?? null} />
            {terms && (
              <section id="rules" className={styles.rules}>
                <h2>{ratesCopy.rules}</h2>
                <RuleText rule={terms.rule} />
              </section>
            )}
          </article>
        </>
      )}
    </>
  );
}
