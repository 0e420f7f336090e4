import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { StatusBadge, type StatusTone } from '#components/ui/show/status-badge.tsx';
import type { Withdrawal } from '#lib/api/payment/withdraw-queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './withdraw.module.css';

const tones: Readonly<Record<Withdrawal['status'], StatusTone>> = {
  requested: 'waiting',
  approved: 'waiting',
  paid: 'done',
  refused: 'returned',
};

/** One withdrawal: how much, when, to where, how it stands, and why when it was refused. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { ref, amount, status, account, requested_at, ended_at, reason, bonus_removed } = withdrawal;
  return (
    <article className={styles.row} id={ref}>
      <div>
        <b>{`฿ ${formatBaht(amount)}`}</b>
        <StatusBadge tone={tones[status]}>{withdrawCopy.status[status]}</StatusBadge>
      </div>
      <small>
        <span className={styles.piece}>{formatThaiDateTime(ended_at ?? requested_at)}</span>
        <span className={styles.piece}>{account.bank_name}</span>
        <span className={styles.piece}>{account.account_masked}</span>
      </small>
      {bonus_removed > 0 && status !== 'refused' && <p>{withdrawCopy.removed(bonus_removed)}</p>}
      {reason && <p>{`${withdrawCopy.reason(reason)} · ${withdrawCopy.moneyBack}`}</p>}
      <small>
        <span className={styles.piece}>{`${withdrawCopy.reference} ${ref}`}</span>
      </small>
    </article>
  );
}
