-- Balances that operators changed by hand, against the acts of two people and against the money.

-- check: adjustment_people
SELECT format('adjustment %s was asked by %s (act %s) and %s by %s (act %s); the audit log says otherwise', ref, asked_by, asked_act_id, status,
  coalesce(ended_by, 'nobody'), coalesce(act_id::text, 'none')) AS detail
FROM adjustment
WHERE NOT EXISTS (
    SELECT 1 FROM ops_log WHERE id = asked_act_id AND who = asked_by AND facts -> 'adjustments' ? (ref || ':asked:' || satang)
  )
  OR (status <> 'asked' AND NOT EXISTS (
    SELECT 1 FROM ops_log WHERE id = act_id AND who = ended_by AND facts -> 'adjustments' ? (ref || ':' || status)
  ))
  OR (status = 'done' AND (lower(regexp_replace(normalize(asked_by, NFKC), '[[:space:][:punct:][:digit:]]', '', 'g'))
    = lower(regexp_replace(normalize(ended_by, NFKC), '[[:space:][:punct:][:digit:]]', '', 'g')) OR asked_act_id = act_id))
UNION ALL
SELECT format('act %s (%s by %s) says of an adjustment %s; it is not so', ops_log.id, command, who, said.what)
FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'adjustments') AS said (what)
WHERE NOT EXISTS (SELECT 1 FROM adjustment WHERE asked_act_id = ops_log.id AND ref || ':asked:' || satang = said.what)
  AND NOT EXISTS (SELECT 1 FROM adjustment WHERE act_id = ops_log.id AND ref || ':' || status = said.what)

-- check: adjustment_money
WITH moved AS (
  SELECT transfer.reference, wallet.member_id, CASE WHEN transfer.kind = 'adjustment_give' THEN posting.satang ELSE -posting.satang END AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id = CASE WHEN transfer.kind = 'adjustment_give' THEN posting.to_account ELSE posting.from_account END
  WHERE transfer.kind IN ('adjustment_give', 'adjustment_take')
)
SELECT format('adjustment %s: %s satang of %s are written, %s of %s were moved', coalesce(ref, reference), coalesce(done.satang, 0), done.member_id,
  coalesce(moved.satang, 0), moved.member_id) AS detail
FROM (SELECT * FROM adjustment WHERE status = 'done') done FULL JOIN moved ON moved.reference = done.ref
WHERE (done.satang, done.member_id) IS DISTINCT FROM (moved.satang, moved.member_id)
UNION ALL
SELECT format('adjustment %s moved %s satang by act %s, which does not say so', ref, satang, act_id)
FROM adjustment WHERE status = 'done' AND NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = act_id
    AND facts -> 'money' = jsonb_build_object('reference', ref, 'member', member_id, 'satang', abs(satang)::text)
)
