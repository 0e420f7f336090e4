'use client';

import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/form/button.tsx';

const STEP = 60;
/** Drawn in one go while a thumb swipes: no frame comes late for them. */
const SWIPED = 10;

interface MoreRowsProps {
  /** How many rows are not there yet. */
  readonly rest: number;
  readonly onMore: (count: number) => void;
}

function MoreButton({ rest, onMore }: MoreRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => startTransition(() => onMore(SWIPED)));
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '1200px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  });
  return (
    <div ref={place}>
      <Button variant="ghost" size="small" fullWidth onClick={() => onMore(STEP)}>
        {`แสดงอีก ${Math.min(rest, STEP)} จาก ${rest} รายการ`}
      </Button>
    </div>
  );
}

/** What brings more rows of a long list, below those that are there. */
export function MoreRows({ rest, onMore }: MoreRowsProps) {
  return rest > 0 && <MoreButton key={rest} rest={rest} onMore={onMore} />;
}

/**
 * How many rows of a long list are there: the first sixty, and more as its end comes near or is asked for. So a list of a thousand
 * is drawn as fast as one of sixty. A few rows more or less change nothing of the others.
 * @param least so many in any case
 */
export function useMoreRows(
  total: number,
  least = 0,
): { readonly shown: number; readonly more: MoreRowsProps } {
  const [wanted, setWanted] = useState(STEP);
  const [before, setBefore] = useState(total);
  // A row that comes pushes none out at the other end, and one that goes brings none: a tap changes one row alone.
  if (total !== before) {
    setBefore(total);
    if (Math.abs(total - before) < STEP) setWanted(Math.max(STEP, wanted + total - before));
  }
  const shown = Math.min(total, Math.max(wanted, least));
  return { shown, more: { rest: total - shown, onMore: (count) => setWanted(shown + count) } };
}
