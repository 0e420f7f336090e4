import type { BetType } from '#rules/lotto/bet-type.ts';

interface Tier {
  readonly id: string;
  readonly numbers: readonly string[];
}

/** The figures of a government draw that bets are compared with. */
export interface DrawnFigures {
  readonly top4: readonly string[];
  readonly top3: readonly string[];
  readonly top2: readonly string[];
  readonly bottom2: readonly string[];
  readonly front3: readonly string[];
  readonly bottom3: readonly string[];
}

/** The numbers of one tier of a draw; none when the draw has no such tier. */
export function numbersOf(tiers: readonly Tier[], id: string): readonly string[] {
  return tiers.find((tier) => tier.id === id)?.numbers ?? [];
}

/** Reads the figures off the published tiers; a figure is empty when the draw has no such tier. */
export function drawnFigures(tiers: readonly Tier[]): DrawnFigures {
  const first = numbersOf(tiers, 'first');
  return {
    top4: first.map((number) => number.slice(-4)),
    top3: first.map((number) => number.slice(-3)),
    top2: first.map((number) => number.slice(-2)),
    bottom2: numbersOf(tiers, 'last_two'),
    front3: numbersOf(tiers, 'front_three'),
    bottom3: numbersOf(tiers, 'back_three'),
  };
}

const figureOfType: Readonly<Record<BetType, keyof DrawnFigures>> = {
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

/** What a bet of this type was compared with. */
export function drawnFor(type: BetType, figures: DrawnFigures): readonly string[] {
  return figures[figureOfType[type]];
}
