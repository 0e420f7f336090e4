import type { ReactNode } from 'react';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './form-alert.module.css';

/** What went wrong with the whole form, read out at once. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <Icon name="warning" size={20} />
      <div>{children}</div>
    </div>
  );
}
