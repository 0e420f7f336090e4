-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: house_nonce
-- The rounds of a seed are its owner's, numbered without a gap from 0 on: a draw that was left out would be one that somebody knew.
SELECT format('seed %s of %s says that %s rounds were drawn from it, there are %s, %s of another player', id, owner, next_nonce, total, others) AS detail
FROM (
  SELECT seed.id, seed.owner, seed.next_nonce, count(round.id) AS total, coalesce(max(round.nonce), -1) AS last,
    count(*) FILTER (WHERE coalesce(round.player_id, round.session_id) <> seed.owner) AS others
  FROM house_seed seed LEFT JOIN house_round round ON round.seed_id = seed.id GROUP BY seed.id
) drawn
WHERE total <> next_nonce OR last <> next_nonce - 1 OR others > 0

-- check: house_seed
-- A seed is shown when another one takes its place, and not before: the newest of an owner is kept from everybody.
SELECT format('seed %s of %s was shown at %s, and none took its place', seed.id, seed.owner, seed.shown_at) AS detail
FROM house_seed seed WHERE seed.shown_at IS NOT NULL AND (
  NOT EXISTS (SELECT 1 FROM house_seed later WHERE later.owner = seed.owner AND later.id <> seed.id AND later.created_at >= seed.shown_at)
  OR NOT EXISTS (SELECT 1 FROM house_seed current WHERE current.owner = seed.owner AND current.shown_at IS NULL)
)

-- check: house_play_money
-- Play money is nobody's, and what is somebody's is not of play money: rows of demos are deleted.
SELECT detail FROM (
  SELECT format('game %s of the house is of a player and of play money, or of neither', id) AS detail FROM house_session
  WHERE (player_id IS NULL) <> (demo_satang IS NOT NULL) OR owner <> coalesce(player_id, id) OR (player_id IS NULL AND wallet_token IS NOT NULL)
  UNION ALL
  SELECT format('round %s of the house is of play money, and its game is not, or the other way round', round.id)
  FROM house_round round LEFT JOIN house_session session ON session.id = round.session_id
  WHERE round.is_demo <> (round.player_id IS NULL) OR session.id IS NULL OR session.player_id IS DISTINCT FROM round.player_id
) found

-- check: house_paid
-- The ledger moved money for a round under the id that the house gave it; the round of that player is still there. The reference of a
-- transfer is the id that the site gives to the round that the house calls so.
SELECT format('the ledger has %s of round %s, and the house has no such round with money', kind, round_id) AS detail
FROM (
  SELECT kind, reference, split_part(substr(key, 7), '#', 1) AS round_id FROM transfer
  WHERE kind IN ('game_bet', 'game_win') AND key LIKE 'house:%'
) paid
WHERE left(reference, 8) = left(encode(sha256(convert_to('round house ' || round_id, 'UTF8')), 'hex'), 8)
  AND NOT EXISTS (SELECT 1 FROM house_round round WHERE round.id::text = paid.round_id AND round.player_id IS NOT NULL)

-- check: house_done
-- A round of a player that is done has its stake and its win in the ledger, and one that was called off or refused has no stake that stayed.
SELECT format('round %s of the house is %s with %s won; the ledger has %s stakes, %s given back, and %s wins of it', round.id, round.status,
  round.win_satang, moved.stakes, moved.backs, moved.wins) AS detail
FROM house_round round CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE scope = 'games.bet') AS stakes, count(*) FILTER (WHERE scope = 'games.rollback') AS backs,
    count(*) FILTER (WHERE scope IN ('games.win', 'games.prize')) AS wins
  FROM transfer WHERE (scope = 'games.bet' AND key = 'house:' || round.id) OR (scope = 'games.rollback' AND key = 'house:' || round.id || ':back')
    OR (scope = 'games.win' AND key = 'house:' || round.id || '#win') OR (scope = 'games.prize' AND key = 'house:' || round.id)
) moved
WHERE round.player_id IS NOT NULL AND round.status <> 'pending' AND (
  moved.stakes - moved.backs <> CASE WHEN round.status = 'done' AND NOT round.is_free THEN 1 ELSE 0 END
  OR moved.wins <> CASE WHEN round.status = 'done' AND round.win_satang > 0 THEN 1 ELSE 0 END)
