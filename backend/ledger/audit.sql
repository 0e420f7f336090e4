-- Every query below answers one row `detail` per difference; a clean ledger answers none. Queries only read.

-- check: posting_amount
SELECT format('posting %s/%s moves %s satang from %s to %s', transfer_id, position, satang, from_account, to_account) AS detail
FROM posting WHERE satang <= 0 OR from_account = to_account

-- check: posting_orphan
SELECT format('posting %s/%s lacks its %s', posting.transfer_id, posting.position,
  CASE WHEN transfer.id IS NULL THEN 'transfer' WHEN source.id IS NULL THEN 'source account' ELSE 'target account' END) AS detail
FROM posting
LEFT JOIN transfer ON transfer.id = posting.transfer_id
LEFT JOIN ledger_account source ON source.id = posting.from_account
LEFT JOIN ledger_account target ON target.id = posting.to_account
WHERE transfer.id IS NULL OR source.id IS NULL OR target.id IS NULL

-- check: posting_sides
SELECT format('posting %s/%s: sequence and balance do not fit account %s', side.transfer_id, side.position, account.id) AS detail
FROM (
  SELECT transfer_id, position, from_account AS account_id, from_seq AS seq, from_balance AS balance FROM posting
  UNION ALL
  SELECT transfer_id, position, to_account, to_seq, to_balance FROM posting
) side JOIN ledger_account account ON account.id = side.account_id
WHERE (account.balance IS NULL) <> (side.seq IS NULL) OR (account.balance IS NULL) <> (side.balance IS NULL)

-- check: transfer_empty
SELECT format('transfer %s (%s %s) has no posting', transfer.id, scope, key) AS detail
FROM transfer WHERE NOT EXISTS (SELECT 1 FROM posting WHERE posting.transfer_id = transfer.id)

-- check: cached_balance
SELECT format('account %s holds %s satang, its postings say %s', account.id, account.balance, moved.satang) AS detail
FROM ledger_account account
CROSS JOIN LATERAL (
  SELECT coalesce((SELECT sum(satang) FROM posting WHERE to_account = account.id), 0)
    - coalesce((SELECT sum(satang) FROM posting WHERE from_account = account.id), 0) AS satang
) moved
WHERE account.balance IS NOT NULL AND account.balance <> moved.satang

-- check: sequence
SELECT format('account %s counts %s postings up to %s, the account says %s', account.id, steps.total, steps.highest, account.seq) AS detail
FROM ledger_account account
CROSS JOIN LATERAL (
  SELECT count(DISTINCT seq) AS total, count(*) AS entries, coalesce(max(seq), 0) AS highest, coalesce(min(seq), 1) AS lowest FROM (
    SELECT from_seq AS seq FROM posting WHERE from_account = account.id
    UNION ALL
    SELECT to_seq FROM posting WHERE to_account = account.id
  ) numbered
) steps
WHERE account.balance IS NOT NULL
  AND (steps.total <> account.seq OR steps.entries <> account.seq OR steps.highest <> account.seq OR steps.lowest <> 1)

-- check: running_balance
SELECT format('account %s: after posting %s it stood at %s, %s came before', account_id, seq, balance, previous) AS detail
FROM (
  SELECT side.account_id, side.seq, side.balance, side.moved,
    coalesce(lag(side.balance) OVER (PARTITION BY side.account_id ORDER BY side.seq), 0) AS previous
  FROM (
    SELECT from_account AS account_id, from_seq AS seq, from_balance AS balance, -satang AS moved FROM posting WHERE from_seq IS NOT NULL
    UNION ALL
    SELECT to_account, to_seq, to_balance, satang FROM posting WHERE to_seq IS NOT NULL
  ) side JOIN ledger_account account ON account.id = side.account_id AND account.balance IS NOT NULL
) step
WHERE balance <> previous + moved

-- check: below_floor
SELECT format('account %s stands at %s satang, below its floor of %s', id, balance, floor) AS detail
FROM ledger_account WHERE balance < floor

-- check: bill_totals
SELECT format('bill %s says %s lines, stake %s, charged %s; its lines say %s, %s, %s', bill.id,
  bill.line_count, bill.stake_satang, bill.charged_satang, lines.total, lines.stake, lines.charged) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(amount_satang), 0) AS stake, coalesce(sum(charged_satang), 0) AS charged
  FROM bill_line WHERE bill_line.member_id = bill.member_id AND bill_line.bill_id = bill.id
) lines
WHERE bill.line_count <> lines.total OR bill.stake_satang <> lines.stake OR bill.charged_satang <> lines.charged

-- check: bill_outcome
SELECT format('bill %s is %s with payout %s; its lines: %s pending, %s won, %s lost, %s refunded, payout %s', bill.id,
  bill.status, bill.payout_satang, lines.pending, lines.won, lines.lost, lines.refunded, lines.payout) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'win') AS won,
    count(*) FILTER (WHERE status = 'lose') AS lost, count(*) FILTER (WHERE status = 'refund') AS refunded,
    count(*) FILTER (WHERE (status = 'win') <> (payout_satang > 0) OR payout_satang < 0) AS odd,
    coalesce(sum(payout_satang), 0) AS payout
  FROM bill_line WHERE bill_line.member_id = bill.member_id AND bill_line.bill_id = bill.id
) lines
WHERE lines.odd > 0 OR bill.payout_satang <> lines.payout OR NOT CASE bill.status
  WHEN 'pending' THEN lines.won + lines.lost + lines.refunded = 0
  WHEN 'won' THEN lines.won > 0 AND lines.pending = 0
  WHEN 'lost' THEN lines.won + lines.pending = 0
  ELSE lines.won + lines.lost + lines.pending = 0
END

-- check: bill_stake
SELECT format('bill %s charged %s satang; the ledger took %s in %s postings', bill.id, bill.charged_satang, paid.satang, paid.total) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id = posting.from_account AND wallet.member_id = bill.member_id AND wallet.kind = 'main'
  JOIN ledger_account house ON house.id = posting.to_account AND house.kind = 'house.lotto'
  WHERE transfer.reference = bill.id::text
) paid
WHERE paid.satang <> bill.charged_satang OR paid.total <> 1

-- check: bill_payout
SELECT format('bill %s is %s and is owed %s satang; the ledger paid %s in %s postings', bill.id, bill.status, owed.satang, paid.satang, paid.total) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT CASE WHEN bill.status = 'won' THEN bill.payout_satang
    WHEN bill.status IN ('cancelled', 'refunded') THEN bill.charged_satang ELSE 0 END AS satang
) owed
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account house ON house.id = posting.from_account AND house.kind = 'house.lotto'
  JOIN ledger_account wallet ON wallet.id = posting.to_account AND wallet.member_id = bill.member_id AND wallet.kind = 'main'
  WHERE transfer.reference = bill.id::text
) paid
WHERE paid.satang <> owed.satang OR paid.total > 1

-- check: bill_unknown
SELECT format('transfer %s (%s %s) moves lottery money for a bill of the member that does not exist', transfer.id, transfer.kind, transfer.reference) AS detail
FROM posting JOIN transfer ON transfer.id = posting.transfer_id
JOIN ledger_account house ON house.kind = 'house.lotto' AND house.id IN (posting.from_account, posting.to_account)
JOIN ledger_account other ON other.id IN (posting.from_account, posting.to_account) AND other.id <> house.id
WHERE NOT EXISTS (SELECT 1 FROM bill WHERE bill.id::text = transfer.reference AND bill.member_id = other.member_id)

-- check: exposure
SELECT format('%s %s %s counts %s satang sold, its lines say %s', round_id, type, number, coalesce(sold_satang, 0), coalesce(line_satang, 0)) AS detail
FROM exposure FULL JOIN (
  SELECT bill.round_id, bill_line.type, CASE WHEN bill_line.type IN ('tod_3', 'tod_4')
      THEN (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table(bill_line.number, '') AS digit)
      ELSE bill_line.number END AS number, sum(bill_line.amount_satang) AS line_satang
  FROM bill_line JOIN bill ON bill.member_id = bill_line.member_id AND bill.id = bill_line.bill_id
  WHERE bill.status <> 'cancelled' GROUP BY 1, 2, 3
) live USING (round_id, type, number)
WHERE coalesce(sold_satang, 0) <> coalesce(line_satang, 0)

-- check: deposit_credit
SELECT format('deposit %s of %s satang is %s; the ledger credited %s in %s postings', deposit.ref, deposit.satang, deposit.status, paid.satang, paid.total) AS detail
FROM deposit
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account house ON house.id = posting.from_account AND house.kind = 'house.deposit'
  JOIN ledger_account wallet ON wallet.id = posting.to_account AND wallet.member_id = deposit.member_id AND wallet.kind = 'main'
  WHERE transfer.reference = deposit.ref
) paid
LEFT JOIN payment_event ON payment_event.event_id = deposit.event_id
CROSS JOIN LATERAL (
  SELECT deposit.status = 'paid' AND (deposit.act_id IS NOT NULL OR payment_event.outcome = 'credited') AS credited
) due
WHERE paid.total <> CASE WHEN due.credited THEN 1 ELSE 0 END
  OR paid.satang <> CASE WHEN due.credited THEN deposit.satang ELSE 0 END

-- check: deposit_unknown
SELECT format('transfer %s credits %s satang for deposit %s, which the member does not have', transfer.id, posting.satang, transfer.reference) AS detail
FROM posting JOIN transfer ON transfer.id = posting.transfer_id
JOIN ledger_account house ON house.id = posting.from_account AND house.kind = 'house.deposit'
JOIN ledger_account wallet ON wallet.id = posting.to_account AND wallet.member_id IS NOT NULL
WHERE NOT EXISTS (SELECT 1 FROM deposit WHERE deposit.ref = transfer.reference AND deposit.member_id = wallet.member_id)

-- check: deposit_event
SELECT format('event %s says that deposit %s was credited; the deposit is %s', payment_event.event_id, payment_event.ref, coalesce(deposit.status, 'missing')) AS detail
FROM payment_event LEFT JOIN deposit ON deposit.ref = payment_event.ref
WHERE payment_event.outcome = 'credited' AND deposit.status IS DISTINCT FROM 'paid'

-- check: hold_funds
SELECT format('member %s has holds of %s satang pending, the hold account moved %s', account.member_id, pending.satang, moved.satang) AS detail
FROM ledger_account account
CROSS JOIN LATERAL (
  SELECT coalesce(sum(satang), 0) AS satang FROM hold WHERE hold.member_id = account.member_id AND hold.status = 'pending'
) pending
CROSS JOIN LATERAL (
  SELECT coalesce((SELECT sum(satang) FROM posting WHERE to_account = account.id), 0)
    - coalesce((SELECT sum(satang) FROM posting WHERE from_account = account.id), 0) AS satang
) moved
WHERE account.kind = 'hold' AND account.member_id IS NOT NULL AND pending.satang <> moved.satang

-- check: hold_end
SELECT format('hold %s of %s satang is %s; the ledger ended it %s times with %s satang', hold.id, hold.satang, hold.status, ended.total, ended.satang) AS detail
FROM hold
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  WHERE transfer.scope = 'hold.end' AND transfer.key = hold.id::text AND transfer.kind = 'hold.' || hold.status
) ended
WHERE ended.total <> CASE WHEN hold.status = 'pending' THEN 0 ELSE 1 END
  OR ended.satang <> CASE WHEN hold.status = 'pending' THEN 0 ELSE hold.satang END
