'use client';

import { type FormEvent, useRef, useState } from 'react';
import { protectionCopy as copy } from '#components/protection/copy.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { leaveFor } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import { type BarLength, barKindOf } from '#rules/protection/bar.ts';
import styles from './protection.module.css';

interface BarDialogProps {
  readonly length: BarLength;
  readonly onClose: () => void;
}

const MAX_WIDTH_PX = 440;

/** What staying away means, and the password. It ends the session: what follows is the site of a visitor. */
export function BarDialog({ length, onClose }: BarDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const bar = useCall('POST /api/member/protection/bar');
  const kind = barKindOf(length);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (bar.isPending) return;
    input.current?.focus();
    if (password === '') return setProblem(copy.passwordMissing);
    setPassword('');
    try {
      await bar.mutateAsync({ length, password });
      leaveFor(paths.home);
    } catch (error) {
      // Whether it began shows at the next read: a session that is over leads to the login page.
      setProblem(isUnknown(error) ? `${messageOf(error)} ${copy.unknown}` : messageOf(error));
    }
  };
  return (
    <MuiProvider>
      <DialogFrame open onClose={onClose} title={copy.barTitle[kind]} maxWidth={MAX_WIDTH_PX}>
        <form method="post" className={styles.form} onSubmit={handleSubmit} noValidate>
          <p>
            <strong>{copy.barAsked(length)}</strong>
          </p>
          <ul className={styles.points}>
            {copy.barEffects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <PasswordField
            ref={input}
            label={copy.password}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            error={problem}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
            }}
          />
          <div className={styles.keys}>
            <Button variant="ghost" onClick={onClose}>
              {copy.back}
            </Button>
            <Button type="submit" variant="danger" busy={bar.isPending}>
              {bar.isPending ? copy.barSending : copy.barConfirm[kind]}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </MuiProvider>
  );
}
