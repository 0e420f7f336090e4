'use client';

import { useEffect, useRef } from 'react';
import { drawNets, watchLook } from '#components/ui/show/draw-nets.ts';
import { winLossCopy } from '#components/wallet/winloss/copy.ts';
import type { WinLoss } from '#lib/api/wallet/queries.ts';
import { playedSteps } from '#rules/money/played.ts';

/** What each day or month brought (up) or took (down), oldest first; the table beside it says it in figures. */
export function NetChart({ from, to, step, steps }: Pick<WinLoss, 'from' | 'to' | 'step' | 'steps'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const nets = new Map(steps.map((one) => [one.from, one.net]));
    const bars = playedSteps({ from, to }).map((one) => ({
      label: winLossCopy.stepOf(step, one.from),
      net: nets.get(one.from) ?? 0,
    }));
    return watchLook(current, () => drawNets(current, bars));
  }, [from, to, step, steps]);
  return <div ref={place} role="img" aria-label={`${winLossCopy.chart[step]} ${winLossCopy.chartText}`} />;
}
