import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { buttonClass } from '#components/ui/form/button.tsx';
import type { AffiliateNetwork } from '#lib/api/affiliate/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './affiliate.module.css';

interface FriendRowsProps {
  readonly network: AffiliateNetwork;
  /** The row after which these go on. */
  readonly before: string | undefined;
}

/** Invited members by a mask, newest first, with what they brought in the month. */
export function FriendRows({ network: { month, rows, before: older }, before }: FriendRowsProps) {
  return (
    <section className={styles.card} aria-labelledby="affiliate-friends">
      <h2 id="affiliate-friends">{copy.friends(month)}</h2>
      {rows.length === 0 && <p className={styles.muted}>{copy.noFriends}</p>}
      <ul className={styles.rows}>
        {rows.map(({ id, name_masked: name, level, joined, stake, commission }) => (
          <li key={id} className={styles.row}>
            <div className={styles.rowHead}>
              <span>{name}</span>
              <b>{copy.netOf(commission)}</b>
            </div>
            <div className={styles.rowHead}>
              <span className={styles.muted}>
                {level === 1 ? copy.joined(joined) : `${copy.secondLevel} · ${copy.joined(joined)}`}
              </span>
              <span className={styles.muted}>{copy.stakeOf(stake)}</span>
            </div>
          </li>
        ))}
      </ul>
      {older && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={loyaltyPaths.affiliateOf({ month, before: older })}
        >
          {copy.older}
        </a>
      )}
      {before !== undefined && (
        <a className={buttonClass({ variant: 'ghost' })} href={loyaltyPaths.affiliateOf({ month })}>
          {copy.newest}
        </a>
      )}
    </section>
  );
}
