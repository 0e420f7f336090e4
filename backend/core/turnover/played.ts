/**
 * Satang that fill a goal: of each wager that its member placed since it began and that was settled before its end, the part that
 * counts, by the weight of its kind, or else of its category or its area. `goal` names a row of `play_goal`. A wager that is given back or
 * corrected is measured as it is now, so it takes its part back by itself; one that is pending fills nothing, for it can be cancelled.
 */
export const playedOf = (goal: string) => `(
  SELECT coalesce(sum(wager.valid_satang
    * coalesce(${goal}.weights ->> (wager.area || '/' || wager.kind), ${goal}.weights ->> (wager.area || '/' || wager.category),
      ${goal}.weights ->> wager.area, '0')::bigint / 100), 0)::bigint
  FROM wager
  WHERE wager.member_id = ${goal}.member_id AND wager.accepted_at >= ${goal}.at AND wager.status = 'settled'
    AND wager.ended_at <= ${goal}.expires_at
)`;
