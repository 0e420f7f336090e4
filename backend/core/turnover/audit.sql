-- Bonuses that are to be played for, against the wallet that holds them. Queries only read.

-- check: goal_bonus
-- What is promised for a goal is in the bonus wallet while it runs, and with its end in the main wallet or at the house, once. A goal
-- that ended before there was such a wallet was never in it.
SELECT format('goal %s of member %s is %s; %s satang came into the bonus wallet in %s transfers, and %s went to the main wallet and %s back in %s', goal.id,
  goal.member_id, coalesce(goal.ended_as, 'running'), moved.put, moved.puts, moved.unlocked, moved.back, moved.takes) AS detail
FROM play_goal goal
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE wallet.id = posting.to_account) AS puts, count(*) FILTER (WHERE wallet.id = posting.from_account) AS takes,
    coalesce(sum(posting.satang) FILTER (WHERE wallet.id = posting.to_account), 0) AS put,
    coalesce(sum(posting.satang) FILTER (WHERE wallet.id = posting.from_account AND other.kind = 'main'), 0) AS unlocked,
    coalesce(sum(posting.satang) FILTER (WHERE wallet.id = posting.from_account AND other.kind <> 'main'), 0) AS back
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id IN (posting.from_account, posting.to_account) AND wallet.member_id = goal.member_id
    AND wallet.kind = 'wallet.bonus'
  JOIN ledger_account other ON other.id IN (posting.from_account, posting.to_account) AND other.id <> wallet.id
  WHERE transfer.reference = goal.id::text
) moved
WHERE moved.puts > 1 OR moved.takes > 1 OR (goal.ended_at IS NULL AND moved.puts = 0)
  OR moved.unlocked <> CASE WHEN goal.ended_as = 'done' THEN moved.put ELSE 0 END
  OR moved.back <> CASE WHEN goal.ended_as <> 'done' THEN moved.put ELSE 0 END

-- check: bonus_wallet
SELECT format('the bonus wallet of member %s holds %s satang; %s were promised for what still runs', wallet.member_id, wallet.balance, promised.satang) AS detail
FROM ledger_account wallet
CROSS JOIN LATERAL (
  SELECT coalesce(sum(posting.satang), 0) AS satang FROM play_goal goal
  JOIN transfer ON transfer.reference = goal.id::text JOIN posting ON posting.transfer_id = transfer.id AND posting.to_account = wallet.id
  WHERE goal.member_id = wallet.member_id AND goal.ended_at IS NULL
) promised
WHERE wallet.kind = 'wallet.bonus' AND wallet.balance <> promised.satang
