-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: affiliate_redeem
-- Commission was paid as often and as much as its rows say.
SELECT format('commission %s: %s were due to member %s at %s, the ledger paid %s to member %s', coalesce(due.id::text, paid.id), due.satang,
  due.member_id, due.at, paid.satang, paid.member_id) AS detail
FROM affiliate_redemption due
FULL JOIN (
  SELECT transfer.reference AS id, wallet.member_id, posting.satang, transfer.at
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'affiliate_redeem'
) paid ON paid.id = due.id::text
WHERE (due.member_id, due.satang, due.at) IS DISTINCT FROM (paid.member_id, paid.satang, paid.at)

-- check: affiliate_overdrawn
-- Nobody was paid more than was ever earned; what was taken back later is owed.
SELECT format('member %s was paid %s satang of commission and earned %s', paid.member_id, paid.satang, coalesce(earned.satang, 0)) AS detail
FROM (SELECT member_id, sum(satang) AS satang FROM affiliate_redemption GROUP BY member_id) paid
LEFT JOIN (
  SELECT referrer_id, sum(satang) FILTER (WHERE satang > 0) AS satang FROM affiliate_entry GROUP BY referrer_id
) earned ON earned.referrer_id = paid.member_id
WHERE paid.satang > coalesce(earned.satang, 0)

-- check: affiliate_day
-- The sums by day are those of the entries.
SELECT format('commission of member %s on %s by member %s is %s less %s of %s, its entries say %s less %s of %s', coalesce(own.referrer_id, due.referrer_id),
  coalesce(own.day, due.day), coalesce(own.member_id, due.member_id), own.earned_satang, own.reversed_satang, own.stake_satang,
  due.earned, due.reversed, due.stake) AS detail
FROM affiliate_day own
FULL JOIN (
  SELECT referrer_id, (at AT TIME ZONE 'Asia/Bangkok')::date AS day, member_id, min(level) AS level, sum(stake_satang) AS stake,
    sum(greatest(satang, 0)) AS earned, sum(greatest(-satang, 0)) AS reversed
  FROM affiliate_entry GROUP BY 1, 2, 3
) due ON due.referrer_id = own.referrer_id AND due.day = own.day AND due.member_id = own.member_id
WHERE (own.level, own.stake_satang, own.earned_satang, own.reversed_satang) IS DISTINCT FROM (due.level, due.stake, due.earned, due.reversed)

-- check: affiliate_month
-- The sums by month, of which a balance is made, are those of the days.
SELECT format('commission of member %s in the month from %s on is %s less %s of %s, its days say %s less %s of %s', coalesce(own.referrer_id, due.referrer_id),
  coalesce(own.month, due.month), own.earned_satang, own.reversed_satang, own.stake_satang, due.earned, due.reversed, due.stake) AS detail
FROM affiliate_month own
FULL JOIN (
  SELECT referrer_id, date_trunc('month', day)::date AS month, sum(stake_satang) AS stake, sum(earned_satang) AS earned, sum(reversed_satang) AS reversed
  FROM affiliate_day GROUP BY 1, 2
) due ON due.referrer_id = own.referrer_id AND due.month = own.month
WHERE (own.stake_satang, own.earned_satang, own.reversed_satang) IS DISTINCT FROM (due.stake, due.earned, due.reversed)

-- check: affiliate_referral
-- An invited member registered with the code of the inviter; clocks differ a little. Both ids begin with the time at which they were made, so an
-- invitation that was put in later has another one than its member.
SELECT format('member %s was invited by member %s at %s, without the code or not with the registration', own.member_id, own.referrer_id, own.at) AS detail
FROM affiliate_referral own LEFT JOIN member ON member.id = own.member_id LEFT JOIN affiliate_code code ON code.member_id = own.referrer_id
WHERE member.created_at IS DISTINCT FROM own.at OR upper(member.referred_by) IS DISTINCT FROM code.code OR code.member_id IS NULL OR code.at > own.at + interval '1 minute'
  OR abs(('x' || left(replace(own.id::text, '-', ''), 12))::bit(48)::bigint - ('x' || left(replace(own.member_id::text, '-', ''), 12))::bit(48)::bigint) > 3600000

-- check: affiliate_terms
-- Rates are the first ones, or of an act of the log that says them.
SELECT format('rates of commission from %s on are of no act that says so: %s', own.from_at, own.levels) AS detail
FROM affiliate_terms own
WHERE CASE WHEN own.made_by IS NULL THEN own.levels <> '[{"games": 20, "lotto": 20}]' OR own.from_at <> '2020-01-01T00:00:00+07:00'
  ELSE NOT EXISTS (
    SELECT 1 FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(ops_log.facts -> 'affiliateTerms') AS said (terms)
    WHERE ops_log.id = own.made_by AND split_part(said.terms, '|', 1)::timestamptz = own.from_at AND split_part(said.terms, '|', 2)::jsonb = own.levels
  ) END
