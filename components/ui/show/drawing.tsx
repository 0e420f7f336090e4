import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** The frame of a drawn sign of 24 units, as large as told. */
export function Drawing({ size, children }: { readonly size: number; readonly children: ReactNode }) {
  return (
    <svg className={styles.icon} aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      {children}
    </svg>
  );
}
