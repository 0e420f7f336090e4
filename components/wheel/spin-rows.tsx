import { buttonClass } from '#components/ui/form/button.tsx';
import { wheelCopy as copy } from '#components/wheel/copy.ts';
import type { OwnSpins } from '#lib/api/wheel/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './wheel.module.css';

interface SpinRowsProps {
  readonly spins: OwnSpins;
  readonly before: string | undefined;
}

/** Own spins, newest first, and the way to older ones. */
export function SpinRows({ spins, before }: SpinRowsProps) {
  return (
    <>
      {spins.spins.length === 0 && <p className={styles.muted}>{copy.noHistory}</p>}
      <ul className={styles.rows} aria-label={copy.history}>
        {spins.spins.map(({ spin_id: id, prize, paid, at }) => (
          <li key={id} className={styles.row}>
            <b>{copy.won(prize)}</b>
            <span className={styles.muted}>{`${copy.paid[paid]} · ${copy.at(at)}`}</span>
          </li>
        ))}
      </ul>
      {spins.before && (
        <a className={buttonClass({ variant: 'secondary' })} href={loyaltyPaths.spinsBefore(spins.before)}>
          {copy.older}
        </a>
      )}
      {before !== undefined && (
        <a className={buttonClass({ variant: 'ghost' })} href={loyaltyPaths.wheelTab(1)}>
          {copy.newest}
        </a>
      )}
    </>
  );
}
