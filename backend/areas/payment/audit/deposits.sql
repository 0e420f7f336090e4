-- Deposits and the provider's events against each other and against the ledger.

-- check: deposit_credit
SELECT format('deposit %s of %s satang is %s; the ledger credited %s in %s postings', deposit.ref, deposit.satang, deposit.status, paid.satang, paid.total) AS detail
FROM deposit
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id = posting.to_account AND wallet.member_id = deposit.member_id
  WHERE transfer.reference = deposit.ref AND transfer.kind = 'deposit'
) paid
LEFT JOIN payment_event ON payment_event.event_id = deposit.event_id
CROSS JOIN LATERAL (
  SELECT deposit.status = 'paid' AND (deposit.act_id IS NOT NULL OR payment_event.outcome = 'credited') AS credited
) due
WHERE paid.total <> CASE WHEN due.credited THEN 1 ELSE 0 END
  OR paid.satang <> CASE WHEN due.credited THEN deposit.satang ELSE 0 END

-- check: deposit_unknown
SELECT format('transfer %s credits %s satang for deposit %s, which the member does not have', transfer.id, posting.satang, transfer.reference) AS detail
FROM posting JOIN transfer ON transfer.id = posting.transfer_id AND transfer.kind = 'deposit'
JOIN ledger_account wallet ON wallet.id = posting.to_account
WHERE NOT EXISTS (SELECT 1 FROM deposit WHERE deposit.ref = transfer.reference AND deposit.member_id = wallet.member_id)

-- check: deposit_document
SELECT format('deposit %s of %s satang is paid by %s, which does not say so', deposit.ref, deposit.satang,
  coalesce('event ' || deposit.event_id, 'act ' || deposit.act_id, 'nothing')) AS detail
FROM deposit WHERE deposit.status = 'paid' AND NOT EXISTS (
  SELECT 1 FROM payment_event event WHERE event.event_id = deposit.event_id AND (
    (event.outcome = 'credited' AND event.ref = deposit.ref AND event.satang = deposit.satang)
    OR (event.resolution = 'matched' AND event.deposit_ref = deposit.ref AND event.member_id = deposit.member_id)
  )
) AND NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = deposit.act_id AND ops_log.facts -> 'money'
    = jsonb_build_object('reference', deposit.ref, 'member', deposit.member_id, 'satang', deposit.satang::text)
)

-- check: deposit_channel
SELECT format('deposit %s of %s is through channel %s, which the agent does not have', ref, member_id, channel_id) AS detail
FROM deposit WHERE NOT EXISTS (
  SELECT 1 FROM payment_channel channel JOIN member ON member.agent_id = channel.agent_id
  WHERE channel.id = deposit.channel_id AND channel.agent_id = deposit.agent_id AND member.id = deposit.member_id
)

-- check: deposit_transfer
SELECT format('deposit %s of %s satang to account %s is paid by event %s, which tells of account %s', deposit.ref, deposit.satang,
  coalesce(receiver_no, 'none'), event.event_id, event.body #>> '{line,account_no}') AS detail
FROM deposit JOIN payment_event event ON event.event_id = deposit.event_id AND event.outcome = 'credited' AND event.body ? 'line'
WHERE event.body #>> '{line,account_no}' IS DISTINCT FROM deposit.receiver_no

-- check: deposit_end
SELECT format('deposit %s of %s is %s, runs until %s and ended at %s', ref, created_at, status, expires_at, coalesce(ended_at::text, 'no time')) AS detail
FROM deposit WHERE (status = 'pending') <> (ended_at IS NULL) OR ended_at < created_at OR (status = 'expired' AND ended_at < expires_at)
  OR status NOT IN ('pending', 'paid', 'expired', 'cancelled')

-- check: deposit_amount
-- Where any two overlap, one overlaps with the next after it.
SELECT format('deposits %s and %s to account %s had both to be told by %s satang', ref, next_ref, receiver_no, satang) AS detail
FROM (
  SELECT ref, receiver_no, satang, reserved_until, lead(ref) OVER later AS next_ref, lead(created_at) OVER later AS next_at
  FROM deposit WHERE receiver_no IS NOT NULL
  WINDOW later AS (PARTITION BY receiver_no, satang ORDER BY created_at, ref)
) told WHERE next_at < reserved_until

-- check: slip_deposit
SELECT format('slip %s was shown by %s for deposit %s, which is not a transfer of the member', slip.trans_ref, slip.member_id, slip.deposit_ref) AS detail
FROM slip WHERE NOT EXISTS (
  SELECT 1 FROM deposit WHERE deposit.ref = slip.deposit_ref AND deposit.member_id = slip.member_id AND deposit.receiver_no IS NOT NULL
)

-- check: event_body
SELECT format('event %s is kept as %s of %s satang for %s, but the provider sent %s', event_id, outcome, coalesce(satang::text, 'no'), ref, body) AS detail
FROM payment_event
CROSS JOIN LATERAL (
  SELECT body ->> 'type' = 'payment.paid' AS paid
) told
CROSS JOIN LATERAL (
  SELECT starts_with(event_id, coalesce(CASE WHEN paid THEN body #>> '{line,trans_ref}' END, body ->> 'event_id') || '~') IS TRUE AS contradicts
) kept
WHERE (body ->> 'event_id' IS DISTINCT FROM event_id AND NOT contradicts) OR (body ->> 'ref' IS DISTINCT FROM ref AND NOT body ? 'line')
  OR (body #>> '{line,trans_ref}' IS DISTINCT FROM trans_ref AND NOT (trans_ref IS NULL AND (contradicts OR NOT paid)))
  OR (contradicts AND outcome = 'credited')
  OR paid IS DISTINCT FROM (outcome IN ('credited', 'unmatched'))
  OR satang IS DISTINCT FROM CASE
    WHEN jsonb_typeof(body -> 'amount') = 'number' AND body ->> 'type' = 'payment.paid' AND coalesce(body ->> 'currency', 'THB') = 'THB'
    THEN round((body ->> 'amount')::numeric * 100)
  END

-- check: event_credit
SELECT format('event %s says that deposit %s was credited; the deposit says otherwise', event_id, ref) AS detail
FROM payment_event event WHERE outcome = 'credited' AND NOT EXISTS (
  SELECT 1 FROM deposit WHERE deposit.ref = event.ref AND deposit.event_id = event.event_id AND deposit.status = 'paid'
)

-- check: event_money
-- What an event says was paid is posted once and exactly: credited to its deposit, or in suspense, and from there to whom it says.
SELECT format('event %s is %s and says %s satang, %s; the ledger has %s credits, %s arrivals, %s matches and %s returns of that', event.event_id,
  event.outcome, coalesce(told.satang::text, 'no'), coalesce(event.resolution, 'not resolved'), moved.credits, moved.arrivals, moved.matches, moved.returns) AS detail
FROM payment_event event
CROSS JOIN LATERAL (
  SELECT CASE WHEN event.body ->> 'type' = 'payment.paid' AND coalesce(event.body ->> 'currency', 'THB') = 'THB' AND jsonb_typeof(event.body -> 'amount') = 'number'
    THEN round((event.body ->> 'amount')::numeric * 100) END AS satang
) told
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE transfer.kind = 'deposit' AND transfer.reference = event.ref) AS credits,
    count(*) FILTER (WHERE transfer.kind = 'payment_arrival') AS arrivals,
    count(*) FILTER (WHERE transfer.kind = 'payment_match' AND target.member_id = event.member_id) AS matches,
    count(*) FILTER (WHERE transfer.kind = 'payment_return') AS returns,
    count(*) AS total, count(*) FILTER (WHERE posting.satang = told.satang) AS exact
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id JOIN ledger_account target ON target.id = posting.to_account
  WHERE transfer.reference IN (event.event_id, CASE event.outcome WHEN 'credited' THEN event.ref END)
    -- A provider may name an event as a deposit is named.
    AND transfer.reference = CASE WHEN transfer.kind <> 'deposit' THEN event.event_id WHEN event.outcome = 'credited' THEN event.ref END
) moved
CROSS JOIN LATERAL (
  SELECT (event.outcome = 'credited')::int AS credits,
    (event.outcome = 'unmatched' AND told.satang IS NOT NULL)::int AS arrivals,
    (event.resolution IS NOT DISTINCT FROM 'matched')::int AS matches,
    (event.resolution IS NOT DISTINCT FROM 'returned' AND told.satang IS NOT NULL)::int AS returns
) due
WHERE (told.satang IS NOT NULL)::int <> due.credits + due.arrivals
  OR moved.credits <> due.credits OR moved.arrivals <> due.arrivals OR moved.matches <> due.matches OR moved.returns <> due.returns
  OR moved.total <> due.credits + due.arrivals + due.matches + due.returns OR moved.exact <> moved.total

-- check: event_hash
-- What the ledger kept of an event with its money, and the act that matched it; money of before kept no such hash.
WITH told AS (
  SELECT event_id, ref, outcome, member_id, deposit_ref, act_id, resolution, encode(sha256(convert_to(jsonb_build_array(event_id, trans_ref, satang, body)::text, 'UTF8')), 'hex') AS hash FROM payment_event
)
SELECT format('event %s is not as it was when its money came', told.event_id) AS detail
FROM told JOIN transfer ON transfer.scope = 'payment.arrival' AND transfer.key = told.event_id
WHERE starts_with(transfer.request_hash, 'event:') AND transfer.request_hash <> 'event:' || told.hash
UNION ALL
SELECT format('event %s is not as it was when deposit %s was credited', told.event_id, told.ref)
FROM told JOIN transfer ON transfer.scope = 'payment.deposit' AND transfer.key = told.ref
WHERE told.outcome = 'credited' AND split_part(transfer.request_hash, ':', 3) NOT IN ('', told.hash)
UNION ALL
SELECT format('event %s is matched to deposit %s of %s; act %s says otherwise', told.event_id, coalesce(told.deposit_ref, 'none'), told.member_id, told.act_id)
FROM told JOIN ops_log ON ops_log.id = told.act_id
WHERE told.resolution = 'matched' AND ops_log.facts ? 'matches'
  AND NOT ops_log.facts -> 'matches' ? concat_ws(' ', told.event_id, told.member_id, coalesce(told.deposit_ref, 'none'), told.hash)

-- check: event_deposit
-- Money that names no deposit is of one by its slip, or by account and amount.
SELECT format('event %s of transfer %s is told with deposit %s; neither slip nor amount says so', event_id, body #>> '{line,trans_ref}', ref) AS detail
FROM payment_event event
WHERE body ? 'line' AND ref <> body #>> '{line,trans_ref}'
  AND NOT EXISTS (SELECT 1 FROM slip WHERE slip.trans_ref = body #>> '{line,trans_ref}' AND slip.deposit_ref = event.ref)
  AND NOT EXISTS (SELECT 1 FROM deposit WHERE deposit.ref = event.ref AND deposit.receiver_no = body #>> '{line,account_no}'
    AND deposit.satang = round((body ->> 'amount')::numeric * 100))

-- check: event_told
-- What is told without its satang came to the account of a deposit that was made before, and fits no other.
SELECT format('event %s is told with deposit %s, which it does not lack the satang of', told.event_id, told.deposit_ref) AS detail
FROM told_arrival told
WHERE NOT EXISTS (
  SELECT 1 FROM payment_event event JOIN deposit ON deposit.ref = told.deposit_ref
  WHERE event.event_id = told.event_id AND event.outcome = 'unmatched' AND event.satang <> deposit.satang
    AND event.satang IN (deposit.asked_satang, deposit.satang - deposit.satang % 100)
    AND deposit.receiver_no = event.body #>> '{line,account_no}' AND deposit.created_at <= told.at AND event.received_at = told.at
)

-- check: event_unknown
SELECT format('transfer %s (%s) moves money of event %s, which did not come', transfer.id, transfer.kind, transfer.reference) AS detail
FROM transfer WHERE transfer.kind IN ('payment_arrival', 'payment_match', 'payment_return')
  AND NOT EXISTS (SELECT 1 FROM payment_event WHERE payment_event.event_id = transfer.reference)

-- check: event_act
SELECT format('event %s was %s by act %s, which does not say so', event_id, resolution, act_id) AS detail
FROM payment_event event WHERE resolution IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = event.act_id AND ops_log.facts -> 'money'
    = jsonb_build_object('reference', event.event_id, 'member', event.member_id, 'satang', event.satang::text)
)

-- check: act_money
SELECT format('act %s (%s by %s) says that it moved money of %s; nothing names the act', id, command, who, facts #>> '{money,reference}') AS detail
FROM ops_log WHERE facts ? 'money' AND NOT EXISTS (SELECT 1 FROM deposit WHERE deposit.act_id = ops_log.id)
  AND NOT EXISTS (SELECT 1 FROM payment_event WHERE payment_event.act_id = ops_log.id)
  AND NOT EXISTS (SELECT 1 FROM withdrawal WHERE withdrawal.act_id = ops_log.id)
  AND NOT EXISTS (SELECT 1 FROM adjustment WHERE adjustment.act_id = ops_log.id)
