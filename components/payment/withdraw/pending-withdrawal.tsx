'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { PayoutAccount } from '#components/payment/withdraw/payout-account.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { Withdrawal } from '#lib/api/payment/withdraw-queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './withdraw.module.css';

const steps = ['requested', 'approved', 'paid'] as const;

interface PendingWithdrawalProps {
  readonly withdrawal: Withdrawal;
  /** How long it usually takes, in words. */
  readonly usual: string;
  /** True when it was just asked for, so that focus moves to it. */
  readonly takesFocus: boolean;
}

/** The one withdrawal that is open, and how far it is. */
export function PendingWithdrawal({ withdrawal, usual, takesFocus }: PendingWithdrawalProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => takesFocus && title.current?.focus());
  useEffect(() => void begin(), []);
  const { status, amount, account, ref, requested_at, bonus_removed } = withdrawal;
  const reached = status === 'approved' ? 2 : 1;
  const now = status === 'approved' ? withdrawCopy.stepNow.approved : withdrawCopy.stepNow.requested;
  return (
    <section id={ref} className={styles.pending} aria-labelledby="pending-withdrawal">
      <h2 ref={title} id="pending-withdrawal" tabIndex={-1}>
        {withdrawCopy.pendingTitle}
      </h2>
      <p className={styles.asked}>
        <span>{withdrawCopy.confirmAmount}</span>
        <strong>{`฿ ${formatBaht(amount)}`}</strong>
      </p>
      {bonus_removed > 0 && <p className={styles.note}>{withdrawCopy.removed(bonus_removed)}</p>}
      <PayoutAccount account={account} />
      <ol className={styles.steps} aria-label={withdrawCopy.stepsLabel}>
        {steps.map((step, at) => (
          <li
            key={step}
            data-done={at < reached || undefined}
            aria-current={at === reached ? 'step' : undefined}
          >
            <span aria-hidden="true">{at < reached ? <Icon name="check" size={20} /> : at + 1}</span>
            <strong>{withdrawCopy.steps[step][0]}</strong>
            <small>{at === reached ? now : at < reached && withdrawCopy.steps[step][1]}</small>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {now}
      </p>
      <p className={styles.note}>
        <span className={styles.piece}>
          {`${withdrawCopy.requestedAt} ${formatThaiDateTime(requested_at)}`}
        </span>
        <span className={styles.piece}>{`${withdrawCopy.reference} ${ref}`}</span>
      </p>
      <p className={styles.note}>{usual}</p>
      <p className={styles.note}>{withdrawCopy.pendingNote}</p>
    </section>
  );
}
