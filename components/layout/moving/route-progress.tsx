'use client';

import { useEffect, useState } from 'react';
import { placeOf, usePlace } from '#components/layout/moving/use-place.ts';
import { useIsMoving } from '#components/ui/navigation.tsx';
import styles from './route-progress.module.css';

const THROTTLE_MS = 200;

/** The address that Back or Forward went to while its page is not there yet. */
function useTraversal(place: string): boolean {
  const [from, setFrom] = useState<string>();
  useEffect(() => {
    const handlePop = () => setFrom(placeOf(window.location) === place ? undefined : place);
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, [place]);
  return from === place;
}

/** A bar above the page while another page is on its way, shown after 200 ms; it takes 5 s to its end and stays there. */
export function RouteProgress() {
  const isTraversing = useTraversal(usePlace());
  const isBusy = useIsMoving() || isTraversing;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const show = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => {
      clearTimeout(show);
      setShown(false);
    };
  }, [isBusy]);
  return isBusy && isShown ? (
    <div className={styles.bar} role="progressbar" aria-label="กำลังโหลดหน้า" />
  ) : null;
}
