'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { copy } from '#components/layout/copy.ts';
import { useCoverPage } from '#components/layout/errors/page-cover.ts';
import { toastMs } from '#contract/constants.ts';
import { OFFLINE_MESSAGE } from '#lib/api/errors.ts';
import { toast } from '#lib/feedback/toast.ts';
import { reloadPage } from '#lib/leave.ts';
import { isOffline } from '#lib/network.ts';
import screen from './error-screen.module.css';
import styles from './initial-error.module.css';

/**
 * A first read failed: the page is covered and says what happened, and nothing opens above or beneath it. The button loads
 * the page again, also without scripts.
 */
export function InitialError({ failure }: { failure: { title: string; description: string } }) {
  const box = useRef<HTMLDivElement>(null);
  useCoverPage();
  useEffect(() => box.current?.focus(), []);
  const handleRetry = (event: FormEvent) => {
    event.preventDefault();
    if (isOffline()) toast(OFFLINE_MESSAGE, { variant: 'error', ms: toastMs.error });
    else reloadPage();
  };
  return (
    <div className={styles.overlay} role="alert">
      <div ref={box} className={styles.box} tabIndex={-1}>
        {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
        <img src="/art/maintenance.svg" alt="" width={180} height={140} />
        <h1>{failure.title}</h1>
        <p>{failure.description}</p>
        <form className={screen.actions} onSubmit={handleRetry}>
          <button type="submit" className={screen.main}>
            {copy.retry}
          </button>
        </form>
      </div>
    </div>
  );
}
