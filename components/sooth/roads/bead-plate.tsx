import { soothCopy as copy } from '#components/sooth/copy.ts';
import type { Hand, Outcome } from '#rules/baccarat/hand.ts';
import styles from './roads.module.css';

const looks: Readonly<Record<Outcome, string | undefined>> = {
  B: styles.beadBanker,
  P: styles.beadPlayer,
  T: styles.beadTie,
};

/** Every hand as a letter, down six rows and then right; a dot at the top left is a pair of the banker, at the bottom right of the player. */
export function BeadPlate({ hands }: { readonly hands: readonly Hand[] }) {
  return (
    <ol className={styles.beads} aria-label={copy.beads}>
      {hands.map(({ outcome, bankerPair, playerPair }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: hands are only added at the end
          key={at}
          className={looks[outcome]}
          data-banker-pair={bankerPair || undefined}
          data-player-pair={playerPair || undefined}
        >
          {outcome}
        </li>
      ))}
    </ol>
  );
}
