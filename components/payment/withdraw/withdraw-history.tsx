'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { WithdrawalRow } from '#components/payment/withdraw/withdrawal-row.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { toastMs } from '#contract/constants.ts';
import { olderWithdrawalsQuery, type Withdrawal } from '#lib/api/payment/withdraw-queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { isOpenWithdrawal } from '#rules/payment/withdrawal.ts';
import styles from './withdraw.module.css';

/** As many as the first read and each page after it hold. */
const PAGE = 20;

/** Withdrawals that have ended, newest first, and older ones when they are asked for. */
export function WithdrawHistory({ recent }: { recent: readonly Withdrawal[] }) {
  const queryClient = useQueryClient();
  const [older, setOlder] = useState<readonly Withdrawal[]>([]);
  const [isLast, setLast] = useState(recent.length < PAGE);
  const [isBusy, setBusy] = useState(false);
  const known = new Set(recent.map(({ ref }) => ref));
  const rows = [...recent, ...older.filter(({ ref }) => !known.has(ref))];
  const ended = rows.filter(({ status }) => !isOpenWithdrawal(status));
  const handleOlder = async () => {
    const before = rows.at(-1)?.ref ?? '';
    setBusy(true);
    try {
      const more = await queryClient.fetchQuery({ ...olderWithdrawalsQuery(before), staleTime: 0 });
      setOlder([...rows.slice(recent.length), ...more]);
      setLast(more.length < PAGE);
    } catch {
      toast(withdrawCopy.olderFailed, { variant: 'error', ms: toastMs.error });
    }
    setBusy(false);
  };
  if (ended.length === 0 && rows.length > 0) return null;
  return (
    <section className={styles.history} aria-labelledby="withdraw-history">
      <h2 id="withdraw-history">{withdrawCopy.history}</h2>
      {rows.length === 0 && (
        <EmptyState art="empty-bills" title={withdrawCopy.empty}>
          <p>{withdrawCopy.emptyText}</p>
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {ended.map((one) => (
          <li key={one.ref}>
            <WithdrawalRow withdrawal={one} />
          </li>
        ))}
      </ul>
      {!isLast && (
        <Button variant="ghost" fullWidth busy={isBusy} onClick={handleOlder}>
          {withdrawCopy.older}
        </Button>
      )}
    </section>
  );
}
