'use client';

import { type FormEvent, useRef, useState } from 'react';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { PayoutAccount } from '#components/payment/withdraw/payout-account.tsx';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import type { WithdrawInfo } from '#lib/api/payment/withdraw-queries.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './withdraw.module.css';

interface ConfirmDialogProps {
  /** Baht. */
  readonly amount: number;
  readonly info: Pick<WithdrawInfo, 'available' | 'account'>;
  readonly isBusy: boolean;
  /** Why the last try was refused: the password, mostly. */
  readonly refusal: string | undefined;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

const MAX_WIDTH_PX = 440;

/** How much goes where, that there is no way back, and the password. */
export function ConfirmDialog({ amount, info, isBusy, refusal, onConfirm, onClose }: ConfirmDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const after = toSatang(info.available) - toSatang(amount);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(password === '' ? withdrawCopy.passwordMissing : undefined);
    input.current?.focus();
    if (password === '') return;
    setPassword('');
    onConfirm(password);
  };
  return (
    <MuiProvider>
      <DialogFrame open onClose={onClose} title={withdrawCopy.confirmTitle} maxWidth={MAX_WIDTH_PX}>
        <form method="post" className={styles.confirm} onSubmit={handleSubmit} noValidate>
          <p className={styles.asked}>
            <span>{withdrawCopy.confirmAmount}</span>
            <strong>฿ {formatBaht(amount)}</strong>
          </p>
          <PayoutAccount account={info.account} name={info.account.account_name} />
          {after >= 0n && (
            <p className={styles.after}>
              <span>{withdrawCopy.after}</span> <b>฿ {formatBaht(after)}</b>
            </p>
          )}
          <p className={styles.noWayBack}>{withdrawCopy.noWayBack}</p>
          <PasswordField
            ref={input}
            label={withdrawCopy.password}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            error={problem ?? refusal}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
            }}
          />
          <div className={styles.keys}>
            <Button variant="ghost" onClick={onClose}>
              {withdrawCopy.back}
            </Button>
            <Button type="submit" busy={isBusy}>
              {isBusy ? withdrawCopy.sending : withdrawCopy.confirm(amount)}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </MuiProvider>
  );
}
