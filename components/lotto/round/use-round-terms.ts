'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type BetRate, type RoundLimit, roundLimitQuery, roundRateQuery } from '#lib/api/lotto/queries.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { toSatang } from '#rules/money/baht.ts';

const REFRESH_MS = 30_000;

type Control = RoundLimit['numbers'][number];

export interface RoundTerms {
  readonly rates: readonly BetRate[];
  readonly limits: RoundLimit['types'];
  readonly maxLines: number;
  /** The most that a line pays; null until it is known. */
  readonly payoutCapSatang: bigint | null;
  readonly rateOf: (type: string) => BetRate | undefined;
  readonly limitOf: (type: string) => RoundLimit['types'][number] | undefined;
  /** What the operator decided about a number, if anything. */
  readonly controlOf: (bet: { type: string; number: string }) => Control | undefined;
  readonly controls: readonly Control[];
}

/** Rates, limits and controlled numbers of a round: from the first HTML, then asked again every half minute. */
export function useRoundTerms(roundId: string): RoundTerms {
  const { data: rates } = useQuery({ ...roundRateQuery(roundId), refetchInterval: REFRESH_MS });
  const { data: limit } = useQuery({ ...roundLimitQuery(roundId), refetchInterval: REFRESH_MS });
  return useMemo(() => {
    const rateByType = new Map(rates?.map((rate) => [rate.type, rate]));
    const limitByType = new Map(limit?.types.map((one) => [one.type, one]));
    const controlByBet = new Map(limit?.numbers.map((one) => [betKey(one), one]));
    return {
      rates: rates ?? [],
      limits: limit?.types ?? [],
      maxLines: limit?.max_lines ?? 0,
      payoutCapSatang: limit ? toSatang(limit.payout_cap) : null,
      rateOf: (type) => rateByType.get(type),
      limitOf: (type) => limitByType.get(type),
      controlOf: (bet) => controlByBet.get(betKey(bet)),
      controls: limit?.numbers ?? [],
    };
  }, [rates, limit]);
}
