'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copy } from '#components/layout/copy.ts';
import { SessionTimes } from '#components/layout/header/session-times.tsx';
import type { SessionFacts } from '#components/layout/session/session-facts.ts';
import { BALANCE_ID } from '#components/ui/balance-place.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { toastMs } from '#contract/constants.ts';
import type { Wallet } from '#contract/wallet.ts';
import { messageOf } from '#lib/api/errors.ts';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './balance-chip.module.css';

const REST_MS = 3_000;
/** Letters of a sum that has room beside the menu on the smallest phone: 9,999,999.99. */
const ROOM = 12;

/** The sum of all wallets, the word for a deposit, and a button that reads it again. */
export function BalanceChip({ wallets, session }: { wallets: Wallet[]; session: SessionFacts }) {
  const { data, refetch, isFetching } = useQuery({ ...walletsQuery(), initialData: wallets });
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  // Never disabled, which would take the focus from who reads it again by keyboard.
  const isOff = resting || isFetching;
  const handleRefresh = async () => {
    if (isOff) return;
    setResting(true);
    const result = await refetch();
    if (result.error)
      toast(messageOf(result.error), { variant: 'error', position: 'top', ms: toastMs.error });
  };
  const total = formatBaht(data.reduce((sum, { balance }) => sum + toSatang(balance), 0n));
  const shown = `฿ ${total}`;
  useEffect(() => {
    const place = document.getElementById(BALANCE_ID);
    if (place && place.textContent !== shown) place.textContent = shown;
  }, [shown]);

  return (
    <div className={styles.chip}>
      <div className={styles.sums}>
        <output
          className={styles.amount}
          data-long={total.length > ROOM || undefined}
          aria-live="polite"
          aria-label={copy.balanceLabel}
        >
          {shown}
        </output>
        <SessionTimes {...session} />
      </div>
      <a href={paths.deposit} className={styles.deposit} aria-label={copy.wallet}>
        {copy.depositShort}
      </a>
      <button
        type="button"
        className={styles.key}
        aria-label={copy.refresh}
        onClick={handleRefresh}
        aria-disabled={isOff || undefined}
        data-busy={isFetching || undefined}
      >
        <Icon name="refresh" />
      </button>
    </div>
  );
}
