import { ratesCopy } from '#components/lotto/copy.ts';
import { drawOf } from '#components/lotto/draw-of.ts';
import { KindSelect } from '#components/lotto/kind-select.tsx';
import { NumberLeft } from '#components/lotto/rates/number-left.tsx';
import { RateChanges } from '#components/lotto/rates/rate-changes.tsx';
import { RateList } from '#components/lotto/rates/rate-list.tsx';
import { TermsChanges } from '#components/lotto/rates/terms-changes.tsx';
import { ControlledNumbers } from '#components/lotto/round/controlled-numbers.tsx';
import { RuleText } from '#components/lotto/round/rule-text.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type {
  KindRates,
  NumberLeft as Left,
  RateChange,
  Round,
  RoundLimit,
  RoundRule,
  TermsChange,
} from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './rates.module.css';

interface RatesViewProps {
  readonly kinds: readonly KindRates[];
  /** The kind that is shown; null when there is none at all. */
  readonly chosen: KindRates | null;
  readonly terms: {
    readonly round: Round;
    readonly rule: RoundRule;
    readonly limit: RoundLimit;
    readonly changes: readonly TermsChange[];
  } | null;
  /** Of the kind's price list, also those to come. */
  readonly rateChanges: readonly RateChange[];
  /** A number that is asked about, as it was typed, and what the round still takes of it. */
  readonly typed: string;
  readonly left: readonly Left[] | null;
}

/** Rates, odds, limits and rules of one lottery, and all others to choose from; the same for a visitor. */
export function RatesView({ kinds, chosen, terms, rateChanges, typed, left }: RatesViewProps) {
  return (
    <>
      <PageHead title={ratesCopy.title} lead={ratesCopy.lead} />
      {!chosen && <p>{ratesCopy.empty}</p>}
      {chosen && (
        <>
          <KindSelect page={paths.lottoRates} chosen={chosen.kind} kinds={kinds} />
          <article className={styles.kind}>
            <h2>{chosen.kind_name}</h2>
            <RateList rates={chosen.rates} limit={terms?.limit ?? null} rule={terms?.rule ?? null} />
            {terms && (
              <>
                <NumberLeft
                  kind={chosen.kind}
                  draw={drawOf(formatThaiDate(terms.round.draw_date, 'long'), terms.round.round_no)}
                  typed={typed}
                  left={left}
                />
                <ControlledNumbers controls={terms.limit.numbers} />
                <TermsChanges changes={terms.changes} />
              </>
            )}
            <RateChanges changes={rateChanges} />
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
