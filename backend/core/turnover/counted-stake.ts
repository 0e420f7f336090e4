import { otherGameCategories } from '#rules/games/lobbies.ts';
import { YEEKEE_COUNTED_PERCENT } from '#rules/loyalty/give-back.ts';

/** SQL that is true for a row of `wager` on a game that is no slot machine. */
export const isOtherGame = (wager: string) =>
  `(${wager}.area = 'games' AND coalesce(${wager}.category, '') IN (${otherGameCategories.map((one) => `'${one}'`).join(', ')}))`;

/** Satang of a row of `wager` that count for quests, check-ins and coupons: its stake at risk, of games that of slot machines (rules/loyalty/give-back.ts). */
export const loyaltyStakeOf = (wager: string) =>
  `(CASE WHEN ${isOtherGame(wager)} THEN 0 ELSE ${wager}.valid_satang END)`;

/** Satang of a row of `wager` that count for cashback and commission: as for quests, and of Yeekee a part (rules/loyalty/give-back.ts). */
export const countedStakeOf = (wager: string) =>
  `(CASE WHEN ${wager}.area = 'lotto' AND ${wager}.kind = 'yeekee' THEN ${wager}.valid_satang * ${YEEKEE_COUNTED_PERCENT} / 100 ELSE ${loyaltyStakeOf(wager)} END)`;
