'use client';

import { useEffect, useRef } from 'react';
import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { drawNets, watchLook } from '#components/ui/show/draw-nets.ts';
import type { AffiliateSummary } from '#lib/api/affiliate/queries.ts';

/** Commission of each month, oldest first; the table beside it says it in figures. */
export function MonthChart({ months }: Pick<AffiliateSummary, 'months'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const bars = months.toReversed().map(({ month, net }) => ({ label: copy.monthOf(month), net }));
    return watchLook(current, () => drawNets(current, bars));
  }, [months]);
  return <div ref={place} role="img" aria-label={copy.chart} />;
}
