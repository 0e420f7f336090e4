-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: cashback_claim
-- A claim is of what its day brought, in its time, and has its money once; no other money is paid.
SELECT format('cashback %s of %s of member %s: %s satang were due until %s, %s were claimed at %s, the ledger paid %s', coalesce(claim.basis, paid.basis),
  coalesce(claim.day::text, paid.reference), coalesce(claim.member_id, paid.member_id), own.due_satang, own.until, claim.satang, claim.at,
  paid.satang) AS detail
FROM cashback_claim claim
FULL JOIN (
  SELECT substr(transfer.kind, 10) AS basis, transfer.reference, wallet.member_id, posting.satang, transfer.at
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind IN ('cashback_turnover', 'cashback_loss')
) paid ON paid.basis = claim.basis AND paid.reference = claim.day || ':' || claim.member_id
LEFT JOIN cashback_day own ON own.member_id = claim.member_id AND own.basis = claim.basis AND own.day = claim.day
WHERE (claim.satang, claim.member_id, claim.at) IS DISTINCT FROM (paid.satang, paid.member_id, paid.at)
  OR claim.satang IS DISTINCT FROM own.due_satang OR claim.at NOT BETWEEN own.closed_at AND own.until

-- check: cashback_rebate
-- A day brings what its figures and rates say, and both rebates no more than what cashback may give back of a stake at risk.
SELECT format('cashback %s of %s of member %s says %s satang', basis, day, member_id, rebate_satang) AS detail
FROM cashback_day
WHERE basis NOT IN ('turnover', 'loss') OR turnover_bp + loss_most_bp > 40 OR rebate_satang <> CASE basis WHEN 'turnover' THEN staked_satang * turnover_bp / 10000 ELSE least(
  greatest(start_satang + deposit_satang - withdrawal_satang - end_satang - bonus_satang - corrected_satang, 0) * loss_bp / 10000,
  cap_satang, staked_satang * loss_most_bp / 10000) END

-- check: cashback_rates
-- A day has the rates of its rank as they were set for it.
SELECT format('cashback %s of %s of member %s has other rates than %s', own.basis, own.day, own.member_id, own.rank) AS detail
FROM cashback_day own LEFT JOIN LATERAL (
  SELECT * FROM cashback_rate WHERE from_day <= own.day AND cashback_rate.rank = own.rank ORDER BY from_day DESC, number DESC LIMIT 1
) rate ON true
WHERE (own.turnover_bp, own.loss_bp, own.cap_satang, own.loss_most_bp)
  IS DISTINCT FROM (rate.turnover_bp, rate.loss_bp, rate.cap_satang, rate.loss_most_bp)

-- check: cashback_adjustment
-- Adjustments stand in the day that they were made with, and what a day left to take off stands in the next.
SELECT format('cashback %s of %s of member %s: %s satang adjusted where %s are written, %s carried where %s were left', coalesce(own.basis, changed.basis),
  coalesce(own.day, changed.day), coalesce(own.member_id, changed.member_id), own.adjusted_satang, changed.satang, own.carried_satang, own.before) AS detail
FROM (
  SELECT *, lag(carry_satang, 1, 0::bigint) OVER (PARTITION BY member_id, basis ORDER BY day) AS before FROM cashback_day
) own
FULL JOIN (
  SELECT member_id, basis, day, sum(satang) AS satang FROM cashback_adjustment GROUP BY 1, 2, 3
) changed ON changed.member_id = own.member_id AND changed.basis = own.basis AND changed.day = own.day
WHERE own.adjusted_satang IS DISTINCT FROM coalesce(changed.satang, 0) OR own.carried_satang <> own.before

-- check: cashback_balance
-- A day begins and ends with the balance that the ledger says, and with the charges of what waited for its result then.
SELECT format('cashback %s of %s of member %s begins with %s and ends with %s; the books say %s and %s', own.basis, own.day, own.member_id, start_satang,
  end_satang, books.first, books.last) AS detail
FROM cashback_day own CROSS JOIN LATERAL (
  SELECT own.day::timestamp AT TIME ZONE 'Asia/Bangkok' AS since, (own.day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok' AS until
) of
CROSS JOIN LATERAL (
  SELECT coalesce(sum(satang) FILTER (WHERE day < own.day), 0) + (
      SELECT coalesce(sum(charged_satang), 0) FROM wager WHERE member_id = own.member_id AND accepted_at < of.since
        AND (ended_at IS NULL OR ended_at >= of.since)
    ) AS first,
    coalesce(sum(satang) FILTER (WHERE day <= own.day), 0) + (
      SELECT coalesce(sum(charged_satang), 0) FROM wager WHERE member_id = own.member_id AND accepted_at < of.until
        AND (ended_at IS NULL OR ended_at >= of.until)
    ) AS last
  FROM ledger_account wallet JOIN ledger_entry ON ledger_entry.account_id = wallet.id
  WHERE wallet.member_id = own.member_id AND wallet.kind IN ('main', 'debt')
) books
WHERE own.start_satang <> books.first OR own.end_satang <> books.last

-- check: cashback_figures
-- A day has no more at risk and no more paid in than the books say, was closed after it was over, and can be claimed until the midnight
-- after that. What was corrected later counts as the most that it ever was.
SELECT format('cashback %s of %s of member %s says %s at risk and %s paid in, until %s; the books say %s and %s at the most', own.basis, own.day,
  own.member_id, own.staked_satang, own.deposit_satang, own.until, staked.satang, paid.satang) AS detail
FROM cashback_day own
CROSS JOIN LATERAL (
  SELECT coalesce(sum(best.satang), 0) AS satang FROM (
    SELECT max(CASE WHEN wager.area = 'lotto' AND wager.kind = 'yeekee' THEN event.valid_satang * 20 / 100 ELSE event.valid_satang END) AS satang
    FROM wager JOIN wager_event event USING (area, reference)
    WHERE wager.member_id = own.member_id AND event.status = 'settled' AND wager.ended_at >= own.day::timestamp AT TIME ZONE 'Asia/Bangkok'
      AND wager.ended_at < (own.day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
      AND wager.accepted_at >= (own.day - 90)::timestamp AT TIME ZONE 'Asia/Bangkok'
      AND wager.accepted_at < (own.day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
    GROUP BY wager.area, wager.reference
  ) best
) staked
CROSS JOIN LATERAL (
  SELECT coalesce(sum(greatest(ledger_entry.satang, 0)), 0) AS satang FROM ledger_account wallet JOIN ledger_entry ON ledger_entry.account_id = wallet.id
  WHERE wallet.member_id = own.member_id AND wallet.kind = 'main' AND ledger_entry.day = own.day
) paid
WHERE own.staked_satang > staked.satang OR own.deposit_satang > paid.satang OR own.closed_at < (own.day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
  OR own.until <> ((own.closed_at AT TIME ZONE 'Asia/Bangkok')::date + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'

-- check: cashback_close
-- Days are closed one after the other, each after it was over and not after the site's last heartbeat: nobody gets anything for a closed day.
SELECT format('cashback of %s is said to be closed at %s, after that of %s', day, at, coalesce(before::text, 'none')) AS detail
FROM (SELECT *, lag(day) OVER (ORDER BY day) AS before FROM cashback_close) own
WHERE day - before > 1 OR at < (day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok' OR at > (SELECT site_pulse.at FROM site_pulse) + interval '1 hour'
