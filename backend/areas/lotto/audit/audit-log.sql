-- What operators did to terms, draws and rounds against what they said in the log of their acts: terms as `round:version:` and
-- every value, a draw as `round:hash`, a voided round by its id, a day of a kind as `kind:day:` and whether it is held, a planned
-- price as `kind type since version` and every value.

-- check: act_terms
-- What the migration found already in force it named by version alone.
WITH change AS (
  SELECT *, round_id || ':' || version AS short, concat_ws(':', round_id, version, type, coalesce(number, ''), coalesce(control, ''),
    coalesce(limit_satang::text, ''), coalesce(rate_hundredths::text, ''), coalesce(discount_bp::text, ''), pack,
    CASE WHEN num_nonnulls(min_satang, max_satang, max_per_number_satang, enabled) > 0 THEN concat_ws(':', 'limits', coalesce(min_satang::text, ''),
      coalesce(max_satang::text, ''), coalesce(max_per_number_satang::text, ''), coalesce(enabled::text, '')) END) AS whole FROM terms_change
)
SELECT format('change %s is by act %s, which does not say so', whole, act_id) AS detail
FROM change WHERE NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = change.act_id
    AND ops_log.facts -> 'terms' ? CASE WHEN ops_log.command = 'migration' THEN short ELSE whole END
)
UNION ALL
SELECT format('act %s (%s by %s) changed the terms of %s; the change is gone', id, command, who, said.what)
FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(facts -> 'terms', '[]')) AS said (what)
WHERE NOT EXISTS (
  SELECT 1 FROM change WHERE act_id = ops_log.id AND said.what = CASE WHEN ops_log.command = 'migration' THEN short ELSE whole END
)

-- check: act_draw
WITH said AS MATERIALIZED (
  SELECT id, command, who, told.what FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'draws') AS told (what)
)
SELECT format('the draw of %s was published by %s without an act', round_id, published_by) AS detail
FROM draw_result draw WHERE published_by NOT IN ('seed', 'site') AND NOT EXISTS (
  SELECT 1 FROM said WHERE said.what = draw.round_id || ':' || draw.draw_hash
)
UNION ALL
SELECT format('act %s (%s by %s) published %s; that draw is gone', id, command, who, said.what)
FROM said WHERE NOT EXISTS (SELECT 1 FROM draw_result WHERE round_id || ':' || draw_hash = said.what)

-- check: act_void
WITH said AS (
  SELECT told.round_id, count(*) AS total FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'voids') AS told (round_id) GROUP BY 1
)
SELECT format('round %s is %s; the acts that voided it: %s', round.id, round.status, coalesce(said.total, 0)) AS detail
FROM round LEFT JOIN said ON said.round_id = round.id
WHERE (round.status = 'voided' AND coalesce(round.void_reason, 'called_off') = 'called_off') <> (said.total IS NOT NULL)

-- check: act_day
WITH change AS (SELECT *, concat_ws(':', kind, day, coalesce(is_held::text, 'calendar')) AS whole FROM draw_day)
SELECT format('the day %s was changed by act %s, which does not say so', whole, act_id) AS detail
FROM change WHERE NOT EXISTS (SELECT 1 FROM ops_log WHERE ops_log.id = change.act_id AND ops_log.facts -> 'days' ? whole)
UNION ALL
SELECT format('act %s (%s by %s) changed the day %s; nothing is left of that', id, command, who, said.what)
FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(facts -> 'days', '[]')) AS said (what)
WHERE NOT EXISTS (SELECT 1 FROM draw_day WHERE kind || ':' || day = split_part(said.what, ':', 1) || ':' || split_part(said.what, ':', 2))

-- check: act_price
-- What came with the program is in force from the first instant and by nobody; everything else was planned ahead by an act, and an
-- act that replaced what another had planned counts on.
WITH price AS (
  SELECT *, since = '2000-01-01T00:00:00Z' AS is_first, concat_ws(' ', kind, type, to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS key,
    concat_ws(':', rate_hundredths, discount_bp, coalesce(pack_rate_hundredths::text, ''), coalesce(pack_discount_bp::text, ''), min_satang,
      max_satang, max_per_number_satang, enabled::text) AS worth FROM kind_rate
)
SELECT format('the price %s %s %s is by act %s, which does not say so', key, version, worth, coalesce(act_id::text, 'none')) AS detail
FROM price WHERE is_first <> (act_id IS NULL) OR is_first <> (version = 0) OR (NOT is_first AND NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = price.act_id AND ops_log.at < since AND ops_log.facts -> 'prices' ? concat_ws(' ', key, version, worth)
))
UNION ALL
SELECT format('act %s (%s by %s) planned the price %s; nothing is left of that', id, command, who, said.what)
FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(facts -> 'prices', '[]')) AS said (what)
WHERE NOT EXISTS (
  SELECT 1 FROM price WHERE starts_with(said.what, key || ' ')
    AND version >= CASE WHEN split_part(said.what, ' ', 4) ~ '^[0-9]+$' THEN split_part(said.what, ' ', 4)::int END
)
