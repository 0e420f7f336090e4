'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { followedLink } from '#components/layout/followed-link.ts';
import styles from './route-progress.module.css';

const THROTTLE_MS = 200;
const LONGEST_MS = 5_000;

/** A bar above the page while another page is on its way: shown after 200 ms, for 5 s at most. */
export function RouteProgress() {
  const place = `${usePathname()}?${useSearchParams()}`;
  const [startedFrom, setStartedFrom] = useState<string>();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const url = followedLink(event);
      const here = window.location;
      if (url && (url.pathname !== here.pathname || url.search !== here.search)) setStartedFrom(place);
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [place]);

  const busy = startedFrom === place;
  useEffect(() => {
    if (!busy) return;
    const show = setTimeout(() => setShown(true), THROTTLE_MS);
    const giveUp = setTimeout(() => setStartedFrom(undefined), LONGEST_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(giveUp);
      setShown(false);
    };
  }, [busy]);

  return busy && shown ? <div className={styles.bar} role="progressbar" aria-label="กำลังโหลดหน้า" /> : null;
}
