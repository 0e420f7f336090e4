-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: point_balance
-- A wallet of points holds what its lots have left.
SELECT format('wallet of points of member %s holds %s, its lots have %s', coalesce(account.member_id, lots.member_id), account.balance, lots.points) AS detail
FROM (SELECT member_id, balance FROM ledger_account WHERE kind = 'wallet.point') account
FULL JOIN (
  SELECT member_id, sum(free + reserved) AS points FROM entitlement_lot WHERE kind = 'wallet.point' GROUP BY 1
) lots ON lots.member_id = account.member_id
WHERE coalesce(account.balance, 0) <> coalesce(lots.points, 0)

-- check: point_lots
-- Every movement of points in the ledger is one of lots, of as many points of the same member at the same time, and the other way round.
SELECT format('points %s %s: the ledger moved %s of member %s, lots %s of member %s', coalesce(moved.scope, act.scope), coalesce(moved.key, act.key),
  moved.points, moved.member_id, act.amount, act.member_id) AS detail
FROM (
  SELECT transfer.scope, transfer.key, transfer.at, transfer.reference, account.member_id, sum(posting.satang) AS points
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account account ON account.id IN (posting.from_account, posting.to_account) AND account.kind = 'wallet.point'
  WHERE transfer.unit = 'point' GROUP BY 1, 2, 3, 4, 5
) moved FULL JOIN (
  SELECT CASE verb WHEN 'expire' THEN 'points.expire' ELSE scope END AS scope, CASE verb WHEN 'expire' THEN id::text ELSE key END AS key,
    at, reference, member_id, amount, verb
  FROM entitlement_act WHERE kind = 'wallet.point'
) act ON act.scope = moved.scope AND act.key = moved.key
WHERE (moved.member_id, moved.points, moved.at, moved.reference) IS DISTINCT FROM (act.member_id, act.amount::numeric, act.at, act.reference)
  OR act.scope IS DISTINCT FROM CASE act.verb WHEN 'grant' THEN 'points.give' WHEN 'use' THEN 'points.spend' WHEN 'refund' THEN 'points.refund'
    WHEN 'expire' THEN 'points.expire' END
