-- What providers told of money, against the ledger and the wagers.

-- check: game_movement
-- Every movement with an amount is one transfer of its kind, under its id, to or from the member's wallet. By its scope it is found by
-- its key alone, and not among all that the member ever moved.
SELECT format('movement %s of %s (%s) is about %s satang of member %s; the ledger moved %s in %s postings', movement.transaction_id,
  movement.provider_id, movement.kind, movement.satang, movement.member_id, moved.satang, moved.total) AS detail
FROM game_movement movement
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account account ON account.id IN (posting.from_account, posting.to_account) AND account.member_id = movement.member_id
  WHERE transfer.key = movement.provider_id || ':' || movement.transaction_id
    AND transfer.scope = CASE movement.kind WHEN 'bet' THEN 'games.bet' WHEN 'win' THEN 'games.win' WHEN 'rollback' THEN 'games.rollback'
      ELSE 'games.prize' END
    AND transfer.kind = CASE movement.kind WHEN 'bet' THEN 'game_bet' WHEN 'win' THEN 'game_win' WHEN 'rollback' THEN 'game_rollback'
      ELSE 'game_prize' END
) moved
WHERE movement.kind <> 'correct'
  AND (moved.satang <> movement.satang OR moved.total <> CASE WHEN movement.satang > 0 THEN 1 ELSE 0 END)

-- check: game_unknown
SELECT format('transfer %s (%s %s) moves money of games that no provider told of', transfer.id, transfer.kind, transfer.key) AS detail
FROM transfer WHERE transfer.kind LIKE 'game\_%' AND NOT EXISTS (
  SELECT 1 FROM game_movement movement WHERE movement.provider_id || ':' || movement.transaction_id = transfer.key
)

-- check: game_wager
-- Every stake is one wager; it is cancelled when it was given back, settled when its round has ended.
SELECT format('stake %s of %s: %s satang, its wager %s with %s charged of member %s on %s; the round is %s, given back %s', bet.transaction_id,
  bet.provider_id, bet.satang, coalesce(wager.status, 'missing'), wager.charged_satang, wager.member_id, wager.kind, round.status,
  back.total) AS detail
FROM game_movement bet
LEFT JOIN game_round round ON round.provider_id = bet.provider_id AND round.round_id = bet.round_id
LEFT JOIN wager ON wager.area = 'games' AND wager.reference = bet.id::text
CROSS JOIN LATERAL (
  SELECT count(*) AS total FROM game_movement own
  WHERE own.provider_id = bet.provider_id AND own.round_id = bet.round_id AND own.kind = 'rollback' AND own.original_id = bet.transaction_id
    AND own.satang > 0
) back
WHERE bet.kind = 'bet' AND (
  wager.reference IS NULL OR round.id IS NULL OR back.total > 1 OR wager.charged_satang <> bet.satang OR wager.face_satang <> bet.satang
  OR wager.member_id <> bet.member_id OR round.member_id <> bet.member_id OR wager.kind <> round.game_id
  OR wager.valid_satang <> CASE WHEN back.total = 0 AND bet.counts_turnover THEN bet.satang ELSE 0 END
  OR wager.status <> CASE WHEN back.total > 0 THEN 'cancelled' WHEN round.status = 'open' THEN 'accepted' ELSE 'settled' END)

-- check: game_rollback
-- The first rollback of a stake gives all of it back, any other nothing. Only its own rollback refuses a stake before it comes.
SELECT format('rollback %s of %s gives %s satang of member %s for %s', back.transaction_id, back.provider_id, back.satang, back.member_id,
  back.original_id) AS detail
FROM game_movement back
LEFT JOIN game_movement bet ON bet.provider_id = back.provider_id AND bet.transaction_id = back.original_id AND bet.kind = 'bet'
WHERE back.kind = 'rollback' AND (
  (bet.member_id, bet.round_id) <> (back.member_id, back.round_id)
  OR back.satang <> CASE WHEN EXISTS (
    SELECT 1 FROM game_movement first WHERE first.provider_id = back.provider_id AND first.original_id = back.original_id
      AND first.kind = 'rollback' AND first.number < back.number
  ) THEN 0 ELSE coalesce(bet.satang, 0) END)
UNION ALL
SELECT format('stake %s of %s of member %s is refused by rollback %s, which is not there', never.transaction_id, never.provider_id, never.member_id,
  never.original_id)
FROM game_movement never
WHERE never.kind = 'refused' AND NOT EXISTS (
  SELECT 1 FROM game_movement back WHERE back.provider_id = never.provider_id AND back.transaction_id = never.original_id
    AND back.kind = 'rollback' AND back.original_id = never.transaction_id AND back.member_id = never.member_id
)

-- check: game_wager_unknown
SELECT format('wager %s of games has no stake', wager.reference) AS detail
FROM wager WHERE wager.area = 'games' AND NOT EXISTS (
  SELECT 1 FROM game_movement bet WHERE bet.id::text = wager.reference AND bet.kind = 'bet'
)
