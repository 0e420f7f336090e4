-- What deposits asked to be played against what the ledger credited, against each other, and against what operators said of the
-- percent in their acts, as `channel:percent:place`; earlier acts have no place and are in the order of their numbers.

-- check: turnover_credit
SELECT format('goal %s of member %s is for %s satang of %s; the ledger credited it otherwise', seq, member_id, satang, reference) AS detail
FROM turnover_goal goal WHERE NOT EXISTS (
  SELECT 1 FROM transfer JOIN posting ON posting.transfer_id = transfer.id JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.id = goal.transfer_id AND transfer.kind IN ('deposit', 'payment_match') AND transfer.reference = goal.reference
    AND transfer.at = goal.at AND posting.satang = goal.satang AND wallet.member_id = goal.member_id AND wallet.kind = 'main'
)

-- check: turnover_chain
SELECT format('goal %s of member %s is %s satang for %s %% of %s after %s, with %s played; the one before is %s', seq, member_id, goal_satang,
  percent, satang, goal_before_satang, played_before_satang, coalesce(last_goal::text, 'not there')) AS detail
FROM (
  SELECT *, lag(goal_satang) OVER own AS last_goal, lag(since_satang) OVER own AS last_since, row_number() OVER own AS place
  FROM turnover_goal WINDOW own AS (PARTITION BY member_id ORDER BY seq)
) goal
WHERE seq <> place OR goal_before_satang <> coalesce(last_goal, 0)
  OR target_satang <> ceil(satang::numeric * percent / 100)
  OR goal_satang <> greatest(goal_before_satang, played_before_satang) + target_satang
  OR since_satang <> CASE WHEN played_before_satang < goal_before_satang THEN last_since ELSE played_before_satang END

-- check: turnover_percent
-- The first act tells nothing of the percent before it, which is the seed's.
WITH said AS MATERIALIZED (
  SELECT split_part(told.what, ':', 1)::int AS channel, split_part(told.what, ':', 2)::int AS percent,
    coalesce(nullif(split_part(told.what, ':', 3), '')::int, 0) AS place, no, at
  FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'turnovers') AS told (what)
)
SELECT format('payout channel %s asks for %s %%, which the last act does not say', id, turnover_percent) AS detail
FROM payout_channel WHERE turnover_percent <> (
  SELECT percent FROM said WHERE said.channel = payout_channel.id ORDER BY place DESC, no DESC LIMIT 1
)
UNION ALL
SELECT format('goal %s of member %s asks for %s %%, which no act says', goal.seq, goal.member_id, goal.percent)
FROM turnover_goal goal WHERE goal.at >= (SELECT min(at) FROM said) AND goal.percent NOT IN (SELECT percent FROM said)

-- check: turnover_missing
-- A credit within a minute of an act may have met the percent before or after it. Each act holds until the first of those after it.
WITH said AS MATERIALIZED (
  SELECT channel, percent, at, min(at) OVER (
    PARTITION BY channel ORDER BY place, no ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING
  ) AS until
  FROM (
    SELECT split_part(told.what, ':', 1)::int AS channel, split_part(told.what, ':', 2)::int AS percent,
      coalesce(nullif(split_part(told.what, ':', 3), '')::int, 0) AS place, no, at
    FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'turnovers') AS told (what)
  ) told
), asking AS MATERIALIZED (
  SELECT channel.agent_id, said.percent, said.at, said.until FROM said
  JOIN (SELECT DISTINCT ON (agent_id) id, agent_id FROM payout_channel ORDER BY agent_id, id) channel ON channel.id = said.channel
  WHERE said.percent > 0
)
SELECT format('%s %s of member %s asked for nothing to be played, at %s %%', transfer.kind, transfer.reference, wallet.member_id, asking.percent) AS detail
FROM transfer JOIN posting ON posting.transfer_id = transfer.id
JOIN ledger_account wallet ON wallet.id = posting.to_account AND wallet.kind = 'main'
JOIN asking ON asking.agent_id = wallet.agent_id AND transfer.at >= asking.at + interval '1 minute'
  AND (asking.until IS NULL OR transfer.at < asking.until - interval '1 minute')
WHERE transfer.kind IN ('deposit', 'payment_match') AND NOT EXISTS (SELECT 1 FROM turnover_goal WHERE turnover_goal.transfer_id = transfer.id)
