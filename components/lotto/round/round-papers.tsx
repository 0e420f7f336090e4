import { RateList } from '#components/lotto/rates/rate-list.tsx';
import { roundCopy } from '#components/lotto/round/copy.ts';
import { RuleText } from '#components/lotto/round/rule-text.tsx';
import { Fold } from '#components/ui/show/fold.tsx';
import type { BetRate, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';

interface RoundPapersProps {
  readonly rates: readonly BetRate[];
  readonly limit: RoundLimit;
  readonly rule: RoundRule;
}

/** Rates, limits and rules of a round, for everybody to read. */
export function RoundPapers({ rates, limit, rule }: RoundPapersProps) {
  return (
    <>
      <Fold title={<h2>{roundCopy.ratesAndLimits}</h2>}>
        <RateList rates={rates} limit={limit} rule={rule} />
      </Fold>
      <Fold title={<h2>{roundCopy.rules}</h2>}>
        <RuleText rule={rule} />
      </Fold>
    </>
  );
}
