import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { termsCopy } from '#components/ui/promotion/copy.ts';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import { Fold } from '#components/ui/show/fold.tsx';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import type { OwnOffer, Promotion } from '#lib/api/promotion/queries.ts';
import { toSatang } from '#rules/money/baht.ts';
import { creditOneIn } from '#rules/promotion/offer.ts';
import styles from './promotion.module.css';

interface OfferTermsProps {
  readonly promotion: Promotion;
  /** What it means for the member's own deposit; without it for the least one. */
  readonly terms?: OwnOffer['terms'];
}

/** What a promotion brings, large; what it asks for and costs, line by line; all other terms folded below. */
export function OfferTerms({ promotion, terms }: OfferTermsProps) {
  const { example, turn, min_deposit: least, largest_withdrawal: most } = promotion;
  const chance = (deposit: number, target: number) =>
    turn === 'credit'
      ? ([[termsCopy.chance, termsCopy.oneIn(creditOneIn(toSatang(deposit), toSatang(target)))]] as const)
      : [];
  const dates = copy.dates(promotion);
  return (
    <>
      <p className={styles.conditions}>
        <WholeText words={copy.whole}>{promotion.conditions.join(' · ')}</WholeText>
      </p>
      {dates && <p className={styles.conditions}>{dates}</p>}
      <p className={styles.brings}>
        <b>{`${promotion.percent}%`}</b>
        <span>{copy.ofDeposit}</span> <span>{copy.mostBonus(promotion)}</span>
      </p>
      <TermsList
        terms={[
          ...(terms
            ? ([
                [termsCopy.deposit, termsCopy.baht(terms.deposit)],
                [termsCopy.bonus, termsCopy.baht(terms.bonus)],
                [termsCopy.target[turn], termsCopy.baht(terms.target)],
                ...chance(terms.deposit, terms.target),
                [termsCopy.within, copy.time(terms.until)],
                [termsCopy.cost[turn], termsCopy.range(terms.average_cost_from, terms.average_cost)],
                [termsCopy.largest, termsCopy.baht(promotion.max_stake)],
              ] as const)
            : ([
                [termsCopy.least, termsCopy.baht(least)],
                [termsCopy.target[turn], termsCopy.times(promotion.times, promotion.days)],
                ...chance(least, example.target),
                [
                  termsCopy.cost[turn],
                  termsCopy.costWhen(example.average_cost_from, example.average_cost, least),
                ],
              ] as const)),
          ...(most === null ? [] : ([[termsCopy.mostOut, termsCopy.baht(most)]] as const)),
        ]}
      />
      <p className={styles.muted}>{copy.counts(promotion)}</p>
      <Fold title={copy.allTerms}>
        <div className={styles.folded}>
          <p>{copy.asks(promotion)}</p>
          {turn === 'credit' && <p>{copy.creditHow}</p>}
          <p>{copy.funds}</p>
          <p>{copy.largest(promotion.max_stake)}</p>
          <p>{copy.withdrawal(most)}</p>
          <p>{copy.example(promotion)}</p>
        </div>
      </Fold>
    </>
  );
}
