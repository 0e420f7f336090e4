import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { BankBadge } from '#components/ui/show/bank-badge.tsx';
import type { Withdrawal } from '#lib/api/payment/withdraw-queries.ts';
import styles from './withdraw.module.css';

interface PayoutAccountProps {
  readonly account: Withdrawal['account'];
  readonly name?: string;
}

/** The account that a withdrawal is paid to. */
export function PayoutAccount({ account, name }: PayoutAccountProps) {
  return (
    <div className={styles.account}>
      <BankBadge code={account.bank_code} />
      <div>
        <small>{withdrawCopy.account}</small>
        <strong>{account.bank_name}</strong>
        <span>{account.account_masked}</span>
        {name && <span>{name}</span>}
      </div>
    </div>
  );
}
