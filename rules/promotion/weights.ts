import { otherGameCategories } from '#rules/games/lobbies.ts';
import {
  LOTTO_PROMOTION_PERCENT,
  leastEdgeBp,
  OTHER_GAME_PROMOTION_PERCENT,
} from '#rules/loyalty/give-back.ts';

/**
 * How much of a stake fills a goal, in percent, by area, by `area/category` or by `area/kind`; the most specific one counts. What
 * is not named fills nothing.
 */
export type TurnoverWeights = Readonly<Record<string, number>>;

const isOtherGame = (kind = '') => otherGameCategories.some((category) => category === kind);

/** True for what only slot machines fill, as far as its name says: all games, slot machines, or one game. */
export function isOfMachines(of: string): boolean {
  const [area, kind] = of.split('/');
  return area === 'games' && !isOtherGame(kind);
}

/** True for weights by which a promotion gives back no more than it may: slot machines in full, other games and lottery by half, Yeekee not at all. */
export function isWeights(weights: TurnoverWeights): boolean {
  const isOwn = ([of, percent]: readonly [string, number]) => {
    const [area, kind] = of.split('/');
    if (area === 'games') return percent <= (isOtherGame(kind) ? OTHER_GAME_PROMOTION_PERCENT : 100);
    return area === 'lotto' && percent <= (kind === 'yeekee' ? 0 : LOTTO_PROMOTION_PERCENT);
  };
  return Object.entries(weights).every(isOwn) && (!weights.lotto || weights['lotto/yeekee'] === 0);
}

/** What a stake costs on average, in hundredths of a percent: by the best and the worst that can be played for it. */
export interface EdgeBp {
  readonly least: number;
  readonly most: number;
}

/** From the machine or bet that keeps least to the one that keeps most; a test holds them against machines and prices. */
export const edgesBp = {
  /** All games of the catalogue that say nothing else are slot machines. */
  machine: { least: leastEdgeBp.machine, most: 411 },
  /** Of the banker in baccarat to its tie; for other games than slot machines no better is known. */
  otherGame: { least: leastEdgeBp.otherGame, most: 1_436 },
  /** Of two digits in the pack with a discount to four digits, by the full rates. */
  lotto: { least: leastEdgeBp.lotto, most: 5_344 },
} as const;

function edgeOf(of: string): EdgeBp {
  if (of.startsWith('lotto')) return edgesBp.lotto;
  return of === 'games' || of === 'games/slot' ? edgesBp.machine : edgesBp.otherGame;
}

/**
 * What playing a target costs on average, in hundredths of a percent of it: of a stake that counts by half twice as much is played.
 * The most is never told too low, the least never too high.
 */
export function targetCostBp(weights: TurnoverWeights): EdgeBp {
  const costs = Object.entries(weights).flatMap(([of, percent]) => {
    const edge = edgeOf(of);
    return percent > 0 ? [{ least: (edge.least * 100) / percent, most: (edge.most * 100) / percent }] : [];
  });
  return {
    least: Math.floor(Math.min(...costs.map(({ least }) => least))),
    most: Math.ceil(Math.max(...costs.map(({ most }) => most))),
  };
}
