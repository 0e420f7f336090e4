-- check: sooth_seed
-- The seed of a day is made with it, never shown and never drawn from otherwise: it says every shoe of the day.
SELECT format('the seed of room %s on %s was made at %s as %s, the day at %s, shown at %s, used %s times', day.room_id, day.day,
  coalesce(seed.created_at::text, 'no time'), coalesce(seed.client_seed, 'nothing'), day.made_at,
  coalesce(seed.shown_at::text, 'no time'), coalesce(seed.next_nonce, 0)) AS detail
FROM sooth_day day LEFT JOIN sooth_seed seed ON seed.owner = day.seed_owner
WHERE seed.id IS NULL OR seed.created_at <> day.made_at OR seed.shown_at IS NOT NULL OR seed.next_nonce <> 0
  OR seed.client_seed <> format('sooth-%s-%s', day.room_id, day.day)

-- check: sooth_whole
-- Days and shoes belong to a room that is there, and every seed to a day.
SELECT format('%s, which is not there', what) AS detail
FROM (
  SELECT 'day ' || day || ' of room ' || room_id AS what FROM sooth_day
  WHERE NOT EXISTS (SELECT 1 FROM sooth_room WHERE id = room_id)
  UNION ALL
  SELECT 'shoe ' || no || ' of day ' || day || ' of room ' || room_id FROM sooth_shoe shoe
  WHERE NOT EXISTS (SELECT 1 FROM sooth_day own WHERE own.room_id = shoe.room_id AND own.day = shoe.day)
  UNION ALL
  SELECT 'seed ' || seed.id || ' of a day' FROM sooth_seed seed
  WHERE NOT EXISTS (SELECT 1 FROM sooth_day own WHERE own.seed_owner = seed.owner)
) part
