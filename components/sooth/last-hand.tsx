import { soothCopy as copy } from '#components/sooth/copy.ts';
import { type Card, rankOf, suitOf } from '#rules/baccarat/cards.ts';
import type { Hand } from '#rules/baccarat/hand.ts';
import styles from './sooth.module.css';

interface SideProps {
  readonly name: string;
  readonly total: number;
  readonly cards: readonly Card[];
  readonly isWinner: boolean;
}

function SideCards({ name, total, cards, isWinner }: SideProps) {
  return (
    <div className={styles.side} data-won={isWinner || undefined}>
      <span className={styles.cardHead}>
        <b>{name}</b>
        <span>{copy.points(total)}</span>
      </span>
      <ul className={styles.cards}>
        {cards.map((card, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a shoe has eight of each card
            key={at}
            className={'hd'.includes(suitOf(card)) ? styles.redCard : styles.blackCard}
          >
            {copy.card(rankOf(card), suitOf(card))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards of the last hand, which a screen reader hears of when it is dealt. */
export function LastHand({ hands }: { readonly hands: readonly Hand[] }) {
  const last = hands.at(-1);
  const totals = last && { player: last.playerTotal, banker: last.bankerTotal };
  return (
    <>
      <p role="status">{last && totals ? copy.said(hands.length, last.outcome, totals) : copy.empty}</p>
      {last && (
        <div className={styles.sides}>
          <SideCards
            name={copy.name('P')}
            total={last.playerTotal}
            cards={last.player}
            isWinner={last.outcome === 'P'}
          />
          <SideCards
            name={copy.name('B')}
            total={last.bankerTotal}
            cards={last.banker}
            isWinner={last.outcome === 'B'}
          />
        </div>
      )}
    </>
  );
}
