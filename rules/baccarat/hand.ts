import { type Card, pointsOf, rankOf } from './cards.ts';

export const outcomes = ['B', 'P', 'T'] as const;
/** Banker, player or tie. */
export type Outcome = (typeof outcomes)[number];
/** Outcomes that are written as a letter each; what is none is left out. */
export const readOutcomes = (letters: string): Outcome[] =>
  [...letters].flatMap((letter) => outcomes.filter((outcome) => outcome === letter));
/** A side that can win. */
export type Side = Exclude<Outcome, 'T'>;

export interface Hand {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly outcome: Outcome;
  readonly isNatural: boolean;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

const totalOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/**
 * True when the banker takes a third card. `third` is what the player's third card counts, null where the player stood.
 * Neither side has a natural.
 */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

const isPair = ([first, second]: readonly Card[]) =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/**
 * One hand from the cards in the order in which they are dealt: P1 B1 P2 B2, then the third cards of player and banker where
 * the rules ask for them. Cards behind those are left alone. Throws RangeError where cards are missing.
 */
export function dealHand(cards: readonly Card[]): Hand {
  let next = 0;
  const take = () => {
    const card = cards[next];
    if (!card) throw new RangeError('There are too few cards for a hand');
    next += 1;
    return card;
  };
  const [player, banker]: [Card[], Card[]] = [[], []];
  for (const side of [player, banker, player, banker]) side.push(take());
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8;
  if (!isNatural) {
    const third = totalOf(player) <= 5 ? take() : null;
    if (third) player.push(third);
    if (bankerDraws(totalOf(banker), third && pointsOf(third))) banker.push(take());
  }
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  const winner = playerTotal > bankerTotal ? 'P' : 'B';
  const outcome = playerTotal === bankerTotal ? 'T' : winner;
  const pairs = { playerPair: isPair(player), bankerPair: isPair(banker) };
  return { player, banker, playerTotal, bankerTotal, outcome, isNatural, ...pairs };
}

/** How many cards a hand took. */
export function cardsIn({ player, banker }: Hand): number {
  return player.length + banker.length;
}

/** The cards of a hand in the order in which they were dealt. */
export function dealtCards({ player, banker }: Hand): Card[] {
  const inOrder = [player[0], banker[0], player[1], banker[1], player[2], banker[2]];
  return inOrder.filter((card) => card !== undefined);
}
