import type { TypeSaid } from '#contract/lotto/rates.ts';
import { discountOnWire, rateOnWire } from '#rules/lotto/payout.ts';
import { toBaht } from '#rules/money/baht.ts';

/** Terms of a type as tables keep them; null where they are not said. */
interface Kept {
  readonly rateHundredths: number | null;
  readonly discountBp: number | null;
  readonly minSatang: bigint | null;
  readonly maxSatang: bigint | null;
  readonly maxPerNumberSatang: bigint | null;
  readonly enabled: boolean | null;
}

export const nothingKept: Kept = {
  rateHundredths: null,
  discountBp: null,
  minSatang: null,
  maxSatang: null,
  maxPerNumberSatang: null,
  enabled: null,
};

/** What is said of a type, on the wire. */
export function sayType(kept: Kept): TypeSaid {
  const { rateHundredths, discountBp, minSatang, maxSatang, maxPerNumberSatang, enabled } = kept;
  return {
    rate: rateHundredths === null ? null : rateOnWire(rateHundredths),
    discount: discountBp === null ? null : discountOnWire(discountBp),
    min: minSatang === null ? null : toBaht(minSatang),
    max: maxSatang === null ? null : toBaht(maxSatang),
    max_per_number: maxPerNumberSatang === null ? null : toBaht(maxPerNumberSatang),
    offered: enabled,
  };
}
