'use client';

import { useBackCloses } from '#components/ui/dialog/use-back.ts';
import styles from './dialog-loading.module.css';

/**
 * Stands in for a dialog that is still on its way; it shows itself after 300 ms, so that a quick one does not flicker, and
 * can be given up.
 */
export function DialogLoading({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <div className={styles.loading}>
      <p role="status">
        <span className={styles.spinner} aria-hidden="true" />
        กำลังเปิด…
      </p>
      <button type="button" onClick={() => onClose()}>
        ยกเลิก
      </button>
    </div>
  );
}
