import type { LottoState } from '#mocks/lotto/state.ts';
import type { LineTerms } from '#rules/lotto/assess-lines.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { rateFromWire } from '#rules/lotto/payout.ts';
import { toSatang } from '#rules/money/baht.ts';

/** What every round of the mocks takes, in baht. */
export const LIMITS = {
  min: 1,
  max: 20_000,
  maxPerNumber: 1_000_000,
  payoutCap: 100_000_000,
  maxLines: 200,
  cancelMinutes: 10,
} as const;

/** The same as the rule about lines reads it, with the rates and controlled numbers of a world. */
export function termsOf({ rates, controls }: LottoState): LineTerms {
  const limits = {
    discountBp: 0,
    minSatang: toSatang(LIMITS.min),
    maxSatang: toSatang(LIMITS.max),
    maxPerNumberSatang: toSatang(LIMITS.maxPerNumber),
    enabled: true,
  };
  return {
    types: new Map(
      betTypes.map((type) => [type, { ...limits, rateHundredths: rateFromWire(rates[type] ?? 0) }]),
    ),
    controls: new Map(controls.map((one) => [betKey(one), { control: one.control, limitSatang: null }])),
    payoutCapSatang: toSatang(LIMITS.payoutCap),
  };
}
