-- Rounds against what providers told of them.

-- check: game_round
-- A round that is open or was called off began with a stake. A free round that its provider gave has no round here, and may name one that was staked on.
SELECT format('round %s of %s is %s with %s staked and %s won; its movements, %s of which begin it, say %s and %s', round.round_id, round.provider_id, round.status,
  round.staked_satang, round.won_satang, told.begun, told.staked, told.won) AS detail
FROM game_round round
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE own.kind IN ('bet', 'free_win') AND own.member_id = round.member_id) AS begun,
    coalesce(sum(own.satang) FILTER (WHERE own.kind = 'bet'), 0) - coalesce(sum(own.satang) FILTER (WHERE own.kind = 'rollback'), 0) AS staked,
    coalesce(sum(CASE WHEN own.kind = 'free_win' THEN CASE WHEN used.id IS NULL THEN 0 ELSE own.satang END WHEN own.kind <> 'win' THEN 0 ELSE coalesce((
      SELECT fixed.satang FROM game_movement fixed
      WHERE fixed.provider_id = own.provider_id AND fixed.kind = 'correct' AND fixed.original_id = own.transaction_id
      ORDER BY fixed.number DESC LIMIT 1), own.satang) END), 0) AS won
  FROM game_movement own
  LEFT JOIN entitlement_act used ON used.scope = 'games.free_round' AND used.verb = 'use' AND used.key = own.id::text
  WHERE own.provider_id = round.provider_id AND own.round_id = round.round_id
) told
WHERE (told.begun = 0 AND round.status <> 'finished') OR told.staked <> round.staked_satang OR told.won <> round.won_satang
  OR (round.status = 'open') <> (round.ended_at IS NULL) OR round.ended_at < round.begun_at
  OR (round.status = 'cancelled' AND (round.staked_satang <> 0 OR round.won_satang <> 0))

-- check: game_payout
-- What a finished round won is what its stakes paid; a free round has no stake.
SELECT format('round %s of %s won %s; its wagers paid %s', round.round_id, round.provider_id, round.won_satang, paid.satang) AS detail
FROM game_round round
CROSS JOIN LATERAL (
  SELECT coalesce(sum(wager.payout_satang), 0) AS satang FROM game_movement bet
  JOIN wager ON wager.area = 'games' AND wager.reference = bet.id::text
  WHERE bet.provider_id = round.provider_id AND bet.round_id = round.round_id AND bet.kind = 'bet'
) paid
WHERE round.status = 'finished' AND paid.satang <> round.won_satang
  AND NOT EXISTS (
    SELECT 1 FROM game_movement free
    JOIN entitlement_act used ON used.scope = 'games.free_round' AND used.verb = 'use' AND used.key = free.id::text
    WHERE free.provider_id = round.provider_id AND free.round_id = round.round_id AND free.kind = 'free_win'
  )

-- check: game_free_round
-- Every round of the house that cost nothing used up one free round that was granted, and every use belongs to such a round.
SELECT format('free round %s of %s used %s pieces of member %s, which are %s', coalesce(free.transaction_id, act.key), free.provider_id,
  coalesce(act.amount, 0), coalesce(free.member_id, act.member_id), coalesce(act.kind, 'none')) AS detail
FROM (SELECT * FROM game_movement WHERE kind = 'free_win' AND provider_id = 'house') free
FULL JOIN (SELECT * FROM entitlement_act WHERE scope = 'games.free_round' AND verb = 'use') act ON act.key = free.id::text
LEFT JOIN game_round round ON round.provider_id = free.provider_id AND round.round_id = free.round_id
WHERE (free.id IS NULL AND NOT EXISTS (SELECT 1 FROM game_movement other WHERE other.id::text = act.key AND other.kind = 'free_win'))
  OR (free.id IS NOT NULL AND (act.id IS NULL OR act.amount <> 1 OR act.member_id <> free.member_id
    OR round.id IS NULL OR NOT starts_with(act.kind, format('games.free_round:%s:%s:', free.provider_id, round.game_id))))

-- check: game_free_grant
-- Free rounds come by an act of the log that says so, once, and go by a round or with their end. Acts of before name no free rounds; of
-- them the command is known.
SELECT format('%s of %s free rounds of member %s (%s) under %s %s: no act says so, or there is no such way', grants.verb, grants.amount,
  grants.member_id, grants.kind, grants.scope, grants.key) AS detail
FROM entitlement_act grants WHERE starts_with(grants.kind, 'games.free_round:')
  AND (grants.verb, grants.scope) NOT IN (('use', 'games.free_round'), ('expire', 'entitlement.expire'))
  AND NOT (grants.verb = 'grant' AND grants.scope = 'games.grant' AND EXISTS (
    SELECT 1 FROM ops_log WHERE ops_log.id::text = grants.key AND CASE WHEN ops_log.facts ? 'freeRounds'
      THEN ops_log.facts -> 'freeRounds' ? concat_ws(':', grants.member_id, grants.amount, grants.kind)
      ELSE ops_log.command = 'games grant-free-rounds' AND ops_log.facts ->> 'outcome' IN ('begun', 'done') AND strpos(grants.kind, ':' || (ops_log.asked ->> 'game') || ':') > 0 END
  ))

-- check: game_correction
-- Every correction paid its amount and took back what the win was before, of wallet and debt together.
SELECT format('correction %s of %s made %s of %s; the ledger paid %s and took %s', fixed.transaction_id, fixed.provider_id, fixed.satang,
  fixed.before, moved.given, moved.taken) AS detail
FROM (
  SELECT own.*, coalesce(
    lag(own.satang) OVER (PARTITION BY own.provider_id, own.original_id ORDER BY own.number),
    (SELECT win.satang FROM game_movement win WHERE win.provider_id = own.provider_id AND win.transaction_id = own.original_id)) AS before
  FROM game_movement own WHERE own.kind = 'correct'
) fixed
CROSS JOIN LATERAL (
  SELECT coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'game_repayout' AND target.member_id = fixed.member_id), 0) AS given,
    coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'game_reversal' AND source.member_id = fixed.member_id), 0) AS taken
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account source ON source.id = posting.from_account JOIN ledger_account target ON target.id = posting.to_account
  WHERE transfer.key = fixed.provider_id || ':' || fixed.transaction_id AND transfer.kind IN ('game_repayout', 'game_reversal')
    AND transfer.scope IN ('games.repayout', 'games.reversal')
) moved
WHERE moved.given <> fixed.satang OR moved.taken IS DISTINCT FROM fixed.before
