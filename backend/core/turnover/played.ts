import { isOtherGame, loyaltyStakeOf } from '#backend/core/turnover/counted-stake.ts';
import { OTHER_GAME_PROMOTION_PERCENT } from '#rules/loyalty/give-back.ts';

/** SQL: how much a row of `wager` counts for `goal`, in percent: by its kind, or else its category or its area; no more of a game than its category may. */
const weightOf = (goal: string) =>
  `least(coalesce(${goal}.weights ->> (wager.area || '/' || wager.kind), ${goal}.weights ->> (wager.area || '/' || wager.category),
      ${goal}.weights ->> wager.area, '0')::bigint, CASE WHEN ${isOtherGame('wager')} THEN ${OTHER_GAME_PROMOTION_PERCENT} ELSE 100 END)`;

/** SQL: the wagers of the member of `goal` that were placed since it began and settled before its end. */
const wagersOf = (goal: string) => `wager.member_id = ${goal}.member_id AND wager.accepted_at >= ${goal}.at
    AND wager.status = 'settled' AND wager.ended_at <= ${goal}.expires_at`;

/**
 * Satang that fill a goal, of each wager that its member placed since it began and that was settled before its end. `goal` names a
 * row of `play_goal`. Of stakes it is the part of each that counts, by its weight. Of credit it is the most that the deposit came
 * to by what was won and lost, one end after the other: wagers that end together, as stakes of one round, are one step. One that counts for no turnover, as a free round, or is on no slot machine leaves it
 * as it is. A wager that is given back or corrected is measured as it is now, so it takes its part back by itself; one that is pending fills nothing, for it can be cancelled.
 */
export const playedOf = (goal: string) => `(
  CASE WHEN ${goal}.credit_from_satang IS NULL THEN (
    SELECT coalesce(sum(wager.valid_satang * ${weightOf(goal)} / 100), 0)::bigint FROM wager WHERE ${wagersOf(goal)}
  ) ELSE (
    SELECT (${goal}.credit_from_satang + greatest(0, coalesce(max(credit.won), 0)))::bigint FROM (
      SELECT sum(wager.payout_satang - wager.charged_satang) OVER (ORDER BY wager.ended_at) AS won
      FROM wager WHERE ${wagersOf(goal)} AND ${weightOf(goal)} > 0 AND ${loyaltyStakeOf('wager')} > 0
    ) credit
  ) END
)`;
