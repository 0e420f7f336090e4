'use client';

import { shotsCopy } from '#components/lotto/yeekee/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { toastMs } from '#contract/constants.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './shots.module.css';

/** Copies the receipt of an own shot. */
export function CopyReceipt({ position, receipt }: { position: number; receipt: string }) {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(receipt);
      toast(shotsCopy.copied, { variant: 'success', ms: toastMs.welcome });
    } catch {
      toast(shotsCopy.copyFailed, { variant: 'error', ms: toastMs.error });
    }
  };
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={shotsCopy.copyReceipt(position)}
      onClick={handleCopy}
    >
      <Icon name="copy" size={20} />
    </button>
  );
}
