'use client';

import { copy } from '#components/payment/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { toastMs } from '#contract/constants.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './qr-ticket.module.css';

/** Copies the amount as a bank's app takes it: digits and a point. */
export function CopyAmount({ amount }: { amount: number }) {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(amount.toFixed(2));
      toast(copy.copied, { variant: 'success', ms: toastMs.welcome });
    } catch {
      toast(copy.copyFailed, { variant: 'error', ms: toastMs.error });
    }
  };
  return (
    <button type="button" className={styles.copy} aria-label={copy.copyAmount} onClick={handleCopy}>
      <Icon name="copy" />
    </button>
  );
}
