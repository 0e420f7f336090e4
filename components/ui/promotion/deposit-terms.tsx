import { termsCopy as copy } from '#components/ui/promotion/copy.ts';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { creditOneIn, offerTerms } from '#rules/promotion/offer.ts';
import type { Turn } from '#rules/promotion/turn.ts';

interface DepositTermsProps {
  /** Of the promotion: amounts in baht. */
  readonly promotion: {
    readonly min_deposit: number;
    readonly percent: number;
    readonly max_bonus: number;
    readonly turn: Turn;
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
  const { turn } = promotion;
  const { bonusSatang, targetSatang, leastCostSatang, costSatang } = offerTerms(
    {
      percent: BigInt(promotion.percent),
      mostSatang: toSatang(promotion.max_bonus),
      turn,
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
          [copy.target[turn], copy.baht(toBaht(targetSatang))],
          ...(turn === 'credit'
            ? [[copy.chance, copy.oneIn(creditOneIn(toSatang(baht), targetSatang))] as const]
            : []),
          [copy.within, copy.days(promotion.days)],
          [copy.largest, copy.baht(promotion.max_stake)],
          [copy.mostOut, most === null ? copy.noMost : copy.baht(most)],
          [copy.cost[turn], copy.range(toBaht(leastCostSatang), toBaht(costSatang))],
        ]}
      />
      {most !== null && <p>{copy.overGoes}</p>}
      {turn === 'credit' && <p>{copy.creditHow}</p>}
      <p>{copy.begins}</p>
    </>
  );
}
