import type { Figures } from '#rules/lotto/matching.ts';
import { noFigures } from '#rules/lotto/matching.ts';
import { figuresOfGlo } from './glo/figures.ts';
import type { kindNames } from './kind-names.ts';

interface DrawnTier {
  readonly id: string;
  readonly numbers: readonly string[];
}

const readers: Readonly<Record<keyof typeof kindNames, (tiers: readonly DrawnTier[]) => Figures>> = {
  glo: figuresOfGlo,
};

/** What bets on a draw are held against, for a page: without the rest of the kinds, and none of a kind that it does not know. */
export function figuresOfKind(code: string, tiers: readonly DrawnTier[]): Figures {
  const read = new Map(Object.entries(readers)).get(code);
  return read ? read(tiers) : noFigures;
}
