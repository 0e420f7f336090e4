import type { ReactNode } from 'react';
import type { Bill } from '#lib/api/lotto/queries.ts';
import styles from './status-chip.module.css';

type Status = Bill['status'] | Bill['lines'][number]['status'];

const looks: Readonly<Record<Status, string | undefined>> = {
  pending: styles.waiting,
  won: styles.won,
  win: styles.won,
  lost: styles.lost,
  lose: styles.lost,
  cancelled: styles.back,
  refunded: styles.back,
  refund: styles.back,
};

/** How a bill or a line ended, in a word. */
export function StatusChip({ status, children }: { status: Status; children: ReactNode }) {
  return <span className={`${styles.chip} ${looks[status] ?? ''}`}>{children}</span>;
}
