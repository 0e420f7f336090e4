-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.
-- Amounts of other units than baht are called satang too: the smallest part of the unit.

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

-- check: stated_at
SELECT format('account %s says that it moved last at %s, its newest entry %s', account.id, coalesce(account.stated_at::text, 'no time'),
  coalesce(told.at::text, 'is none')) AS detail
FROM ledger_account account
CROSS JOIN LATERAL (SELECT max(entry.at) AS at FROM ledger_entry entry WHERE entry.account_id = account.id) told
WHERE account.stated_at IS DISTINCT FROM told.at

-- check: below_floor
SELECT format('account %s stands at %s satang, below its floor of %s', id, balance, floor) AS detail
FROM ledger_account WHERE balance < floor
UNION ALL
SELECT format('posting %s/%s took account %s to %s satang, below its floor of %s', transfer_id, position, account.id, from_balance, floor)
FROM posting JOIN ledger_account account ON account.id = posting.from_account WHERE posting.from_balance < account.floor
UNION ALL
SELECT format('posting %s/%s left the debt %s at %s satang, more than was owed', transfer_id, position, account.id, to_balance)
FROM posting JOIN ledger_account account ON account.id = posting.to_account WHERE account.kind = 'debt' AND posting.to_balance > 0

-- check: member_accounts
SELECT format('member %s has %s accounts of two', member.id, own.total) AS detail
FROM member
CROSS JOIN LATERAL (SELECT count(*) AS total FROM ledger_account WHERE member_id = member.id AND kind IN ('main', 'hold')) own
WHERE own.total <> 2
UNION ALL
SELECT format('account %s (%s) of member %s is of agent %s, who is not there or has another member', account.id, account.kind,
  coalesce(account.member_id::text, 'nobody'), account.agent_id)
FROM ledger_account account LEFT JOIN member ON member.id = account.member_id
WHERE account.agent_id IS DISTINCT FROM coalesce(member.agent_id, account.agent_id)
  OR NOT EXISTS (SELECT 1 FROM agent WHERE agent.id = account.agent_id)

-- check: guarded_account
-- Only the main wallet is guarded: what else a member has is looked at with it.
SELECT format('account %s (%s) is guarded', id, kind) AS detail
FROM ledger_account WHERE kind <> 'main' AND (guarded OR guarded_above IS NOT NULL)

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

-- check: hold_place
SELECT format('member %s set aside %s satang in %s holds for %s; the ledger moved %s in %s transfers', coalesce(kept.member_id, moved.member_id),
  coalesce(kept.satang, 0), coalesce(kept.total, 0), coalesce(kept.reference, moved.reference), coalesce(moved.satang, 0),
  coalesce(moved.total, 0)) AS detail
FROM (SELECT member_id, reference, count(*) AS total, sum(satang) AS satang FROM hold GROUP BY 1, 2) kept
FULL JOIN (
  SELECT wallet.member_id, transfer.reference, count(*) AS total, sum(posting.satang) AS satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id JOIN ledger_account wallet ON wallet.id = posting.from_account
  WHERE transfer.kind = 'hold.place' GROUP BY 1, 2
) moved ON moved.member_id = kept.member_id AND moved.reference = kept.reference
WHERE kept.total IS DISTINCT FROM moved.total OR kept.satang IS DISTINCT FROM moved.satang

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

-- check: hold_unknown
SELECT format('transfer %s (%s) ends hold %s, which the member does not have', transfer.id, transfer.kind, transfer.key) AS detail
FROM transfer JOIN posting ON posting.transfer_id = transfer.id JOIN ledger_account source ON source.id = posting.from_account
WHERE transfer.scope = 'hold.end' AND NOT EXISTS (
  SELECT 1 FROM hold WHERE hold.id::text = transfer.key AND hold.member_id = source.member_id AND hold.reference = transfer.reference
)
