-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: wheel_prize
-- A prize in cash was paid once, to its member, at its time; nothing else was paid as one.
SELECT format('spin %s: %s satang of member %s were due, %s of member %s were paid', coalesce(spin.id::text, paid.reference), spin.amount,
  spin.member_id, paid.satang, paid.member_id) AS detail
FROM (SELECT id, member_id, amount, at FROM wheel_spin WHERE prize_type = 'cash') spin
FULL JOIN (
  SELECT transfer.reference, transfer.at, wallet.member_id, posting.satang
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'wheel_prize'
) paid ON paid.reference = spin.id::text
WHERE (spin.member_id, spin.amount, spin.at) IS DISTINCT FROM (paid.member_id, paid.satang, paid.at)

-- check: wheel_points
-- A prize in points was given once, and points were taken for the spins that say so.
SELECT format('spin %s: %s points of member %s were due, %s of member %s were moved', due.key, due.points, due.member_id, moved.amount, moved.member_id) AS detail
FROM (
  SELECT 'wheel.prize:' || id AS key, 'grant' AS verb, member_id, amount AS points, at FROM wheel_spin WHERE prize_type = 'point'
  UNION ALL
  SELECT 'wheel.spin:' || id, 'use', member_id, points, at FROM wheel_spin WHERE paid = 'points'
) due FULL JOIN (
  SELECT key, verb, member_id, amount, at FROM entitlement_act
  WHERE (scope = 'points.give' AND starts_with(key, 'wheel.prize:')) OR (scope = 'points.spend' AND starts_with(key, 'wheel.spin:'))
) moved ON moved.key = due.key AND moved.verb = due.verb
WHERE (due.member_id, due.points, due.at) IS DISTINCT FROM (moved.member_id, moved.amount, moved.at)

-- check: wheel_spin
-- A free spin used one piece of its member's, and no piece was used for anything else.
SELECT format('free spin %s of member %s used %s of member %s', coalesce(spin.id::text, used.key), spin.member_id, used.amount, used.member_id) AS detail
FROM (SELECT id, member_id, at FROM wheel_spin WHERE paid = 'free') spin
FULL JOIN (SELECT key, member_id, amount, at FROM entitlement_act WHERE scope = 'wheel.spin' AND verb = 'use') used ON used.key = spin.id::text
WHERE (spin.member_id, spin.at) IS DISTINCT FROM (used.member_id, used.at) OR used.amount <> 1

-- check: wheel_nonce
-- The spins of a seed are its owner's, numbered without a gap from 0 on.
SELECT format('seed %s of %s says that %s spins were drawn from it, there are %s, %s of another member', seed.id, seed.owner, seed.next_nonce, spins.total, spins.others) AS detail
FROM wheel_seed seed CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(max(nonce), -1) AS last, count(*) FILTER (WHERE member_id <> seed.owner) AS others
  FROM wheel_spin WHERE seed_id = seed.id
) spins
WHERE spins.total <> seed.next_nonce OR spins.last <> seed.next_nonce - 1 OR spins.others > 0

-- check: wheel_seed
-- A seed is shown when another one takes its place, and not before: the newest of an owner is kept from everybody.
SELECT format('seed %s of %s was shown at %s, and none took its place', seed.id, seed.owner, seed.shown_at) AS detail
FROM wheel_seed seed WHERE seed.shown_at IS NOT NULL AND (
  NOT EXISTS (SELECT 1 FROM wheel_seed later WHERE later.owner = seed.owner AND later.id <> seed.id AND later.created_at >= seed.shown_at)
  OR NOT EXISTS (SELECT 1 FROM wheel_seed current WHERE current.owner = seed.owner AND current.shown_at IS NULL)
)

-- check: wheel_in_force
-- A spin was drawn by weights that were in force, or had been until a short time before.
SELECT format('spin %s at %s was drawn by version %s, which was not in force', spin.id, spin.at, spin.version) AS detail
FROM wheel_spin spin LEFT JOIN wheel_weights weights ON weights.version = spin.version
WHERE weights.version IS NULL OR weights.starts_at > spin.at OR EXISTS (
  SELECT 1 FROM wheel_weights later WHERE (later.starts_at, later.version) > (weights.starts_at, weights.version)
    AND later.starts_at <= spin.at - interval '10 minutes' AND later.set_at <= spin.at - interval '10 minutes'
)

-- check: wheel_weights
-- Weights are of an act of the log that says so, but for the first ones; they make a spin worth 500 satang at the most.
SELECT format('version %s of the wheel has %s prizes of %s satang for each spin, and is of act %s', weights.version, worth.prizes, round(worth.mean, 4), act.id) AS detail
FROM wheel_weights weights CROSS JOIN LATERAL (
  SELECT count(*) AS prizes, sum(weight * amount * CASE type WHEN 'cash' THEN 1.0 WHEN 'point' THEN 5.0 ELSE 0 END) / sum(weight) AS mean
  FROM wheel_prize WHERE version = weights.version
) worth
LEFT JOIN LATERAL (SELECT id FROM ops_log WHERE facts -> 'wheel' ? ('weights:' || weights.version) LIMIT 1) act ON true
WHERE worth.prizes < 2 OR worth.mean > 500 OR (weights.version > 1 AND act.id IS NULL)

-- check: wheel_grant
-- Free spins that an operator gave are of an act of the log that says so.
SELECT format('%s free spins of member %s are of no act that says so: %s', act.amount, act.member_id, act.key) AS detail
FROM entitlement_act act LEFT JOIN ops_log ON ops_log.id::text = act.key AND ops_log.facts -> 'wheel' ? ('spins:' || act.member_id || ':' || act.amount)
WHERE act.scope = 'wheel.operator' AND ops_log.id IS NULL

-- check: wheel_prize_whole
-- A slice belongs to a wheel that is there: one that waits for a wheel to come would be taken for a part of it.
SELECT format('slice %s (%s) is of version %s, which is not there', id, place, version) AS detail
FROM wheel_prize WHERE NOT EXISTS (SELECT 1 FROM wheel_weights WHERE wheel_weights.version = wheel_prize.version)
