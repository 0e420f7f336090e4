'use client';

import { copy } from '#components/layout/copy.ts';
import { IdlePart } from '#components/ui/idle-part.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './floating.module.css';

const loadKeepClear = () =>
  import('#components/layout/frame/keep-clear.tsx').then((module) => module.KeepClear);

/** The floating button that opens the agent's chat in a new tab; the floating buttons wait at the edge until they are placed. */
export function ContactButton({ url }: { url: string }) {
  return (
    <>
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
      <IdlePart load={loadKeepClear} props={{}} />
    </>
  );
}
