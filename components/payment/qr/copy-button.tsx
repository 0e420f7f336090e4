'use client';

import { copy } from '#components/payment/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { toastMs } from '#contract/constants.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './qr-ticket.module.css';

/** Copies a text as a bank's app takes it: an amount or an account number, digits and a point. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(copy.copied, { variant: 'success', ms: toastMs.welcome });
    } catch {
      toast(copy.copyFailed, { variant: 'error', ms: toastMs.error });
    }
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} onClick={handleCopy}>
      <Icon name="copy" />
    </button>
  );
}
