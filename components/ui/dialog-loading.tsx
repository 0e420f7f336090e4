import styles from './dialog-loading.module.css';

/** Stands in for a dialog that is still on its way; it shows itself after 300 ms, so that a quick one does not flicker. */
export function DialogLoading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      กำลังเปิด…
    </div>
  );
}
