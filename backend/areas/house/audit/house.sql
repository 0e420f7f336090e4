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
