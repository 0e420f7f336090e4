'use client';

import { useState } from 'react';
import { consentCopy as copy } from '#components/account/consent/copy.ts';
import styles from '#components/account/profile/profile.module.css';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import type { Consent } from '#contract/account/consents.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import { isAgreed } from './is-agreed.ts';

const loadDialog = () =>
  import('#components/account/consent/consent-dialog.tsx').then((module) => module.ConsentDialog);

interface ConsentCardProps {
  readonly consents: readonly Consent[];
}

/** What the member agreed to and when, and the way to the texts. */
export function ConsentCard({ consents }: ConsentCardProps) {
  const [isOpen, setOpen] = useState(false);
  const isDue = !consents.every(isAgreed);
  return (
    <div className={styles.setting}>
      <div>
        <strong>{copy.title}</strong>
        <small>
          {consents.map((consent) => (
            <span key={consent.kind}>
              {consent.agreed && isAgreed(consent)
                ? copy.agreed(consent.kind, consent.version, formatThaiDate(consent.agreed.at))
                : copy.due(consent.kind, consent.version)}
            </span>
          ))}
        </small>
      </div>
      <Button variant={isDue ? 'secondary' : 'ghost'} size="small" onClick={() => setOpen(true)}>
        {isDue ? copy.readAndAgree : copy.read}
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ onClose: () => setOpen(false) }} />}
    </div>
  );
}
