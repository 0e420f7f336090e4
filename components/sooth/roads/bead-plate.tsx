import { soothCopy as copy } from '#components/sooth/copy.ts';
import type { Hand, Outcome } from '#rules/baccarat/hand.ts';
import styles from './roads.module.css';

const looks: Readonly<Record<Outcome, string | undefined>> = {
  B: styles.beadBanker,
  P: styles.beadPlayer,
  T: styles.beadTie,
};

/** What a screen reader says of a hand with a pair, which is drawn as a dot; of others the letter says all. */
function pairLabel({ outcome, bankerPair, playerPair }: Hand): string | undefined {
  const sides = [bankerPair && 'B', playerPair && 'P'].filter((side) => side === 'B' || side === 'P');
  return sides.length > 0 ? copy.pairs(outcome, sides) : undefined;
}

/** Every hand as a letter, down six rows and then right; a dot at the top left is a pair of the banker, at the bottom right of the player. */
export function BeadPlate({ hands }: { readonly hands: readonly Hand[] }) {
  return (
    <ol className={styles.beads} aria-label={copy.beads}>
      {hands.map((hand, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: hands are only added at the end
          key={at}
          className={looks[hand.outcome]}
          aria-label={pairLabel(hand)}
          data-banker-pair={hand.bankerPair || undefined}
          data-player-pair={hand.playerPair || undefined}
        >
          {hand.outcome}
        </li>
      ))}
    </ol>
  );
}
