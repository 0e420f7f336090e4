import { YEEKEE_COUNTED_PERCENT } from '#rules/loyalty/give-back.ts';

/** Satang of a row of `wager` that count for cashback and commission: its stake at risk, of Yeekee a part (rules/loyalty/give-back.ts). */
export const countedStakeOf = (wager: string) =>
  `(CASE WHEN ${wager}.area = 'lotto' AND ${wager}.kind = 'yeekee' THEN ${wager}.valid_satang * ${YEEKEE_COUNTED_PERCENT} / 100 ELSE ${wager}.valid_satang END)`;
