import { canonicalNumber } from './bet-number.ts';
import type { BetType } from './bet-type.ts';

/** What bets are held against, derived from a published result. A figure that the kind of lottery does not have is null. */
export interface Figures {
  readonly top4: string | null;
  readonly top3: string;
  readonly top2: string;
  readonly bottom2: string;
  /** The front-three and back-three draws of the government lottery, two numbers each. */
  readonly front3: readonly string[] | null;
  readonly bottom3: readonly string[] | null;
}

function known<Figure>(figure: Figure | null, type: BetType): Figure {
  if (figure === null) throw new RangeError(`This kind of lottery has no figure for ${type}`);
  return figure;
}

/**
 * Does a bet win? A run bet asks whether its digit occurs, however often; a tod bet also wins on the exact number.
 * Throws RangeError when the kind of lottery has no figure for the type.
 */
export function isWin(type: BetType, number: string, figures: Figures): boolean {
  switch (type) {
    case 'top_3':
      return number === figures.top3;
    case 'tod_3':
      return canonicalNumber(type, number) === canonicalNumber(type, figures.top3);
    case 'front_3':
      return known(figures.front3, type).includes(number);
    case 'bottom_3':
      return known(figures.bottom3, type).includes(number);
    case 'top_2':
      return number === figures.top2;
    case 'bottom_2':
      return number === figures.bottom2;
    case 'run_top':
      return figures.top3.includes(number);
    case 'run_bottom':
      return figures.bottom2.includes(number);
    case 'top_4':
      return number === known(figures.top4, type);
    case 'tod_4':
      return canonicalNumber(type, number) === canonicalNumber(type, known(figures.top4, type));
  }
}
