'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import styles from './route-progress.module.css';

const THROTTLE_MS = 200;
const LONGEST_MS = 5_000;

/** The link that a click follows within this site in this tab; undefined for any other click. */
function followedLink(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented && event.detail === 0) return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target === '_blank' || anchor.hasAttribute('download')) return undefined;
  const url = new URL(anchor.href);
  return url.origin === window.location.origin ? url : undefined;
}

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
