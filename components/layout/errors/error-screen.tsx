'use client';

import { copy } from '#components/layout/copy.ts';
import { HOME } from '#lib/home-path.ts';
import styles from './error-screen.module.css';

/** Status code, where there is one, and the specified words, with links or a retry button. On the client, because the frame of every page carries the 404 screen. */
export function ErrorScreen({
  status,
  title,
  text,
  onRetry,
}: {
  status?: number;
  title: string;
  text: string;
  onRetry?: () => void;
}) {
  return (
    <section className={styles.screen}>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        {onRetry && (
          <button type="button" className={styles.main} onClick={onRetry}>
            {copy.retry}
          </button>
        )}
        <a className={onRetry ? styles.way : styles.main} href={HOME}>
          {copy.backHome}
        </a>
      </div>
    </section>
  );
}
