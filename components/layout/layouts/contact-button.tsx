'use client';

import { copy } from '#components/layout/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './floating.module.css';

/** The floating button that opens the agent's chat in a new tab. */
export function ContactButton({ url }: { url: string }) {
  return (
    <a
      className={styles.contact}
      data-floating
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={copy.contact}
    >
      <Icon name="chat" />
    </a>
  );
}
