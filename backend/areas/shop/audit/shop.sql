-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: shop_points
-- An order took its points once, from its member at its time, and gave them back once where it was refused; nothing else was taken or given for one.
SELECT format('order %s: %s of %s points of member %s were due, %s of member %s were moved', coalesce(due.key, moved.key), due.verb, due.points,
  due.member_id, moved.amount, moved.member_id) AS detail
FROM (
  SELECT 'shop.redeem:' || id AS key, 'use' AS verb, member_id, points, at FROM shop_order
  UNION ALL
  SELECT 'shop.redeem:' || id, 'refund', member_id, points, ended_at FROM shop_order WHERE state = 'refused'
) due FULL JOIN (
  SELECT key, verb, member_id, amount, at FROM entitlement_act
  WHERE scope IN ('points.spend', 'points.refund') AND starts_with(key, 'shop.redeem:')
) moved ON moved.key = due.key AND moved.verb = due.verb
WHERE (due.member_id, due.points, due.at) IS DISTINCT FROM (moved.member_id, moved.amount, moved.at)

-- check: shop_prize
-- Money and spins of an order came once, to its member at its time; nothing else was given as one.
SELECT format('order %s: %s %s of member %s were due, %s of member %s were given', coalesce(due.id::text, given.id), due.amount, due.kind,
  due.member_id, given.amount, given.member_id) AS detail
FROM (SELECT id, member_id, kind, amount, at FROM shop_order WHERE kind IN ('credit', 'spin')) due
FULL JOIN (
  SELECT transfer.reference AS id, 'credit' AS kind, wallet.member_id, posting.satang AS amount, transfer.at
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'shop_credit'
  UNION ALL
  SELECT key, 'spin', member_id, amount, at FROM entitlement_act WHERE verb = 'grant' AND scope = 'shop.redeem' AND kind = 'wheel.spin'
) given ON given.id = due.id::text AND given.kind = due.kind
WHERE (due.member_id, due.amount, due.at) IS DISTINCT FROM (given.member_id, given.amount, given.at)

-- check: shop_bonus
-- A bonus has its goal as its terms say, and its money once that is played; no other bonus was paid.
SELECT format('bonus %s of member %s has ended as %s; the ledger paid %s', coalesce(due.id::text, paid.id), due.member_id,
  coalesce(due.ended_as, 'nothing'), paid.amount) AS detail
FROM (
  SELECT own.id, own.member_id, goal.ended_as, goal.id IS NOT NULL AS has_goal, CASE WHEN goal.ended_as = 'done' THEN own.amount END AS amount
  FROM shop_order own LEFT JOIN shop_terms terms ON terms.reward_id = own.reward_id AND terms.version = own.version
  LEFT JOIN play_goal goal ON goal.id = own.id AND goal.area = 'shop' AND goal.member_id = own.member_id AND goal.at = own.at
    AND goal.target_satang = terms.target_satang AND goal.expires_at = own.usable_until AND goal.weights = '{"games": 100}' AND goal.credit_from_satang IS NULL
  WHERE own.kind = 'bonus'
) due
FULL JOIN (
  SELECT transfer.reference AS id, wallet.member_id, posting.satang AS amount
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'shop_bonus'
) paid ON paid.id = due.id::text AND paid.member_id = due.member_id
WHERE due.has_goal IS NOT TRUE OR due.amount IS DISTINCT FROM paid.amount

-- check: shop_promise
-- What went into the bonus wallet for an order, or came back from it, is what the order promises.
SELECT format('transfer %s (%s) moves %s satang of order %s, which promises %s', transfer.id, transfer.kind, posting.satang, transfer.reference,
  own.amount) AS detail
FROM transfer JOIN posting ON posting.transfer_id = transfer.id
LEFT JOIN shop_order own ON own.id::text = transfer.reference AND own.kind = 'bonus'
WHERE transfer.kind IN ('shop_promise', 'shop_take_back') AND posting.satang IS DISTINCT FROM own.amount

-- check: shop_stock
-- A reward has left what came to its stock, less what was ordered.
SELECT format('reward %s says %s left, %s came and %s were ordered', reward.id, reward.stock, came.total, ordered.total) AS detail
FROM shop_reward reward
CROSS JOIN LATERAL (SELECT sum(change) AS total FROM shop_stock WHERE reward_id = reward.id) came
CROSS JOIN LATERAL (SELECT count(*) AS total FROM shop_order WHERE reward_id = reward.id) ordered
WHERE reward.stock IS DISTINCT FROM (came.total - ordered.total)

-- check: shop_order
-- An order is as the terms say that held when it was made, within the limit of its member.
SELECT format('order %s of member %s is not as version %s of %s says', own.id, own.member_id, own.version, own.reward_id) AS detail
FROM shop_order own
LEFT JOIN shop_terms terms ON terms.reward_id = own.reward_id AND terms.version = own.version
WHERE (own.kind, own.amount, own.points, own.usable_until)
    IS DISTINCT FROM (terms.kind, terms.amount, terms.points, own.at + terms.valid_days * interval '24 hours')
  OR own.at < terms.made_at
  OR (own.state <> 'refused' AND terms.limit_times < (
    SELECT count(*) FROM shop_order earlier
    WHERE earlier.member_id = own.member_id AND earlier.reward_id = own.reward_id AND earlier.state <> 'refused'
      AND earlier.at <= own.at AND earlier.at > own.at - terms.limit_days * interval '24 hours'
  ))

-- check: shop_terms
-- Terms are of an act of the log that says so, but for the first ones, and no reward is at a version that is not there.
SELECT format('version %s of reward %s: %s points for %s are of no act that says so', terms.version, reward.id, terms.points, terms.amount) AS detail
FROM shop_reward reward FULL JOIN shop_terms terms ON terms.reward_id = reward.id
WHERE reward.id IS NULL OR terms.version IS NULL OR terms.version > reward.version
  OR NOT EXISTS (SELECT 1 FROM shop_terms now WHERE now.reward_id = reward.id AND now.version = reward.version)
  OR (terms.made_by IS NULL AND (terms.version <> 1 OR terms.made_at <> '2024-12-31T17:00:00Z'))
  OR (terms.made_by IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM ops_log WHERE ops_log.id = terms.made_by AND ops_log.facts -> 'shop' ? concat_ws(':', 'terms', terms.reward_id, terms.version,
      terms.kind, terms.points, terms.amount, terms.target_satang)
  ))

-- check: shop_act
-- What came to a stock, and what became of an order, is of an act of the log that says so.
SELECT format('%s %s was done by no act that says so', done.what, done.id) AS detail
FROM (
  SELECT 'stock' AS what, id, concat_ws(':', 'stock', reward_id, change) AS said, made_by, made_by IS NULL AND at = '2024-12-31T17:00:00Z' AS is_first
  FROM shop_stock
  UNION ALL
  SELECT 'sending', id, concat_ws(':', 'send', id), sent_by, false FROM shop_order WHERE sent_at IS NOT NULL
  UNION ALL
  SELECT state, id, concat_ws(':', CASE state WHEN 'refused' THEN 'refuse' ELSE 'deliver' END, id), ended_by, false
  FROM shop_order WHERE ended_at IS NOT NULL AND kind = 'goods'
) done
WHERE NOT done.is_first
  AND NOT EXISTS (SELECT 1 FROM ops_log WHERE ops_log.id = done.made_by AND ops_log.facts -> 'shop' ? done.said)
UNION ALL
SELECT format('act %s brought the stock of %s %s times', made_by, reward_id, count(*)) FROM shop_stock
WHERE made_by IS NOT NULL GROUP BY made_by, reward_id HAVING count(*) > 1

-- check: shop_switch
-- A reward is open or closed as the last act of the log says, and else as it was put in place.
SELECT format('reward %s is %s, it was last switched to %s', reward.id, reward.status, coalesce(said.status, 'nothing')) AS detail
FROM shop_reward reward LEFT JOIN shop_terms terms ON terms.reward_id = reward.id AND terms.version = 1
LEFT JOIN LATERAL (
  SELECT split_part(told.what, ':', 3) AS status FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(ops_log.facts -> 'shop') AS told (what)
  WHERE starts_with(told.what, 'switch:' || reward.id || ':') ORDER BY ops_log.no DESC LIMIT 1
) said ON true
WHERE reward.status <> coalesce(said.status, CASE WHEN terms.made_by IS NULL THEN 'open' ELSE 'closed' END)

-- check: shop_address
-- An order of a thing has an address until 90 days after its end, or 180 after it was sent. Each address is of a thing and of the member who ordered it.
SELECT format('order %s of member %s goes to %s', coalesce(own.id, address.order_id), own.member_id,
  coalesce('member ' || address.member_id, 'no address')) AS detail
FROM shop_order own FULL JOIN shop_address address ON address.order_id = own.id
WHERE (own.kind = 'goods' AND own.state = 'new' AND address.order_id IS NULL) OR address.member_id <> own.member_id
  OR (address.order_id IS NOT NULL AND own.kind IS DISTINCT FROM 'goods')
  OR (own.kind = 'goods' AND address.order_id IS NULL
    AND coalesce(own.ended_at, own.sent_at + interval '90 days') > (SELECT site_pulse.at FROM site_pulse) - interval '89 days')

-- check: shop_goal_of
-- A goal is of a bonus that was ordered.
SELECT format('goal %s of member %s is of no shop', goal.id, goal.member_id) AS detail
FROM play_goal goal LEFT JOIN shop_order own ON own.id = goal.id AND own.member_id = goal.member_id AND own.kind = 'bonus'
WHERE goal.area = 'shop' AND own.id IS NULL
