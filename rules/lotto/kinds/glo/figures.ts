import { demandForm } from '#rules/lotto/kinds/demand-form.ts';
import type { Figures } from '#rules/lotto/matching.ts';

interface Tier {
  readonly id: string;
  readonly numbers: readonly string[];
}

/** The numbers of one tier of a draw; none when the draw has no such tier. */
export function numbersOf(tiers: readonly Tier[], id: string): readonly string[] {
  return tiers.find((tier) => tier.id === id)?.numbers ?? [];
}

/**
 * Government lottery (GLO), from its published tiers: three, two and four tops are the end of the six-digit first prize;
 * the bottom two, the front threes and the back threes are draws of their own. Four tops never mix in the front threes.
 * A figure without its tier is empty; a number of another form throws RangeError.
 */
export function figuresOfGlo(tiers: readonly Tier[]): Figures {
  const demanded = (id: string, form: RegExp, name: string) =>
    numbersOf(tiers, id).map((number) => demandForm(number, form, name));
  const first = demanded('first', /^\d{6}$/, 'First prize');
  return {
    top4: first.map((number) => number.slice(2)),
    top3: first.map((number) => number.slice(3)),
    top2: first.map((number) => number.slice(4)),
    bottom2: demanded('last_two', /^\d{2}$/, 'Last two'),
    front3: demanded('front_three', /^\d{3}$/, 'Front three'),
    bottom3: demanded('back_three', /^\d{3}$/, 'Back three'),
  };
}
