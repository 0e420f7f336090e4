-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: entitlement_state
-- What a lot holds is what its moves say, which are numbered without a gap and never took more than was there.
WITH step AS (
  SELECT move.lot_id, move.seq, state.name, sum(CASE WHEN move.target = state.name THEN move.amount ELSE 0 END
      - CASE WHEN move.source = state.name THEN move.amount ELSE 0 END) OVER (PARTITION BY move.lot_id, state.name ORDER BY move.seq) AS held
  FROM entitlement_move move CROSS JOIN (VALUES ('free'), ('reserved'), ('used'), ('expired'), ('taken')) AS state (name)
), said AS (
  SELECT lot_id, max(seq) AS seq, count(DISTINCT seq) AS moves, min(held) AS lowest,
    max(held) FILTER (WHERE last AND name = 'free') AS free, max(held) FILTER (WHERE last AND name = 'reserved') AS reserved,
    max(held) FILTER (WHERE last AND name = 'used') AS used, max(held) FILTER (WHERE last AND name = 'expired') AS expired,
    max(held) FILTER (WHERE last AND name = 'taken') AS taken
  FROM (SELECT *, seq = max(seq) OVER (PARTITION BY lot_id) AS last FROM step) step GROUP BY 1
)
SELECT format('lot %s says %s free, %s reserved, %s used, %s expired, %s taken after %s moves; its %s moves say %s, %s, %s, %s, %s',
  coalesce(lot.id, said.lot_id), lot.free, lot.reserved, lot.used, lot.expired, lot.taken, lot.seq, said.moves, said.free, said.reserved,
  said.used, said.expired, said.taken) AS detail
FROM entitlement_lot lot FULL JOIN said ON said.lot_id = lot.id
WHERE (lot.free, lot.reserved, lot.used, lot.expired, lot.taken, lot.seq)
    IS DISTINCT FROM (said.free, said.reserved, said.used, said.expired, said.taken, said.seq)
  OR said.moves <> said.seq OR said.lowest < 0

-- check: entitlement_act
-- An act moves pieces of its member's lots alone, as many as it says, the way of its verb, and in its time. Clocks differ a little.
SELECT format('%s %s of %s %s for member %s moved %s in %s lots, %s of them as it may', act.verb, coalesce(act.id, moved.act_id), act.amount, act.kind,
  act.member_id, moved.amount, moved.total, moved.fitting) AS detail
FROM entitlement_act act FULL JOIN (
  SELECT move.act_id, sum(move.amount) AS amount, count(*) AS total, count(*) FILTER (WHERE
    lot.member_id = own.member_id AND lot.kind = own.kind AND own.at >= lot.granted_at - interval '1 minute' AND CASE own.verb
      WHEN 'grant' THEN move.source IS NULL AND move.target = 'free' AND move.seq = 1 AND own.at = lot.granted_at AND own.reference = lot.reference
      WHEN 'reserve' THEN move.source = 'free' AND move.target = 'reserved' AND own.at < coalesce(lot.ends_at, 'infinity')
      WHEN 'use' THEN move.target = 'used' AND CASE WHEN own.ends_act IS NULL
        THEN move.source = 'free' AND own.at < coalesce(lot.ends_at, 'infinity') ELSE move.source = 'reserved' END
      WHEN 'release' THEN move.source = 'reserved' AND move.target IN ('free', CASE WHEN lot.taken_at IS NOT NULL THEN 'taken' END)
      WHEN 'refund' THEN move.source = 'used' AND move.target IN ('free', CASE WHEN lot.taken_at IS NOT NULL THEN 'taken' END)
      WHEN 'expire' THEN move.source = 'free' AND move.target = 'expired' AND own.at >= lot.ends_at
      WHEN 'take_back' THEN move.source = 'free' AND move.target = 'taken' AND own.at = lot.taken_at
    END) AS fitting
  FROM entitlement_move move LEFT JOIN entitlement_act own ON own.id = move.act_id LEFT JOIN entitlement_lot lot ON lot.id = move.lot_id
  GROUP BY 1
) moved ON moved.act_id = act.id
WHERE act.id IS NULL OR moved.amount IS DISTINCT FROM act.amount OR moved.fitting IS DISTINCT FROM moved.total
UNION ALL
SELECT format('lot %s was taken back at %s by nobody, or has %s free', lot.id, lot.taken_at, lot.free)
FROM entitlement_lot lot WHERE lot.taken_at IS NOT NULL AND (lot.free > 0 OR NOT EXISTS (
  SELECT 1 FROM entitlement_move move JOIN entitlement_act act ON act.id = move.act_id WHERE move.lot_id = lot.id AND act.verb = 'take_back'
))

-- check: entitlement_end
-- A reservation is ended, and a use refunded, once, in the lots that it took from.
SELECT format('%s %s ends act %s, which is no such act or moved otherwise', act.verb, act.id, coalesce(act.ends_act::text, 'of nobody')) AS detail
FROM entitlement_act act LEFT JOIN entitlement_act ended ON ended.id = act.ends_act
  AND ended.verb = CASE act.verb WHEN 'refund' THEN 'use' WHEN 'release' THEN 'reserve' WHEN 'use' THEN 'reserve' END
WHERE (act.ends_act IS NOT NULL OR act.verb IN ('release', 'refund')) AND (
  ended.id IS NULL OR EXISTS (
    SELECT 1 FROM (SELECT * FROM entitlement_move WHERE act_id = act.id) own
    FULL JOIN (SELECT * FROM entitlement_move WHERE act_id = act.ends_act) first ON first.lot_id = own.lot_id
    WHERE own.amount IS DISTINCT FROM first.amount
  )
)
UNION ALL
SELECT format('act %s was ended %s times', ends_act, count(*)) FROM entitlement_act WHERE ends_act IS NOT NULL GROUP BY ends_act HAVING count(*) > 1
