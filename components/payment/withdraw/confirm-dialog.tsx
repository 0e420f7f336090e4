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
  readonly info: Pick<WithdrawInfo, 'available' | 'account' | 'second_factor' | 'bonus_limit'>;
  readonly isBusy: boolean;
  /** Why the last try was refused: the password, mostly. */
  readonly refused: Refused | undefined;
  /** `goes` is what was shown here to go of a bonus, in baht. */
  readonly onConfirm: (password: string, code: string | undefined, goes: number) => void;
  readonly onClose: () => void;
}

/** How much goes where, what of a bonus is taken with it, that there is no way back, and the password. */
export function ConfirmDialog({ amount, info, onConfirm, ...asked }: ConfirmDialogProps) {
  const { bonus_limit: limit } = info;
  const goes = limit?.goes ?? 0;
  const after = toSatang(limit?.stays ?? info.available) - toSatang(amount);
  return (
    <PasswordDialog
      {...asked}
      onConfirm={(password, code) => onConfirm(password, code, goes)}
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
      {limit && goes > 0 && (
        <div className={styles.limit}>
          <p className={styles.after}>
            <span>{withdrawCopy.goes}</span> <b>{`฿ ${formatBaht(goes)}`}</b>
          </p>
          <p>{withdrawCopy.limit(limit.title, limit.largest)}</p>
          <p>{withdrawCopy.limitGoes(goes, limit.stays)}</p>
        </div>
      )}
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
