'use client';

import { copy } from '#components/account/copy.ts';
import type { FormFailure } from '#components/account/failures.ts';
import styles from '#components/account/fields/form.module.css';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';

interface FailureAlertProps {
  readonly failure: FormFailure;
  /** The wait that the failure told of is over. */
  readonly onWaited: () => void;
}

/** What went wrong with a form of the account, and how long to wait before the next try. */
export function FailureAlert({ failure, onWaited }: FailureAlertProps) {
  return (
    <FormAlert>
      <span>{failure.message}</span>
      {failure.until && (
        <p className={styles.wait}>
          <span>{`${copy.lockedFor} `}</span>
          <Countdown until={failure.until} onEnd={onWaited} />
        </p>
      )}
    </FormAlert>
  );
}
