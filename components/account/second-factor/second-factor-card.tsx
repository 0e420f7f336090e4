'use client';

import { useState } from 'react';
import styles from '#components/account/profile/profile.module.css';
import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import type { Profile } from '#lib/api/account/queries.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const loaders = {
  on: () =>
    import('#components/account/second-factor/switch-on-dialog.tsx').then((module) => module.SwitchOnDialog),
  off: () =>
    import('#components/account/second-factor/switch-off-dialog.tsx').then(
      (module) => module.SwitchOffDialog,
    ),
  renew: () =>
    import('#components/account/second-factor/renew-dialog.tsx').then((module) => module.RenewDialog),
};

interface SecondFactorCardProps {
  readonly secondFactor: Profile['second_factor'];
}

/** Whether a second factor is asked for, and the ways to switch it on and off. */
export function SecondFactorCard({ secondFactor }: SecondFactorCardProps) {
  const [open, setOpen] = useState<keyof typeof loaders>();
  return (
    <div className={styles.setting}>
      <div>
        <strong>{copy.title}</strong>
        <small>
          {secondFactor ? (
            <>
              <span>{copy.since(formatThaiDateTime(secondFactor.since))}</span>
              <span>{copy.left(secondFactor.recovery_left)}</span>
            </>
          ) : (
            copy.off
          )}
        </small>
      </div>
      {secondFactor ? (
        <>
          <Button variant="secondary" size="small" onClick={() => setOpen('renew')}>
            {copy.renew}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setOpen('off')}>
            {copy.turnOff}
          </Button>
        </>
      ) : (
        <Button variant="secondary" size="small" onClick={() => setOpen('on')}>
          {copy.turnOn}
        </Button>
      )}
      {open && <LazyDialog key={open} load={loaders[open]} props={{ onClose: () => setOpen(undefined) }} />}
    </div>
  );
}
