'use client';

import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { PayoutAccount } from '#components/payment/withdraw/payout-account.tsx';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import type { Refused } from '#components/ui/dialog/refused.ts';
import type { WithdrawInfo } from '#lib/api/payment/withdraw-queries.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './withdraw.module.css';

interface ConfirmDialogProps {
  /** Baht. */
  readonly amount: number;
  readonly info: Pick<WithdrawInfo, 'available' | 'account' | 'second_factor'>;
  readonly isBusy: boolean;
  /** Why the last try was refused: the password, mostly. */
  readonly refused: Refused | undefined;
  readonly onConfirm: (password: string, code: string | undefined) => void;
  readonly onClose: () => void;
}

/** How much goes where, that there is no way back, and the password. */
export function ConfirmDialog({ amount, info, ...asked }: ConfirmDialogProps) {
  const after = toSatang(info.available) - toSatang(amount);
  return (
    <PasswordDialog
      {...asked}
      asksCode={info.second_factor}
      title={withdrawCopy.confirmTitle}
      submit={withdrawCopy.confirm(amount)}
      sending={withdrawCopy.sending}
      back={withdrawCopy.back}
    >
      <p className={styles.asked}>
        <span>{withdrawCopy.confirmAmount}</span>
        <strong>{`฿ ${formatBaht(amount)}`}</strong>
      </p>
      <PayoutAccount account={info.account} name={info.account.account_name} />
      {after >= 0n && (
        <p className={styles.after}>
          <span>{withdrawCopy.after}</span> <b>{`฿ ${formatBaht(after)}`}</b>
        </p>
      )}
      <p className={styles.noWayBack}>{withdrawCopy.noWayBack}</p>
    </PasswordDialog>
  );
}
