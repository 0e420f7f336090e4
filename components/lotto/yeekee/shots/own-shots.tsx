import { shotsCopy } from '#components/lotto/yeekee/copy.ts';
import type { OwnShot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import styles from './shots.module.css';

/** This member's shots of the round, newest first, each with the receipt that proves it later. */
export function OwnShots({ shots }: { shots: readonly OwnShot[] }) {
  return (
    <section className={styles.card} aria-labelledby="own-shots">
      <h2 id="own-shots">
        <span>{`${shotsCopy.mine} `}</span>
        {shots.length > 0 && <small className={styles.count}>{shotsCopy.times(shots.length)}</small>}
      </h2>
      <p className={styles.lead}>{shots.length > 0 ? shotsCopy.receiptText : shotsCopy.mineEmpty}</p>
      <ul className={styles.own}>
        {shots.map(({ position, number, receipt }) => (
          <li key={position}>
            <span>{shotsCopy.position(position)}</span>
            <b>{number ?? shotsCopy.hidden}</b>
            {receipt === null ? (
              <small>{shotsCopy.receiptLater}</small>
            ) : (
              <>
                <code>{receipt}</code>
                <CopyButton text={receipt} label={shotsCopy.copyReceipt(position)} className={styles.copy} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
