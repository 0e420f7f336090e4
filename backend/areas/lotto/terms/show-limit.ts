import { termsOf } from '#backend/areas/lotto/rounds/show-round.ts';
import type { ControlTerms, RoundTerms } from '#backend/areas/lotto/terms/round-terms.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentTypeClose } from '#contract/lotto/present-type-close.ts';
import type { lotto } from '#contract/lotto.ts';
import { halfRate, rateOnWire } from '#rules/lotto/payout.ts';
import { toBaht } from '#rules/money/baht.ts';

/** What a controlled number pays now; null where it is not taken. */
function rateOf({ types }: RoundTerms, { type, control }: ControlTerms): number | null {
  const full = types.get(type)?.rateHundredths;
  if (full === undefined || control === 'blocked') return null;
  return rateOnWire(control === 'half_pay' ? halfRate(full) : full);
}

/** Stake limits and controlled numbers of a round. */
export const showLimit: Verb<typeof lotto.limit> = async ({ ctx, input }) => {
  const terms = await termsOf(ctx, input.round_id);
  const now = ctx.now();
  return {
    types: [...terms.types.values()].map((row) => ({
      type: row.type,
      min: toBaht(row.minSatang),
      max: toBaht(row.maxSatang),
      max_per_number: toBaht(row.maxPerNumberSatang),
      ...presentTypeClose(terms.round, row, now),
    })),
    numbers: [...terms.controls.values()].map((row) => ({
      type: row.type,
      number: row.number,
      control: row.control,
      rate: rateOf(terms, row),
    })),
    max_lines: terms.maxLines,
    payout_cap: toBaht(terms.payoutCapSatang),
  };
};
