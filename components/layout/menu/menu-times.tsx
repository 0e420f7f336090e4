import { menuCopy } from '#components/layout/menu/copy.ts';
import { useServerSecond } from '#components/ui/clock/use-server-second.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import { lastedText } from '#rules/time/session-time.ts';
import styles from './menu-dialog.module.css';

/** The time in Bangkok and how long the session lasts. */
export function MenuTimes({ since }: { readonly since: string }) {
  const nowMs = useServerSecond();
  return (
    <p className={styles.previous}>
      <span>{menuCopy.times(bangkokTime(nowMs), lastedText(nowMs - Date.parse(since)))}</span>
    </p>
  );
}
