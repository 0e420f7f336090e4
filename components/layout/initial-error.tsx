'use client';

import { useEffect, useRef } from 'react';
import { copy } from '#components/layout/copy.ts';
import { useCoverPage } from '#components/layout/page-cover.ts';
import styles from './initial-error.module.css';

/**
 * A first read failed: the page is covered and says what happened, and nothing opens above or beneath it. The button loads
 * the page again, also without scripts.
 */
export function InitialError({ failure }: { failure: { title: string; description: string } }) {
  const box = useRef<HTMLDivElement>(null);
  useCoverPage();
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.overlay} role="alert">
      <div ref={box} className={styles.box} tabIndex={-1}>
        {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
        <img src="/art/empty-network.svg" alt="" width={180} height={140} />
        <h1>{failure.title}</h1>
        <p>{failure.description}</p>
        <form>
          <button type="submit">{copy.retry}</button>
        </form>
      </div>
    </div>
  );
}
