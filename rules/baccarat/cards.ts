export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const suits = ['s', 'h', 'c', 'd'] as const;
export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];
/** Rank and suit, as in `Ts` for the ten of spades. */
export type Card = `${Rank}${Suit}`;

export const DECKS = 8;

/** One deck in the order in which decks lie before they are shuffled: by suit, the ace first. */
export const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));

/** All cards of a shoe before they are shuffled. */
export const freshShoe: readonly Card[] = Array.from({ length: DECKS }, () => deck).flat();

const isRank = (text: string | undefined): text is Rank => ranks.some((rank) => rank === text);
const isSuit = (text: string | undefined): text is Suit => suits.some((suit) => suit === text);

export function rankOf(card: Card): Rank {
  const [rank] = card;
  if (!isRank(rank)) throw new RangeError(`${card} has no rank`);
  return rank;
}

export function suitOf(card: Card): Suit {
  const suit = card[1];
  if (!isSuit(suit)) throw new RangeError(`${card} has no suit`);
  return suit;
}

/** What a card counts: the ace 1, ten and faces nothing. */
export function pointsOf(card: Card): number {
  const points = ranks.indexOf(rankOf(card)) + 1;
  return points >= 10 ? 0 : points;
}
