'use client';

import { copy } from '#components/account/copy.ts';
import styles from '#components/account/fields/form.module.css';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import type { SentCode } from '#lib/api/account/queries.ts';

interface SentCodeFactsProps {
  /** Where it went. */
  readonly words: string;
  readonly sent: SentCode;
  readonly onOver: () => void;
}

/** Where a code was sent, its reference, and how long it can be used. */
export function SentCodeFacts({ words, sent, onOver }: SentCodeFactsProps) {
  return (
    <div className={styles.sent}>
      <p>{words}</p>
      <p>
        <span>{`${copy.forgot.ref} `}</span>
        <strong>{sent.ref}</strong>
      </p>
      <p>
        <span>{`${copy.forgot.validFor} `}</span>
        <Countdown key={sent.ref} until={sent.expires_at} onEnd={onOver} />
      </p>
    </div>
  );
}
