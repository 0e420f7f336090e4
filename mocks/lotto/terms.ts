import type { Round } from '#contract/lotto/rounds.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { discountRates, firstRound, otherRates } from '#mocks/lotto/first-round.ts';
import type { LottoState } from '#mocks/lotto/state.ts';
import type { LineTerms } from '#rules/lotto/assess-lines.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { type BetType, betTypes } from '#rules/lotto/bet-type.ts';
import { type ClosingRound, closedTypes } from '#rules/lotto/kinds/type-close.ts';
import { type Pack, type PackPrices, typesIn } from '#rules/lotto/pack.ts';
import { rateFromWire } from '#rules/lotto/payout.ts';
import { toSatang } from '#rules/money/baht.ts';

/** What every round of the mocks takes, in baht. */
export const LIMITS = {
  min: 1,
  max: 20_000,
  maxPerNumber: 1_000_000,
  payoutCap: 100_000_000,
  maxLines: 1_000,
  cancelMinutes: 10,
  cancelsPerDay: 4,
} as const;

/** What a kind pays by the bet types that it has: the government lottery as its world says, the others always the same. */
export function ratesOf({ rates }: LottoState, kind: string): [BetType, number][] {
  const own: Readonly<Partial<Record<string, number>>> = kind === firstRound.kind ? rates : otherRates;
  return betTypes.flatMap((type) => {
    const rate = own[type];
    return rate === undefined ? [] : [[type, rate]];
  });
}

/** Both packs of a type, the full one as its world says. */
export function pricesOf(type: BetType, rate: number): PackPrices {
  const [packRate, percent] = discountRates[type];
  return {
    rateHundredths: rateFromWire(rate),
    discountBp: 0,
    packRateHundredths: rateFromWire(packRate),
    packDiscountBp: percent * 100,
  };
}

/** A round as the rule about its closing reads it. */
export function closingOf({ kind, draw_date, closes_at }: Round): ClosingRound {
  return { kind, drawDate: draw_date, closesAt: new Date(closes_at) };
}

/** What the rule about lines reads of a round under a pack, with the rates and controlled numbers of a world, as it is now. */
export function termsOf(world: CoreWorld & LottoState, round: Round, pack: Pack): LineTerms {
  const rates = ratesOf(world, round.kind);
  const limits = {
    minSatang: toSatang(LIMITS.min),
    maxSatang: toSatang(LIMITS.max),
    maxPerNumberSatang: toSatang(LIMITS.maxPerNumber),
    enabled: true,
  };
  return {
    types: typesIn(
      new Map(rates.map(([type, rate]) => [type, { ...limits, ...pricesOf(type, rate) }])),
      pack,
    ),
    controls: new Map(
      world.controls.map((one) => [betKey(one), { control: one.control, limitSatang: null }]),
    ),
    closedTypes: closedTypes(
      closingOf(round),
      rates.map(([type]) => type),
      new Date(nowOf(world)),
    ),
    payoutCapSatang: toSatang(LIMITS.payoutCap),
  };
}
