-- Bills, rounds and their terms against each other and against the ledger; lines and draws are recomputed beside this in code.

-- check: bill_totals
SELECT format('bill %s says %s lines, face %s, charged %s; its lines say %s, %s, %s', bill.id,
  bill.line_count, bill.face_satang, bill.charged_satang, lines.total, lines.face, lines.charged) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(face_satang), 0) AS face, coalesce(sum(charged_satang), 0) AS charged
  FROM bill_line WHERE bill_line.member_id = bill.member_id AND bill_line.bill_id = bill.id
) lines
WHERE bill.line_count <> lines.total OR bill.face_satang <> lines.face OR bill.charged_satang <> lines.charged

-- check: bill_digits
SELECT format('bill %s says the repeated digits %s; its lines say %s', bill.id, bill.repeated_digits, lines.digits) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT bit_or(CASE WHEN number = repeat(left(number, 1), length(number)) THEN 1 << left(number, 1)::integer ELSE 0 END) AS digits
  FROM bill_line WHERE bill_line.member_id = bill.member_id AND bill_line.bill_id = bill.id
) lines
WHERE bill.repeated_digits <> lines.digits

-- check: bill_outcome
SELECT format('bill %s is %s with payout %s; its lines: %s pending, %s won, %s lost, %s refunded, payout %s', bill.id,
  bill.status, bill.payout_satang, lines.pending, lines.won, lines.lost, lines.refunded, lines.payout) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'win') AS won,
    count(*) FILTER (WHERE status = 'lose') AS lost, count(*) FILTER (WHERE status = 'refund') AS refunded,
    count(*) FILTER (WHERE (status = 'win') <> (payout_satang > 0) OR payout_satang < 0 OR status NOT IN ('pending', 'win', 'lose', 'refund')) AS odd,
    coalesce(sum(payout_satang), 0) AS payout
  FROM bill_line WHERE bill_line.member_id = bill.member_id AND bill_line.bill_id = bill.id
) lines
WHERE lines.odd > 0 OR bill.payout_satang <> lines.payout OR NOT CASE bill.status
  WHEN 'pending' THEN lines.won + lines.lost + lines.refunded = 0
  WHEN 'won' THEN lines.won > 0 AND lines.pending = 0
  WHEN 'lost' THEN lines.won + lines.pending = 0
  ELSE lines.won + lines.lost + lines.pending = 0
END

-- check: bill_charge
-- Any other charge that names the bill counts too, whatever its scope, its key or its wallet.
SELECT format('bill %s charged %s satang; the ledger took %s in %s postings, %s of them under its key', bill.id, bill.charged_satang,
  paid.satang, paid.total, paid.own) AS detail
FROM bill
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang,
    count(*) FILTER (WHERE wallet.member_id = bill.member_id AND transfer.scope = 'lotto.bill:' || bill.member_id
      AND transfer.key = bill.idempotency_key) AS own
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id = posting.from_account
  WHERE transfer.reference = bill.id::text AND transfer.kind = 'lotto_bill'
) paid
WHERE paid.satang <> bill.charged_satang OR paid.total <> 1 OR paid.own <> 1

-- check: bill_time
-- The charge is as old as the bill, no bill is younger than the first result, none was cancelled after the close, and what
-- ended a bill carries the instant of its end; a correction ends it again, at its own. The clocks of site and database differ a little.
SELECT format('bill %s of %s (%s) was accepted at %s, charged at %s and ended at %s; its money came at %s, its round closed at %s and had its result at %s',
  bill.id, bill.round_id, bill.status, bill.created_at, money.charged, bill.ended_at, money.ended, round.closes_at, first.published_at) AS detail
FROM bill JOIN round ON round.id = bill.round_id
LEFT JOIN draw_result first ON first.round_id = round.id AND first.version = 1
CROSS JOIN LATERAL (
  SELECT max(at) FILTER (WHERE kind = 'lotto_bill') AS charged,
    max(at) FILTER (WHERE kind IN ('lotto_payout', 'lotto_cancel', 'lotto_refund')) AS ended
  FROM transfer WHERE transfer.reference = bill.id::text
) money
WHERE money.charged NOT BETWEEN bill.created_at - interval '10 minutes' AND bill.created_at + interval '10 minutes'
  OR bill.created_at > first.published_at + interval '1 minute'
  OR (bill.status = 'cancelled' AND bill.ended_at > round.closes_at + interval '1 minute')
  OR (money.ended <> bill.ended_at AND coalesce(bill.result_version, 0) < 2)
  OR EXISTS (
    SELECT 1 FROM bill_correction fixed WHERE fixed.member_id = bill.member_id AND fixed.bill_id = bill.id
      AND fixed.version = bill.result_version AND fixed.at <> bill.ended_at
  )

-- check: bill_payout
SELECT format('bill %s is %s and is owed %s satang as %s; the ledger paid %s in %s postings', bill.id, bill.status, owed.satang,
  coalesce(owed.kind, 'nothing'), paid.satang, paid.total) AS detail
FROM bill
CROSS JOIN LATERAL (
  -- A corrected bill was paid first what its first correction took back.
  SELECT coalesce((SELECT paid_satang FROM bill_correction fixed WHERE fixed.member_id = bill.member_id AND fixed.bill_id = bill.id
      ORDER BY version LIMIT 1), bill.payout_satang) AS satang
) first
CROSS JOIN LATERAL (
  SELECT CASE WHEN bill.status IN ('won', 'lost') THEN first.satang WHEN bill.status = 'pending' THEN 0 ELSE bill.charged_satang END AS satang,
    CASE WHEN bill.status IN ('won', 'lost') THEN 'lotto_payout' WHEN bill.status = 'cancelled' THEN 'lotto_cancel'
      WHEN bill.status = 'refunded' THEN 'lotto_refund' END AS kind
) owed
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang, count(*) FILTER (WHERE transfer.kind = owed.kind) AS right_kind
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id = posting.to_account AND wallet.member_id = bill.member_id
  WHERE transfer.reference = bill.id::text AND transfer.kind NOT IN ('lotto_bill', 'lotto_repayout', 'lotto_reversal')
) paid
WHERE paid.satang <> owed.satang OR paid.total > 1 OR paid.right_kind <> paid.total

-- check: correction
-- Each took back what the bill had before and paid what it has since, in the ledger too; the last one is what the bill says.
SELECT format('correction %s of bill %s took back %s and paid %s satang after version %s; the bill says %s under version %s, had %s before, and the ledger took %s and paid %s',
  fixed.version, fixed.bill_id, fixed.paid_satang, fixed.due_satang, fixed.from_version, coalesce(fixed.payout::text, 'nothing'),
  coalesce(fixed.result_version::text, 'none'), coalesce(fixed.before::text, 'a payout'), moved.taken, moved.given) AS detail
FROM (
  SELECT bill_correction.*, bill.payout_satang AS payout, bill.result_version, bill.status,
    lag(due_satang) OVER chain AS before, lag(version) OVER chain AS version_before, lead(version) OVER chain AS next_version
  FROM bill_correction LEFT JOIN bill ON bill.member_id = bill_correction.member_id AND bill.id = bill_correction.bill_id
  WINDOW chain AS (PARTITION BY bill_correction.member_id, bill_correction.bill_id ORDER BY bill_correction.version)
) fixed
CROSS JOIN LATERAL (
  SELECT coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'lotto_reversal' AND source.member_id = fixed.member_id), 0) AS taken,
    coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'lotto_repayout' AND target.member_id = fixed.member_id), 0) AS given
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account source ON source.id = posting.from_account JOIN ledger_account target ON target.id = posting.to_account
  WHERE transfer.reference = fixed.bill_id::text AND transfer.key = fixed.bill_id || ':' || fixed.version
    AND transfer.kind IN ('lotto_reversal', 'lotto_repayout')
) moved
WHERE moved.taken <> fixed.paid_satang OR moved.given <> fixed.due_satang OR fixed.from_version >= fixed.version
  OR fixed.before <> fixed.paid_satang OR fixed.version_before > fixed.from_version
  OR fixed.status IS NULL OR fixed.status NOT IN ('won', 'lost') OR fixed.version > fixed.result_version
  OR (fixed.next_version IS NULL AND fixed.due_satang <> fixed.payout)

-- check: correction_unknown
SELECT format('transfer %s (%s %s) corrects a payout without a correction of the bill', transfer.id, transfer.kind, transfer.key) AS detail
FROM transfer WHERE transfer.kind IN ('lotto_reversal', 'lotto_repayout') AND NOT EXISTS (
  SELECT 1 FROM bill_correction fixed WHERE fixed.bill_id::text = transfer.reference AND fixed.bill_id || ':' || fixed.version = transfer.key
)

-- check: bill_unknown
SELECT format('transfer %s (%s %s) moves lottery money for a bill of the member that does not exist', transfer.id, transfer.kind, transfer.reference) AS detail
FROM posting JOIN transfer ON transfer.id = posting.transfer_id
JOIN ledger_account house ON house.kind = 'house.lotto' AND house.id IN (posting.from_account, posting.to_account)
JOIN ledger_account other ON other.id IN (posting.from_account, posting.to_account) AND other.id <> house.id
WHERE NOT EXISTS (SELECT 1 FROM bill WHERE bill.id::text = transfer.reference AND bill.member_id = other.member_id)

-- check: bill_round
-- A bill that held the round while a sandbox closed it early may carry an instant just after the close.
SELECT format('bill %s of %s is %s, accepted at %s; its round %s is %s and took bills from %s to %s', bill.id, bill.member_id, bill.status,
  bill.created_at, bill.round_id, coalesce(round.status, 'missing'), round.opens_at, round.closes_at) AS detail
FROM bill LEFT JOIN round ON round.id = bill.round_id AND round.agent_id = bill.agent_id
WHERE round.id IS NULL OR bill.created_at < round.opens_at OR bill.created_at > round.closes_at + interval '1 minute'
  OR (bill.status = 'pending') <> (bill.ended_at IS NULL)
  OR NOT EXISTS (SELECT 1 FROM member WHERE member.id = bill.member_id AND member.agent_id = bill.agent_id)
  OR NOT CASE bill.status
    WHEN 'pending' THEN round.status <> 'resulted'
    WHEN 'refunded' THEN round.status = 'voided'
    WHEN 'cancelled' THEN true
    ELSE round.status = 'resulting' OR (round.status = 'resulted' AND bill.result_version = round.result_version)
  END
  OR (bill.status IN ('won', 'lost')) <> (bill.result_version IS NOT NULL)

-- check: line_orphan
SELECT format('line %s of bill %s has no bill', position, bill_id) AS detail
FROM bill_line WHERE NOT EXISTS (SELECT 1 FROM bill WHERE bill.member_id = bill_line.member_id AND bill.id = bill_line.bill_id)

-- check: line_rate
-- At a rate of the price list that was in force when the round opened, or of a change of the round.
WITH listed AS (
  SELECT round.id AS round_id, price.* FROM round JOIN (
    SELECT *, lead(since, 1, 'infinity') OVER (PARTITION BY kind, type ORDER BY since) AS until FROM kind_rate
  ) price ON price.kind = round.kind AND price.since <= round.opens_at AND round.opens_at < price.until
), offered AS (
  SELECT round_id, type, 'full' AS pack, rate_hundredths FROM listed
  UNION SELECT round_id, type, 'discount', pack_rate_hundredths FROM listed WHERE pack_rate_hundredths IS NOT NULL
  UNION SELECT round_id, type, coalesce(pack, 'full'), rate_hundredths FROM terms_change WHERE rate_hundredths IS NOT NULL
), half AS (
  SELECT DISTINCT round_id, type, CASE WHEN terms_change.type IN ('tod_3', 'tod_4') THEN (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table(terms_change.number, '') AS digit) ELSE terms_change.number END AS number FROM terms_change WHERE control = 'half_pay'
)
SELECT format('line %s of bill %s has %s %s at %s hundredths, which its round never offered in the %s pack', line.position, bill.id, line.type,
  line.number, line.rate_hundredths, bill.pack) AS detail
FROM bill_line line JOIN bill ON bill.member_id = line.member_id AND bill.id = line.bill_id
LEFT JOIN offered full_rate ON full_rate.round_id = bill.round_id AND full_rate.type = line.type AND full_rate.pack = bill.pack
  AND full_rate.rate_hundredths = line.rate_hundredths
WHERE full_rate.round_id IS NULL AND NOT EXISTS (
  SELECT 1 FROM half JOIN offered USING (round_id, type)
  WHERE half.round_id = bill.round_id AND half.type = line.type AND offered.pack = bill.pack AND offered.rate_hundredths / 2 = line.rate_hundredths
    AND half.number = CASE WHEN line.type IN ('tod_3', 'tod_4') THEN (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table(line.number, '') AS digit) ELSE line.number END
)

-- check: line_charge
-- What was charged is the face amount less the discount of the bill's pack, half a satang rounded up.
WITH listed AS (
  SELECT round.id AS round_id, price.* FROM round JOIN (
    SELECT *, lead(since, 1, 'infinity') OVER (PARTITION BY kind, type ORDER BY since) AS until FROM kind_rate
  ) price ON price.kind = round.kind AND price.since <= round.opens_at AND round.opens_at < price.until
), offered AS (
  SELECT round_id, type, 'full' AS pack, discount_bp FROM listed
  UNION SELECT round_id, type, 'discount', pack_discount_bp FROM listed WHERE pack_discount_bp IS NOT NULL
  UNION SELECT round_id, type, coalesce(pack, 'full'), discount_bp FROM terms_change WHERE discount_bp IS NOT NULL
)
SELECT format('line %s of bill %s charges %s satang for %s, which is no price of its round', line.position, bill.id, line.charged_satang,
  line.face_satang) AS detail
FROM bill_line line JOIN bill ON bill.member_id = line.member_id AND bill.id = line.bill_id
WHERE NOT EXISTS (
  SELECT 1 FROM offered WHERE offered.round_id = bill.round_id AND offered.type = line.type AND offered.pack = bill.pack
    AND (line.face_satang * (10000 - offered.discount_bp) + 5000) / 10000 = line.charged_satang
)

-- check: exposure
SELECT format('%s %s %s counts %s satang sold, its lines say %s', round_id, type, number, coalesce(sold_satang, 0), coalesce(line_satang, 0)) AS detail
FROM (
  SELECT round_id, type, CASE WHEN exposure.type IN ('tod_3', 'tod_4') THEN (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table(exposure.number, '') AS digit) ELSE exposure.number END AS number, sum(sold_satang) AS sold_satang FROM exposure GROUP BY 1, 2, 3
) counted FULL JOIN (
  SELECT bill.round_id, line.type, CASE WHEN line.type IN ('tod_3', 'tod_4') THEN (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table(line.number, '') AS digit) ELSE line.number END AS number, sum(line.face_satang) AS line_satang
  FROM bill_line line JOIN bill ON bill.member_id = line.member_id AND bill.id = line.bill_id
  WHERE bill.status <> 'cancelled' GROUP BY 1, 2, 3
) live USING (round_id, type, number)
WHERE coalesce(sold_satang, 0) <> coalesce(line_satang, 0)

-- check: round_state
SELECT format('round %s of %s is %s, opens %s, closes %s, has its result at %s and %s draws', round.id, round.draw_date, round.status,
  round.opens_at, round.closes_at, round.result_at, drawn.total) AS detail
FROM round
CROSS JOIN LATERAL (
  SELECT count(*) AS total, count(*) FILTER (WHERE version BETWEEN 1 AND round.result_version) AS due
  FROM draw_result WHERE draw_result.round_id = round.id
) drawn
WHERE round.id <> round.kind || '-' || round.draw_date || CASE WHEN round.day_number = 1 THEN '' ELSE '-' || round.day_number END
  OR round.status NOT IN ('open', 'closed', 'resulting', 'resulted', 'voided')
  OR round.day_number < 1 OR round.closes_at > round.result_at
  OR (round.opens_at > round.closes_at AND round.status <> 'voided')
  OR (round.status IN ('resulting', 'resulted')) <> (drawn.total > 0) OR drawn.total <> round.result_version OR drawn.due <> drawn.total
  OR NOT EXISTS (SELECT 1 FROM lotto_kind WHERE lotto_kind.kind = round.kind AND lotto_kind.agent_id = round.agent_id)
UNION ALL
SELECT format('a draw is kept for round %s, which does not exist', round_id) FROM draw_result
WHERE NOT EXISTS (SELECT 1 FROM round WHERE round.id = draw_result.round_id)

-- check: round_rate
-- Limits may be changed without a trace in the books; what a bill costs and pays may not. A round that opened before there was
-- another pack goes without.
WITH own AS (
  SELECT round_id, type, 'full' AS pack, rate_hundredths, discount_bp FROM round_rate
  UNION ALL SELECT round_id, type, 'discount', pack_rate_hundredths, pack_discount_bp FROM round_rate
  WHERE pack_rate_hundredths IS NOT NULL OR pack_discount_bp IS NOT NULL
), price AS (
  SELECT kind, type, since, 'full' AS pack, rate_hundredths, discount_bp FROM kind_rate
  UNION ALL SELECT kind, type, since, 'discount', pack_rate_hundredths, pack_discount_bp FROM kind_rate
)
SELECT format('round %s pays %s hundredths on %s less %s bp in the %s pack; its price list and its changes say %s less %s', own.round_id,
  own.rate_hundredths, own.type, own.discount_bp, own.pack, coalesce(said.rate::text, 'none'), coalesce(said.discount::text, 'none')) AS detail
FROM own
LEFT JOIN round ON round.id = own.round_id
LEFT JOIN LATERAL (
  SELECT rate_hundredths, discount_bp FROM price WHERE price.kind = round.kind AND price.type = own.type AND price.pack = own.pack
    AND price.since <= round.opens_at ORDER BY since DESC LIMIT 1
) listed ON true
CROSS JOIN LATERAL (
  SELECT coalesce((SELECT rate_hundredths FROM terms_change change WHERE change.round_id = own.round_id AND change.type = own.type
      AND coalesce(change.pack, 'full') = own.pack AND rate_hundredths IS NOT NULL ORDER BY version DESC LIMIT 1), listed.rate_hundredths) AS rate,
    coalesce((SELECT discount_bp FROM terms_change change WHERE change.round_id = own.round_id AND change.type = own.type
      AND coalesce(change.pack, 'full') = own.pack AND discount_bp IS NOT NULL ORDER BY version DESC LIMIT 1), listed.discount_bp) AS discount
) said
WHERE said.rate IS DISTINCT FROM own.rate_hundredths OR said.discount IS DISTINCT FROM own.discount_bp

-- check: number_control
SELECT format('%s %s %s is %s (%s); the changes of the round say %s (%s)', round_id, type, number, coalesce(own.control, 'free'), own.limit_satang,
  coalesce(said.control, 'free'), said.limit_satang) AS detail
FROM (SELECT round_id, type, CASE WHEN number_control.type IN ('tod_3', 'tod_4') THEN (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table(number_control.number, '') AS digit) ELSE number_control.number END AS number, control, limit_satang FROM number_control) own
FULL JOIN (
  SELECT * FROM (
    SELECT DISTINCT ON (round_id, type, number) round_id, type, number, control, limit_satang FROM (
      SELECT round_id, type, CASE WHEN terms_change.type IN ('tod_3', 'tod_4') THEN (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table(terms_change.number, '') AS digit) ELSE terms_change.number END AS number, control, limit_satang, version FROM terms_change WHERE control IS NOT NULL
    ) change ORDER BY round_id, type, number, version DESC
  ) newest WHERE control <> 'none'
) said USING (round_id, type, number)
WHERE own.control IS DISTINCT FROM said.control OR own.limit_satang IS DISTINCT FROM said.limit_satang

-- check: wager_bill
SELECT format('bill %s of %s (%s, %s face, %s charged, %s paid) and its wager of %s (%s as version %s, %s face, %s charged, %s valid, %s paid) differ',
  coalesce(bill.id::text, wager.reference), coalesce(bill.member_id::text, 'nobody'), bill.status, bill.face_satang, bill.charged_satang,
  bill.payout_satang, coalesce(wager.member_id::text, 'nobody'), wager.status, wager.version, wager.face_satang, wager.charged_satang, wager.valid_satang,
  wager.payout_satang) AS detail
FROM (SELECT bill.*, round.kind FROM bill LEFT JOIN round ON round.id = bill.round_id) bill
FULL JOIN (SELECT * FROM wager WHERE area = 'lotto') wager ON wager.reference = bill.id::text
WHERE bill.id IS NULL OR wager.reference IS NULL
  OR (wager.member_id, wager.agent_id, wager.face_satang, wager.charged_satang, wager.payout_satang, wager.accepted_at, wager.wallet)
    <> (bill.member_id, bill.agent_id, bill.face_satang, bill.charged_satang, bill.payout_satang, bill.created_at, 'main')
  OR wager.kind IS DISTINCT FROM bill.kind
  OR wager.status <> CASE bill.status WHEN 'pending' THEN 'accepted' WHEN 'won' THEN 'settled' WHEN 'lost' THEN 'settled' ELSE bill.status END
  -- What of it counts for turnover is computed again in code, with the other bills of its member in the round.
  OR wager.valid_satang NOT BETWEEN 0 AND CASE WHEN bill.status IN ('cancelled', 'refunded') THEN 0 ELSE bill.charged_satang END
  OR wager.version <> (
    SELECT count(*) FROM wager_event event WHERE event.area = 'lotto' AND event.reference = wager.reference AND event.status = 'accepted'
  ) + CASE bill.status WHEN 'pending' THEN 0 ELSE 1 + (
    SELECT count(*) FROM bill_correction fixed WHERE fixed.member_id = bill.member_id AND fixed.bill_id = bill.id) END
  OR (coalesce(bill.result_version, 0) < 2 AND wager.ended_at IS DISTINCT FROM bill.ended_at)

-- check: turnover_rule
-- Once a bill was measured by a rule, no later one is measured by an older one.
SELECT format('bill %s is measured by rule %s, though placed after others by a newer one', id, turnover_rule) AS detail
FROM bill WHERE turnover_rule NOT IN (1, 2, 3)
  OR (turnover_rule = 2 AND created_at > (SELECT min(created_at) FROM bill WHERE turnover_rule = 3))
  OR (turnover_rule = 1 AND created_at > (SELECT min(created_at) FROM bill WHERE turnover_rule > 1))
