import { termsCopy as copy } from '#components/ui/promotion/copy.ts';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { offerTerms } from '#rules/promotion/offer.ts';

interface DepositTermsProps {
  /** Of the promotion: amounts in baht. */
  readonly promotion: {
    readonly min_deposit: number;
    readonly percent: number;
    readonly max_bonus: number;
    readonly times: number;
    readonly counts: ReadonlyArray<{ readonly of: string; readonly percent: number }>;
    readonly days: number;
    readonly max_stake: number;
    readonly largest_withdrawal: number | null;
  };
  /** What is to be deposited; undefined while that is not known. */
  readonly baht: number | undefined;
}

/** What a deposit of this amount brings, asks for and costs on average. */
export function DepositTerms({ promotion, baht }: DepositTermsProps) {
  if (baht === undefined) return <p>{copy.amountFirst}</p>;
  if (baht < promotion.min_deposit) return <p>{copy.tooLittle(promotion.min_deposit)}</p>;
  const { bonusSatang, targetSatang, leastCostSatang, costSatang } = offerTerms(
    {
      percent: BigInt(promotion.percent),
      mostSatang: toSatang(promotion.max_bonus),
      times: BigInt(promotion.times),
      weights: Object.fromEntries(promotion.counts.map(({ of, percent }) => [of, percent])),
    },
    toSatang(baht),
  );
  const { largest_withdrawal: most } = promotion;
  return (
    <>
      <TermsList
        terms={[
          [copy.bonus, copy.baht(toBaht(bonusSatang))],
          [copy.target, copy.baht(toBaht(targetSatang))],
          [copy.within, copy.days(promotion.days)],
          [copy.largest, copy.baht(promotion.max_stake)],
          [copy.mostOut, most === null ? copy.noMost : copy.baht(most)],
          [copy.cost, copy.range(toBaht(leastCostSatang), toBaht(costSatang))],
        ]}
      />
      {most !== null && <p>{copy.overGoes}</p>}
      <p>{copy.begins}</p>
    </>
  );
}
