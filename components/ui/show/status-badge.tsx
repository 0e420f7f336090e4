import { Icon, type IconName } from '#components/ui/show/icon.tsx';
import styles from './status-badge.module.css';

export type StatusTone = 'waiting' | 'done' | 'won' | 'lost' | 'returned';

const icons: Readonly<Record<StatusTone, IconName>> = {
  waiting: 'clock',
  done: 'check',
  won: 'trophy',
  lost: 'minus',
  returned: 'undo',
};

/** How something ended, in a word with a sign: never by colour alone. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <Icon name={icons[tone]} size={16} />
      <span>{children}</span>
    </span>
  );
}
