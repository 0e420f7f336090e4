import { canonicalNumber } from './bet-number.ts';
import { type BetType, betTypes } from './bet-type.ts';

/**
 * What bets are held against, derived from a published result: the drawn numbers of each figure, none where the kind of
 * lottery has no such figure. `front3` and `bottom3` are the government lottery's front and back threes, two each.
 */
export type Figures = Readonly<
  Record<'top4' | 'top3' | 'top2' | 'bottom2' | 'front3' | 'bottom3', readonly string[]>
>;

/** A result without a figure, for kinds that have a few. */
export const noFigures: Figures = { top4: [], top3: [], top2: [], bottom2: [], front3: [], bottom3: [] };

const figureOfType: Readonly<Record<BetType, keyof Figures>> = {
  top_3: 'top3',
  tod_3: 'top3',
  front_3: 'front3',
  bottom_3: 'bottom3',
  top_2: 'top2',
  bottom_2: 'bottom2',
  run_top: 'top3',
  run_bottom: 'bottom2',
  top_4: 'top4',
  tod_4: 'top4',
};

/** The drawn numbers that a bet of this type is compared with; none where the kind has no such figure. */
export function drawnFor(type: BetType, figures: Figures): readonly string[] {
  return figures[figureOfType[type]];
}

/** The canonical numbers of a type that win when this number is drawn: its digits for a run bet, else the number itself. */
export function wonBy(type: BetType, drawn: string): readonly string[] {
  return type === 'run_top' || type === 'run_bottom' ? [...new Set(drawn)] : [canonicalNumber(type, drawn)];
}

/** Bet types that are held against a figure. */
export function typesOf(figure: keyof Figures): readonly BetType[] {
  return betTypes.filter((type) => figureOfType[type] === figure);
}

/**
 * Does a bet win? A run bet asks whether its digit occurs, however often; a tod bet also wins on the exact number.
 * Throws RangeError when the kind of lottery has no figure for the type: such a bet is an error, never a loss.
 */
export function isWin(type: BetType, number: string, figures: Figures): boolean {
  const drawn = drawnFor(type, figures);
  if (drawn.length === 0) throw new RangeError(`This kind of lottery has no figure for ${type}`);
  const own = canonicalNumber(type, number);
  return drawn.some((one) => wonBy(type, one).includes(own));
}
