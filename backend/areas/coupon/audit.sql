-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: coupon_prize
-- A code that was used has brought what it says, to its member and at its time, and nothing else was given for a code.
SELECT format('coupon %s: %s %s of member %s were due, %s of member %s were given', coalesce(due.id::text, given.id), due.amount, due.kind,
  due.member_id, given.amount, given.member_id) AS detail
FROM (SELECT id, member_id, prize_kind AS kind, prize_amount AS amount, at FROM coupon_redemption WHERE prize_kind <> 'bonus') due
FULL JOIN (
  SELECT transfer.reference AS id, 'credit' AS kind, wallet.member_id, posting.satang AS amount, transfer.at
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'coupon_credit'
  UNION ALL
  SELECT replace(key, 'coupon.redeem:', ''), CASE kind WHEN 'wallet.point' THEN 'point' ELSE 'spin' END, member_id, amount, at
  FROM entitlement_act
  WHERE verb = 'grant' AND ((scope = 'coupon.redeem' AND kind = 'wheel.spin') OR (scope = 'points.give' AND starts_with(key, 'coupon.redeem:')))
) given ON given.id = due.id::text AND given.kind = due.kind
WHERE (due.member_id, due.amount, due.at) IS DISTINCT FROM (given.member_id, given.amount, given.at)

-- check: coupon_bonus
-- A bonus has its goal as its batch says, and its money once that is played; no other bonus was paid.
SELECT format('bonus %s of member %s has ended as %s; the ledger paid %s', coalesce(due.id::text, paid.id), due.member_id,
  coalesce(due.ended_as, 'nothing'), paid.amount) AS detail
FROM (
  SELECT own.id, own.member_id, goal.ended_as, goal.id IS NOT NULL AS has_goal,
    CASE WHEN goal.ended_as = 'done' THEN own.prize_amount END AS amount
  FROM coupon_redemption own LEFT JOIN coupon_batch batch ON batch.id = own.batch_id
  LEFT JOIN play_goal goal ON goal.id = own.id AND goal.area = 'coupon' AND goal.member_id = own.member_id AND goal.at = own.at
    AND goal.target_satang = batch.stake_satang AND goal.expires_at = own.usable_until AND goal.weights = '{"games": 100}' AND goal.credit_from_satang IS NULL
  WHERE own.prize_kind = 'bonus'
) due
FULL JOIN (
  SELECT transfer.reference AS id, wallet.member_id, posting.satang AS amount
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'coupon_bonus'
) paid ON paid.id = due.id::text AND paid.member_id = due.member_id
WHERE due.has_goal IS NOT TRUE OR due.amount IS DISTINCT FROM paid.amount

-- check: coupon_use
-- A code was used as often as it says, within its budget.
SELECT format('code %s of batch %s says %s uses of %s, it has %s', coupon.tail, coupon.batch_id, coupon.used, coupon.uses, count(own.id)) AS detail
FROM coupon LEFT JOIN coupon_redemption own ON own.code_hash = coupon.code_hash
GROUP BY coupon.code_hash
HAVING count(own.id) <> coupon.used OR coupon.used > coupon.uses

-- check: coupon_terms
-- A code was used, or held for a deposit, in the time of its batch, by whom it is for, and brought what its batch says.
SELECT format('coupon %s of member %s is not as batch %s says', own.id, own.member_id, own.batch_id) AS detail
FROM coupon_redemption own
LEFT JOIN coupon ON coupon.code_hash = own.code_hash
LEFT JOIN coupon_batch batch ON batch.id = own.batch_id AND batch.id = coupon.batch_id
LEFT JOIN coupon_hold hold ON own.idempotency_key = 'deposit:' || hold.deposit_ref AND hold.member_id = own.member_id
CROSS JOIN LATERAL (SELECT CASE WHEN hold.released_at IS NULL AND own.at < hold.held_until THEN hold.at ELSE own.at END AS at) since
WHERE batch.id IS NULL OR since.at < batch.starts_at OR since.at >= batch.ends_at
  OR own.at >= batch.voided_at + interval '1 millisecond' OR (batch.deposit_satang > 0 AND hold.deposit_ref IS NULL)
  OR coalesce(coupon.member_id, own.member_id) <> own.member_id
  OR (own.prize_kind, own.prize_amount, own.usable_until)
    IS DISTINCT FROM (batch.prize_kind, batch.prize_amount, since.at + CASE batch.prize_kind WHEN 'bonus' THEN batch.stake_days ELSE batch.prize_days END * interval '24 hours')

-- check: coupon_hold
-- A code that is said to be used with a deposit was, with its money, and every code that was used with a deposit was held for it.
SELECT format('deposit %s is said to have ended its code as %s, used at %s', coalesce(hold.deposit_ref, own.idempotency_key), hold.outcome, own.at) AS detail
FROM coupon_hold hold
FULL JOIN (SELECT * FROM coupon_redemption WHERE starts_with(idempotency_key, 'deposit:')) own
  ON own.idempotency_key = 'deposit:' || hold.deposit_ref AND own.member_id = hold.member_id AND own.code_hash = hold.code_hash
    AND own.batch_id = hold.batch_id AND own.at = hold.ended_at
WHERE (hold.outcome = 'used') IS DISTINCT FROM (own.id IS NOT NULL) AND (hold.outcome = 'used' OR own.id IS NOT NULL)

-- check: coupon_hold_time
-- A code is held for a quarter of an hour, and what became of it was said when its deposit was paid, and not with the money of another one.
SELECT format('the code of deposit %s is held from %s to %s and ended as %s, for which no money came', hold.deposit_ref, hold.at, hold.held_until,
  coalesce(hold.outcome, 'nothing yet')) AS detail
FROM coupon_hold hold
WHERE hold.held_until <> hold.at + interval '15 minutes' OR (hold.outcome IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM deposit WHERE deposit.ref = hold.deposit_ref AND deposit.status = 'paid' AND deposit.ended_at = hold.ended_at
))

-- check: coupon_hold_released
-- A code is held for a deposit of its member, and let go before its time with the end of that deposit alone. One that is
-- let go later than the site's last heartbeat would be free now.
SELECT format('the code of deposit %s of member %s was let go at %s; the deposit is %s since %s', hold.deposit_ref, hold.member_id,
  hold.released_at, coalesce(deposit.status, 'not there'), deposit.ended_at) AS detail
FROM coupon_hold hold LEFT JOIN deposit ON deposit.ref = hold.deposit_ref AND deposit.member_id = hold.member_id
WHERE deposit.ref IS NULL OR (hold.released_at < hold.held_until AND hold.released_at IS DISTINCT FROM deposit.ended_at
  AND deposit.status <> 'paid') OR hold.released_at < hold.at OR hold.released_at > (SELECT site_pulse.at FROM site_pulse) + interval '2 minutes'

-- check: coupon_batch
-- A batch, with its terms and codes, and its end before the time are of acts of the log that say so.
SELECT format('batch %s was made or voided by no act that says so', batch.id) AS detail
FROM coupon_batch batch
CROSS JOIN LATERAL (
  SELECT count(*) AS codes, coalesce(sum(uses), 0) AS uses, count(member_id) AS named FROM coupon WHERE coupon.batch_id = batch.id
) codes
WHERE NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = batch.made_by AND ops_log.facts -> 'coupons' ? concat_ws(':', 'make', batch.id, batch.kind,
    batch.prize_kind, batch.prize_amount, batch.stake_satang, batch.stake_days, codes.codes, codes.uses, nullif(batch.deposit_satang, 0))
) OR (codes.named > 0) <> (batch.kind = 'personal') OR (batch.voided_by IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = batch.voided_by AND ops_log.facts -> 'coupons' ? concat_ws(':', 'void', batch.id)
))

-- check: coupon_orphan
-- A code is of a batch.
SELECT format('code %s is of batch %s, which is not there', coupon.tail, coupon.batch_id) AS detail
FROM coupon WHERE NOT EXISTS (SELECT 1 FROM coupon_batch WHERE coupon_batch.id = coupon.batch_id)

-- check: coupon_promise
SELECT format('transfer %s (%s) moves %s satang of coupon %s, which promises %s', transfer.id, transfer.kind, posting.satang, transfer.reference,
  own.prize_amount) AS detail
FROM transfer JOIN posting ON posting.transfer_id = transfer.id
LEFT JOIN coupon_redemption own ON own.id::text = transfer.reference AND own.prize_kind = 'bonus'
WHERE transfer.kind IN ('coupon_promise', 'coupon_take_back') AND posting.satang IS DISTINCT FROM own.prize_amount

-- check: coupon_goal_of
-- A goal is of a code that was used for a bonus.
SELECT format('goal %s of member %s is of no coupon', goal.id, goal.member_id) AS detail
FROM play_goal goal LEFT JOIN coupon_redemption own ON own.id = goal.id AND own.member_id = goal.member_id AND own.prize_kind = 'bonus'
WHERE goal.area = 'coupon' AND own.id IS NULL
