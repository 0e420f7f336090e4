-- Withdrawals against the funds that the ledger holds for them, and against the acts that decided them.

-- check: withdrawal_hold
SELECT format('withdrawal %s of %s satang is %s; its hold is %s with %s satang', withdrawal.ref, withdrawal.satang, withdrawal.status,
  coalesce(hold.status, 'not there'), coalesce(hold.satang, 0)) AS detail
FROM withdrawal LEFT JOIN hold ON hold.id = withdrawal.hold_id
WHERE hold.id IS NULL OR hold.member_id <> withdrawal.member_id OR hold.satang <> withdrawal.satang OR hold.reference <> withdrawal.ref
  OR hold.created_at <> withdrawal.requested_at OR hold.ended_at IS DISTINCT FROM withdrawal.ended_at
  OR hold.status <> CASE withdrawal.status WHEN 'paid' THEN 'posted' WHEN 'refused' THEN 'voided' ELSE 'pending' END

-- check: hold_document
SELECT format('hold %s of %s satang for %s is of no withdrawal', hold.id, hold.satang, hold.reference) AS detail
FROM hold WHERE NOT EXISTS (SELECT 1 FROM withdrawal WHERE withdrawal.hold_id = hold.id)

-- check: withdrawal_open
SELECT format('member %s has %s open withdrawals', member_id, count(*)) AS detail
FROM withdrawal WHERE status IN ('requested', 'approved') GROUP BY member_id HAVING count(*) > 1

-- check: withdrawal_act
SELECT format('withdrawal %s is %s by acts %s and %s, which do not say so', ref, status, coalesce(approved_act_id::text, 'none'),
  coalesce(act_id::text, 'none')) AS detail
FROM withdrawal
WHERE (approved_act_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM ops_log WHERE ops_log.id = approved_act_id AND ops_log.facts -> 'withdrawals' ? (ref || ':approved')
  ))
  OR (status IN ('approved', 'paid') AND approved_act_id IS NULL)
  OR (status IN ('paid', 'refused') AND NOT EXISTS (
    SELECT 1 FROM ops_log WHERE ops_log.id = act_id AND ops_log.facts -> 'withdrawals' ? (ref || ':' || status)
      AND ops_log.facts -> 'money' = jsonb_build_object('reference', ref, 'member', member_id, 'satang', satang::text)
  ))

-- check: act_withdrawal
SELECT format('act %s (%s by %s) says that it made %s; no withdrawal says so', ops_log.id, command, who, told.what) AS detail
FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'withdrawals') AS told (what)
WHERE NOT EXISTS (SELECT 1 FROM withdrawal WHERE approved_act_id = ops_log.id AND ref || ':approved' = told.what)
  AND NOT EXISTS (SELECT 1 FROM withdrawal WHERE act_id = ops_log.id AND ref || ':' || status = told.what)

-- check: withdrawal_channel
SELECT format('withdrawal %s of %s is through channel %s, which the agent does not have', ref, member_id, channel_id) AS detail
FROM withdrawal WHERE NOT EXISTS (
  SELECT 1 FROM payout_channel channel JOIN member ON member.agent_id = channel.agent_id
  WHERE channel.id = withdrawal.channel_id AND channel.agent_id = withdrawal.agent_id AND member.id = withdrawal.member_id
)

-- check: withdrawal_trim
SELECT format('withdrawal %s says that %s satang of a bonus went with it; the ledger took %s', withdrawal.ref, withdrawal.trimmed_satang, taken.satang) AS detail
FROM withdrawal CROSS JOIN LATERAL (
  SELECT coalesce(sum(posting.satang), 0) AS satang FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  WHERE transfer.reference = withdrawal.ref AND transfer.kind = 'promotion_trim'
) taken
WHERE taken.satang <> withdrawal.trimmed_satang
