-- Shots, terms and prizes of Yeekee rounds against each other and the ledger; chains, results and prizes are recomputed beside this in code.

-- check: yeekee_shots
-- Positions without a gap, members and the head as the round counts them.
SELECT format('round %s counts %s shots of %s members; %s are there to position %s, of %s members', own.round_id, own.shot_count, own.shooter_count,
  shots.total, shots.last, shots.members) AS detail
FROM yeekee_round own
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(max(position), 0) AS last, count(DISTINCT member_id) AS members FROM yeekee_shot WHERE yeekee_shot.round_id = own.round_id
) shots
WHERE own.shot_count <> shots.total OR own.shot_count <> shots.last OR own.shooter_count <> shots.members
UNION ALL
SELECT format('shot %s of round %s is of no member, of no round that takes shots, or was shot at %s', position, shot.round_id, shot_at) AS detail
FROM yeekee_shot shot LEFT JOIN yeekee_round own ON own.round_id = shot.round_id LEFT JOIN round ON round.id = shot.round_id
WHERE own.round_id IS NULL OR round.id IS NULL OR position < 1
  OR NOT EXISTS (SELECT 1 FROM member WHERE member.id = shot.member_id AND member.agent_id = round.agent_id)
  OR shot_at < round.closes_at - interval '15 minutes' AND round.void_reason IS DISTINCT FROM 'called_off'
  OR shot_at > round.closes_at + interval '2 minutes' OR shot_at > own.sealed_at + interval '1 minute'

-- check: yeekee_ends
-- Shots are sealed when shooting is over, and prizes given when the round has ended; a round that was voided may end before. A seal
-- later than the site's last heartbeat would end the shooting before its time, and show what is hidden until then.
SELECT format('round %s is %s and closed at %s; its shots were sealed at %s, its prizes given at %s', id, status, closes_at, sealed_at, prizes_at) AS detail
FROM yeekee_round own JOIN round ON round.id = own.round_id
WHERE (status <> 'voided'
    AND (sealed_at <= closes_at + interval '2 minutes' OR sealed_at > (SELECT site_pulse.at FROM site_pulse) + interval '2 minutes'))
  OR (prizes_at IS NOT NULL AND (sealed_at IS NULL OR status IN ('open', 'closed')))
  OR (prizes_at IS NULL AND coalesce(row_1_why, row_16_why) IS NOT NULL)

-- check: yeekee_cooldown
SELECT format('member %s shot into round %s at %s, %s after the shot before', member_id, round_id, shot_at, shot_at - before) AS detail
FROM (
  SELECT shot.*, own.cooldown_ms, lag(shot_at) OVER (PARTITION BY shot.round_id, member_id ORDER BY position) AS before
  FROM yeekee_shot shot JOIN yeekee_round own ON own.round_id = shot.round_id
) shot WHERE shot_at - before < cooldown_ms * interval '1 millisecond'

-- check: yeekee_reward
SELECT format('row %s of round %s won member %s %s satang; the ledger paid %s in %s transfers', coalesce(prize.row::text, 'none'), coalesce(prize.round_id, moved.reference),
  coalesce(prize.member_id, moved.member_id), coalesce(prize.satang, 0), coalesce(moved.satang, 0), coalesce(moved.total, 0)) AS detail
FROM yeekee_prize prize
FULL JOIN (
  SELECT transfer.reference, transfer.key, wallet.member_id, sum(posting.satang) AS satang, count(*) AS total
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'yeekee_reward' GROUP BY 1, 2, 3
) moved ON moved.key = prize.round_id || ':' || prize.row AND moved.member_id = prize.member_id
WHERE prize.satang IS DISTINCT FROM moved.satang OR moved.total <> 1

-- check: yeekee_prize_rule
-- Once one round was paid by a rule, no later one was paid by an older.
SELECT format('the prizes of round %s were paid by rule %s after those of others by rule %s', round_id, prize_rule, newest) AS detail
FROM (
  SELECT *, max(prize_rule) OVER (ORDER BY prizes_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS newest
  FROM yeekee_round WHERE prizes_at IS NOT NULL
) paid WHERE prize_rule < newest

-- check: round_void
-- Only rounds that the site draws are voided for what happened in them, and only voided rounds say why.
SELECT format('round %s is %s and says it was voided for %s', id, status, coalesce(void_reason, 'nothing')) AS detail
FROM round
WHERE (void_reason IS NOT NULL AND status <> 'voided')
  OR (void_reason IN ('few_shots', 'few_members', 'outage') AND NOT EXISTS (SELECT 1 FROM yeekee_round WHERE yeekee_round.round_id = round.id))

-- check: round_whole
-- Prices, seeds and terms of shooting belong to a round that is there: what waits for a round to come would be taken for a part of it.
SELECT format('%s of round %s, which is not there', what, round_id) AS detail
FROM (
  SELECT round_id, 'price of ' || type AS what FROM round_rate
  UNION ALL SELECT round_id, 'seed' FROM round_seed
  UNION ALL SELECT round_id, 'shooting' FROM yeekee_round
) part WHERE NOT EXISTS (SELECT 1 FROM round WHERE round.id = part.round_id)
