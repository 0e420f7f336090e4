import type { TypeTerms } from '#contract/lotto/rates.ts';
import { discountOnWire, rateOnWire } from '#rules/lotto/payout.ts';
import { toBaht } from '#rules/money/baht.ts';

/** Terms of a type as the tables have them; null where they name none. */
interface TypeRow {
  readonly rateHundredths: number | null;
  readonly discountBp: number | null;
  readonly minSatang: bigint | null;
  readonly maxSatang: bigint | null;
  readonly maxPerNumberSatang: bigint | null;
  readonly enabled: boolean | null;
}

export const noTypeTerms: TypeRow = {
  rateHundredths: null,
  discountBp: null,
  minSatang: null,
  maxSatang: null,
  maxPerNumberSatang: null,
  enabled: null,
};

/** The terms of a type on the wire; null where the row names none. */
export function presentTypeTerms(row: TypeRow): TypeTerms {
  const { rateHundredths, discountBp, minSatang, maxSatang, maxPerNumberSatang, enabled } = row;
  return {
    rate: rateHundredths === null ? null : rateOnWire(rateHundredths),
    discount: discountBp === null ? null : discountOnWire(discountBp),
    min: minSatang === null ? null : toBaht(minSatang),
    max: maxSatang === null ? null : toBaht(maxSatang),
    max_per_number: maxPerNumberSatang === null ? null : toBaht(maxPerNumberSatang),
    offered: enabled,
  };
}
