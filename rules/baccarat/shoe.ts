import { drawsOf, type Play } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { shuffled } from '#rules/draw/shuffled.ts';
import { type Card, freshShoe } from './cards.ts';
import { cardsIn, dealHand, type Hand } from './hand.ts';

/** Cards that lie behind the cut card. */
export const BEHIND_CUT = 14;
/** Cards before the cut card. */
export const BEFORE_CUT = freshShoe.length - BEHIND_CUT;

/** All cards of a shoe in the order in which a seed shuffles them. */
export function shuffleShoe(hashing: Hashing, play: Play): Promise<Card[]> {
  return shuffled(drawsOf(hashing, play), freshShoe);
}

/** The hands of a shoe. The hand in which the last card before the cut card is dealt is the last one; so is the one numbered `most`. */
export function dealShoe(cards: readonly Card[], most: number): Hand[] {
  const hands: Hand[] = [];
  for (let next = 0; next < BEFORE_CUT && hands.length < most; ) {
    const hand = dealHand(cards.slice(next, next + 6));
    hands.push(hand);
    next += cardsIn(hand);
  }
  return hands;
}
