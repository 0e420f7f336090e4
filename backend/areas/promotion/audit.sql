-- Promotions against their goals, their deposits and the ledger.

-- check: promotion_bonus
SELECT format('promotion %s of %s satang has ended as %s; the ledger paid %s in %s transfers', claim.id, claim.bonus_satang,
  coalesce(goal.ended_as, 'nothing'), paid.satang, paid.total) AS detail
FROM promotion_claim claim
LEFT JOIN play_goal goal ON goal.id = claim.id AND goal.member_id = claim.member_id AND goal.area = 'promotion'
CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(sum(posting.satang), 0) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id = posting.to_account AND wallet.member_id = claim.member_id
  WHERE transfer.reference = claim.id::text AND transfer.kind = 'promotion_bonus'
) paid
WHERE goal.id IS NULL OR paid.total <> CASE WHEN goal.ended_as = 'done' THEN 1 ELSE 0 END
  OR paid.satang <> CASE WHEN goal.ended_as = 'done' THEN claim.bonus_satang ELSE 0 END

-- check: promotion_transfer
SELECT format('transfer %s is for a promotion %s that is not there', transfer.id, transfer.reference) AS detail
FROM transfer
WHERE transfer.kind IN ('promotion_promise', 'promotion_bonus', 'promotion_take_back')
  AND NOT EXISTS (SELECT 1 FROM promotion_claim WHERE promotion_claim.id::text = transfer.reference)

-- check: promotion_deposit
SELECT format('promotion %s is for a deposit %s of %s satang that the ledger does not have', claim.id, claim.deposit_ref, claim.deposit_satang) AS detail
FROM promotion_claim claim
WHERE NOT EXISTS (
  SELECT 1 FROM ledger_account wallet JOIN ledger_entry ON ledger_entry.account_id = wallet.id
  WHERE wallet.member_id = claim.member_id AND wallet.kind = 'main' AND ledger_entry.reference = claim.deposit_ref
    AND ledger_entry.satang = claim.deposit_satang AND ledger_entry.outside AND ledger_entry.at <= claim.at
)

-- check: promotion_choice
SELECT format('the promotion chosen with deposit %s became %s, and %s', choice.deposit_ref, coalesce(choice.outcome, 'nothing yet'),
  CASE WHEN claim.id IS NULL THEN 'none runs' ELSE 'one was accepted' END) AS detail
FROM promotion_choice choice
LEFT JOIN promotion_claim claim ON claim.member_id = choice.member_id AND claim.idempotency_key = 'deposit:' || choice.deposit_ref
WHERE (claim.id IS NOT NULL) <> coalesce(choice.outcome = 'taken', false)

-- check: promotion_choice_deposit
-- A promotion is chosen with a deposit of its member, when that is made.
SELECT format('member %s is said to have chosen a promotion at %s with deposit %s, made at %s', choice.member_id, choice.at, choice.deposit_ref,
  coalesce(deposit.created_at::text, 'no time')) AS detail
FROM promotion_choice choice LEFT JOIN deposit ON deposit.ref = choice.deposit_ref AND deposit.member_id = choice.member_id
WHERE deposit.ref IS NULL OR choice.at < deposit.created_at - interval '1 minute' OR choice.at > deposit.created_at + interval '1 minute'

-- check: promotion_choice_end
-- What became of a choice was said when its deposit was paid, and not with the money of another one.
SELECT format('the promotion chosen with deposit %s became %s at %s, when no money came with it', choice.deposit_ref, choice.outcome, choice.ended_at) AS detail
FROM promotion_choice choice
WHERE choice.outcome IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM deposit WHERE deposit.ref = choice.deposit_ref AND deposit.status = 'paid' AND deposit.ended_at = choice.ended_at
)

-- check: promotion_terms
SELECT format('promotion %s was accepted as %s in version %s, which was never offered', claim.id, claim.offer_id, claim.offer_version) AS detail
FROM promotion_claim claim
WHERE NOT EXISTS (SELECT 1 FROM promotion_offer offer WHERE offer.id = claim.offer_id AND offer.version = claim.offer_version)

-- check: promotion_goal
-- What a promotion promises, and what is to be played for it, is as its version says.
SELECT format('promotion %s promises %s satang of a deposit of %s for %s; %s in version %s gives %s percent up to %s', claim.id, claim.bonus_satang,
  claim.deposit_satang, goal.target_satang, offer.id, offer.version, offer.percent, offer.most_satang) AS detail
FROM promotion_claim claim
JOIN promotion_offer offer ON offer.id = claim.offer_id AND offer.version = claim.offer_version
JOIN play_goal goal ON goal.id = claim.id
WHERE claim.deposit_satang < offer.min_satang OR claim.bonus_satang <> least(claim.deposit_satang * offer.percent / 100, offer.most_satang)
  OR goal.target_satang < claim.bonus_satang * (100 + offer.percent) * offer.times / offer.percent
  OR goal.at <> claim.at OR goal.max_stake_satang <> offer.max_stake_satang OR goal.expires_at <> claim.at + offer.days * interval '24 hours'
  OR goal.weights <> offer.weights OR goal.credit_from_satang IS DISTINCT FROM CASE WHEN offer.turn = 'credit' THEN claim.deposit_satang END
  OR claim.largest_withdrawal_satang IS DISTINCT FROM offer.largest_withdrawal_satang

-- check: promotion_guard
SELECT format('the wallet of member %s asks about spends above %s; the promotion that runs lets %s', wallet.member_id,
  coalesce(wallet.guarded_above::text, 'nothing'), coalesce(goal.max_stake_satang::text, 'everything pass')) AS detail
FROM ledger_account wallet
LEFT JOIN play_goal goal ON goal.member_id = wallet.member_id AND goal.area = 'promotion' AND goal.ended_at IS NULL
WHERE wallet.kind = 'main' AND wallet.guarded_above IS DISTINCT FROM goal.max_stake_satang


-- check: promotion_trim
SELECT format('withdrawal %s took %s satang of bonuses and %s; the ledger took %s in %s transfers and put back %s in %s, and its money is %s', trim.withdrawal_ref,
  trim.satang, CASE WHEN trim.returned_at IS NULL THEN 'put back nothing' ELSE 'put it back' END, moved.taken, moved.takes, moved.back, moved.backs,
  coalesce(hold.status, 'not held')) AS detail
FROM (
  SELECT own.withdrawal_ref, own.member_id, max(own.satang) AS satang, max(own.returned_at) AS returned_at, max(own.at) AS at,
    count(*) FILTER (WHERE claim.id IS NULL OR goal.ended_as IS DISTINCT FROM 'done' OR claim.largest_withdrawal_satang IS NULL) AS strange
  FROM promotion_trim own
  LEFT JOIN promotion_claim claim ON claim.id = own.claim_id AND claim.member_id = own.member_id
  LEFT JOIN play_goal goal ON goal.id = claim.id
  GROUP BY own.withdrawal_ref, own.member_id
) trim
LEFT JOIN hold ON hold.reference = trim.withdrawal_ref AND hold.member_id = trim.member_id
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE transfer.kind = 'promotion_trim') AS takes, count(*) FILTER (WHERE transfer.kind = 'promotion_trim_back') AS backs,
    coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'promotion_trim'), 0) AS taken,
    coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'promotion_trim_back'), 0) AS back
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id
  JOIN ledger_account wallet ON wallet.id IN (posting.from_account, posting.to_account) AND wallet.member_id = trim.member_id
  WHERE transfer.reference = trim.withdrawal_ref AND transfer.kind IN ('promotion_trim', 'promotion_trim_back')
) moved
WHERE trim.strange > 0 OR hold.id IS NULL OR trim.at <> hold.created_at
  OR trim.returned_at IS DISTINCT FROM CASE WHEN hold.status = 'voided' THEN hold.ended_at END
  OR moved.taken <> trim.satang OR moved.takes > 1 OR moved.backs > 1
  OR moved.back <> CASE WHEN trim.returned_at IS NULL THEN 0 ELSE trim.satang END

-- check: promotion_trim_transfer
SELECT format('transfer %s takes or puts back a bonus with withdrawal %s, which says nothing of it', transfer.id, transfer.reference) AS detail
FROM transfer
WHERE transfer.kind IN ('promotion_trim', 'promotion_trim_back')
  AND NOT EXISTS (SELECT 1 FROM promotion_trim WHERE promotion_trim.withdrawal_ref = transfer.reference)

-- check: promotion_promise
SELECT format('transfer %s (%s) moves %s satang of promotion %s, which promises %s', transfer.id, transfer.kind, posting.satang, transfer.reference,
  claim.bonus_satang) AS detail
FROM transfer JOIN posting ON posting.transfer_id = transfer.id
LEFT JOIN promotion_claim claim ON claim.id::text = transfer.reference
WHERE transfer.kind IN ('promotion_promise', 'promotion_take_back') AND posting.satang IS DISTINCT FROM claim.bonus_satang

-- check: promotion_goal_of
-- A goal is of a promotion that was accepted.
SELECT format('goal %s of member %s is of no promotion', goal.id, goal.member_id) AS detail
FROM play_goal goal LEFT JOIN promotion_claim own ON own.id = goal.id AND own.member_id = goal.member_id
WHERE goal.area = 'promotion' AND own.id IS NULL
