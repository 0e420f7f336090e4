import { HOUSE } from '#rules/games/house.ts';

/**
 * The least that a stake at risk costs its member on average, in hundredths of a percent: no machine and no lottery keeps less. Of
 * lottery it is two digits in the pack with a discount, of which in Yeekee prizes of shots give half back; of games that are no slot
 * machines it is the banker of baccarat.
 */
export const leastEdgeBp = { machine: 362, lotto: 277, yeekee: 138, otherGame: 106 } as const;

/**
 * How much of one stake may come back at the most, in hundredths of a percent, by what gives it. One stake counts for all of them
 * at once, so their sum has to stay below what it costs: else many accounts are an income.
 */
export const mostBackBp = {
  quests: 110,
  promotion: 170,
  coupon: 15,
  cashback: 40,
  affiliate: 20,
  poll: 4,
} as const;

/** What is known of a game. `rtpBp` is the most that any of its bets returns, in hundredths of a percent; null where nobody said. */
interface KnownGame {
  readonly category: string;
  readonly rtpBp: number | null;
}

/**
 * True for a game that is known to keep less than its category is reckoned with. Stakes in it count for nothing: they would pay
 * whoever plays it for prizes. Where nobody said what it returns, its provider alone says what counts.
 */
export function keepsTooLittle({ category, rtpBp }: KnownGame): boolean {
  const least = category === 'slot' ? leastEdgeBp.machine : leastEdgeBp.otherGame;
  return rtpBp !== null && 10_000 - rtpBp < least;
}

/**
 * True for a game in which stakes count for nothing that gives back: one that keeps too little, and every table of the house. Who bets on
 * opposite options of a table pays the edge and risks nothing, so turnover would cost a small sum that is known beforehand.
 */
export function countsForNothing(game: KnownGame & { readonly providerId: string }): boolean {
  return (game.providerId === HOUSE && game.category !== 'slot') || keepsTooLittle(game);
}

/** How much of a stake in lottery fills a promotion at the most, in percent; of Yeekee none does. */
export const LOTTO_PROMOTION_PERCENT = 50;

/** How much of a stake in games that are no slot machines fills a promotion at the most, in percent; for anything else none counts. */
export const OTHER_GAME_PROMOTION_PERCENT = 50;

/** What of a Yeekee stake counts for cashback and commission, in percent; of any other the whole. */
export const YEEKEE_COUNTED_PERCENT = 20;
