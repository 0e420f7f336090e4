import { bankLook } from '#components/ui/show/bank-look.ts';
import styles from './bank-badge.module.css';

/** A coloured square with the short name of a bank; its name in words stands beside it. */
export function BankBadge({ code }: { code: string }) {
  const [short, colour] = bankLook(code);
  return (
    <span className={styles.badge} style={{ backgroundColor: colour }} aria-hidden="true">
      {short}
    </span>
  );
}
