import { historyCopy } from '#components/payment/history/copy.ts';
import { type DepositOutcome, outcomeOf, whyOf } from '#components/payment/history/deposit-outcome.ts';
import { StatusBadge, type StatusTone } from '#components/ui/show/status-badge.tsx';
import type { DepositEntry } from '#lib/api/payment/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './history.module.css';

const tones: Readonly<Record<DepositOutcome, StatusTone>> = {
  waiting: 'waiting',
  paid: 'done',
  other: 'done',
  held: 'waiting',
  late: 'done',
  returned: 'returned',
  refused: 'lost',
  cancelled: 'returned',
  expired: 'lost',
};

/** One deposit: how much, by which way, when, what became of it, and why. */
export function DepositFacts({ deposit }: { readonly deposit: DepositEntry }) {
  const { ref, amount, credited, status, channel_name, asked_at, expires_at, ended_at } = deposit;
  const outcome = outcomeOf(deposit);
  return (
    <>
      <div className={styles.head}>
        <b>{`฿ ${formatBaht(credited ?? amount)}`}</b>
        <StatusBadge tone={tones[outcome]}>{historyCopy.outcome[outcome]}</StatusBadge>
      </div>
      <p>{whyOf(deposit)}</p>
      <small>
        <span className={styles.piece}>{channel_name}</span>
        <span className={styles.piece}>{`${historyCopy.asked} ${formatThaiDateTime(asked_at)}`}</span>
        <span
          className={styles.piece}
        >{`${historyCopy.ended[status]} ${formatThaiDateTime(ended_at ?? expires_at)}`}</span>
        <span className={styles.piece}>{`${historyCopy.reference} ${ref}`}</span>
      </small>
    </>
  );
}
