import { demandForm } from '#rules/lotto/kinds/demand-form.ts';
import type { Figures } from '#rules/lotto/matching.ts';

/** The parts of a published government draw (GLO) that bets are held against. */
export interface GloFigures {
  readonly first: string;
  readonly front_three: readonly string[];
  readonly back_three: readonly string[];
  readonly last_two: string;
}

/**
 * Government lottery (GLO): three, two and four tops are the end of the six-digit first prize; the bottom two, the front
 * threes and the back threes are draws of their own. Four tops never mix in the front-three draw.
 */
export function figuresOfGlo(draw: GloFigures): Figures {
  const first = demandForm(draw.first, /^\d{6}$/, 'First prize');
  return {
    top4: first.slice(2),
    top3: first.slice(3),
    top2: first.slice(4),
    bottom2: demandForm(draw.last_two, /^\d{2}$/, 'Last two'),
    front3: draw.front_three.map((number) => demandForm(number, /^\d{3}$/, 'Front three')),
    bottom3: draw.back_three.map((number) => demandForm(number, /^\d{3}$/, 'Back three')),
  };
}
