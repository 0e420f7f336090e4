-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: quest_prize
-- A prize that was taken, and a check-in, has its points, spins or money, of its member and its time, and there are no others.
SELECT format('%s: %s %s of member %s were due, %s of member %s were given', coalesce(due.reference, given.reference), due.amount, due.kind,
  due.member_id, given.amount, given.member_id) AS detail
FROM (
  SELECT member_id, CASE prize_kind WHEN 'point' THEN 'wallet.point' WHEN 'spin' THEN 'wheel.spin' ELSE 'main' END AS kind, prize_amount AS amount, at,
    CASE prize_kind WHEN 'point' THEN 'quests.redeem:' ELSE '' END || quest_id || ':' || period || ':' || member_id AS key,
    quest_id || ' ' || period AS reference
  FROM quest_redemption
  UNION ALL
  SELECT member_id, 'wallet.point', points, at, 'quests.check_in:' || day || ':' || member_id, 'check-in ' || day FROM check_in
) due FULL JOIN (
  SELECT member_id, kind, amount, at, key, reference FROM entitlement_act
  WHERE verb = 'grant' AND (scope = 'quests.redeem' OR (scope = 'points.give' AND (starts_with(key, 'quests.redeem:') OR starts_with(key, 'quests.check_in:'))))
  UNION ALL
  SELECT wallet.member_id, 'main', posting.satang, transfer.at, transfer.reference, transfer.reference
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'quest_credit'
) given ON given.key = due.key AND given.kind = due.kind
WHERE (due.member_id, due.amount, due.at) IS DISTINCT FROM (given.member_id, given.amount, given.at)

-- check: quest_terms
-- A prize that was taken is what its quest says, in the period of the Bangkok day on which it was taken.
SELECT format('member %s took %s %s for quest %s of %s at %s, which brings %s %s', own.member_id, own.prize_amount, own.prize_kind, own.quest_id, own.period,
  own.at, quest.prize_amount, quest.prize_kind) AS detail
FROM quest_redemption own LEFT JOIN quest ON quest.id = own.quest_id
WHERE (own.prize_kind, own.prize_amount) IS DISTINCT FROM (quest.prize_kind, quest.prize_amount)
  OR own.at < quest.starts_at OR own.at >= quest.ends_at
  OR own.period <> CASE quest.period WHEN 'event' THEN (quest.starts_at AT TIME ZONE 'Asia/Bangkok')::date
    ELSE date_trunc(quest.period, own.at AT TIME ZONE 'Asia/Bangkok')::date END

-- check: check_in_number
-- Check-ins of a month are numbered without a gap, each on the Bangkok day of its time.
SELECT format('member %s has %s check-ins in the month of %s, the last is number %s, %s of another day', member_id, count(*), month, max(number),
  count(*) FILTER (WHERE day <> (at AT TIME ZONE 'Asia/Bangkok')::date OR month <> date_trunc('month', day)::date)) AS detail
FROM check_in GROUP BY member_id, month
HAVING max(number) <> count(*) OR bool_or(day <> (at AT TIME ZONE 'Asia/Bangkok')::date OR month <> date_trunc('month', day)::date)

-- check: point_grant
-- Points that an operator gave are of an act of the log that says so.
SELECT format('%s points for member %s are of no act that says so: %s', act.amount, act.member_id, act.key) AS detail
FROM entitlement_act act LEFT JOIN ops_log ON 'quests.operator:' || ops_log.id = act.key
  AND ops_log.facts -> 'points' ? (act.member_id || ':' || act.amount)
WHERE act.scope = 'points.give' AND starts_with(act.key, 'quests.operator:') AND ops_log.id IS NULL

-- check: quest_whole
SELECT format('condition %s is of quest %s, which is not there', place, quest_id) AS detail
FROM quest_condition WHERE NOT EXISTS (SELECT 1 FROM quest WHERE quest.id = quest_condition.quest_id)
