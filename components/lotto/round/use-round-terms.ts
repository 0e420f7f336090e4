'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePassed } from '#components/lotto/round/use-passed.ts';
import { type BetRate, type RoundLimit, roundLimitQuery, roundRateQuery } from '#lib/api/lotto/queries.ts';
import type { DraftTerms } from '#lib/lotto/draft/draft-wins.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import type { Pack } from '#rules/lotto/pack.ts';
import { toSatang } from '#rules/money/baht.ts';

const REFRESH_MS = 30_000;

type Limits = RoundLimit['types'];
type Control = RoundLimit['numbers'][number];

/** A bet type as the chosen pack has it: `rate` per baht, `discount` in percent. */
export interface PackRate extends Omit<BetRate, 'packs'> {
  readonly discount: number;
}

export interface RoundTerms extends DraftTerms {
  readonly rates: readonly PackRate[];
  /** True where the round has another pack than the full one. */
  readonly hasPacks: boolean;
  readonly limits: Limits;
  readonly maxLines: number;
  /** The most that a line pays; null until it is known. */
  readonly payoutCapSatang: bigint | null;
  readonly rateOf: (type: string) => PackRate | undefined;
  readonly limitOf: (type: string) => Limits[number] | undefined;
  /** What the operator decided about a number, if anything. */
  readonly controlOf: (bet: { type: string; number: string }) => Control | undefined;
  readonly controls: readonly Control[];
}

/** When the next of the types closes that close before the round; undefined where none does any more. */
function nextTypeClose(limits: Limits): string | undefined {
  return limits.flatMap(({ enabled, closes_at }) => (enabled && closes_at ? [closes_at] : [])).sort()[0];
}

/** Until when lines are taken together: the close of the round, or before it that of a type that is still open. */
export function billClosesAt(
  { limitOf }: RoundTerms,
  lines: readonly { readonly type: string }[],
  closesAt: string,
): string {
  const early = lines.flatMap(({ type }) => {
    const limit = limitOf(type);
    return limit?.enabled && limit.closes_at ? [limit.closes_at] : [];
  });
  return early.sort()[0] ?? closesAt;
}

/** Rates of a pack, limits and controlled numbers of a round: from the first HTML, then asked again every half minute. */
export function useRoundTerms(roundId: string, pack: Pack = 'full'): RoundTerms {
  const { data: rates } = useQuery({ ...roundRateQuery(roundId), refetchInterval: REFRESH_MS });
  const { data: limit } = useQuery({ ...roundLimitQuery(roundId), refetchInterval: REFRESH_MS });
  const nextClose = nextTypeClose(limit?.types ?? []);
  const isPast = usePassed(nextClose);
  return useMemo(() => {
    // The server says so with its next answer, up to half a minute later.
    const limits = (limit?.types ?? []).map((one) =>
      isPast && one.closes_at === nextClose ? { ...one, enabled: false } : one,
    );
    const own = (rates ?? []).flatMap(({ packs, ...rate }): PackRate[] => {
      const price = packs[pack];
      return price ? [{ ...rate, ...price }] : [];
    });
    const rateByType = new Map(own.map((rate) => [rate.type, rate]));
    const limitByType = new Map(limits.map((one) => [one.type, one]));
    const controlByBet = new Map(limit?.numbers.map((one) => [betKey(one), one]));
    return {
      rates: own,
      hasPacks: rates?.some(({ packs }) => packs.discount !== null) ?? false,
      limits,
      maxLines: limit?.max_lines ?? 0,
      payoutCapSatang: limit ? toSatang(limit.payout_cap) : null,
      rateOf: (type) => rateByType.get(type),
      limitOf: (type) => limitByType.get(type),
      controlOf: (bet) => controlByBet.get(betKey(bet)),
      controls: limit?.numbers ?? [],
    };
  }, [rates, limit, pack, nextClose, isPast]);
}
