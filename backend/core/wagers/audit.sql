-- Events of wagers against them, and the totals against the events; each area holds its wagers against what they are for.

-- check: wager_event
SELECT format('wager %s %s is %s after %s versions with %s valid and %s paid; its %s events say %s with %s and %s', coalesce(wager.area, last.area),
  coalesce(wager.reference, last.reference), wager.status, wager.version, wager.valid_satang, wager.payout_satang, last.total, last.status,
  last.valid_satang, last.payout_satang) AS detail
FROM wager FULL JOIN (
  SELECT DISTINCT ON (area, reference) *, count(*) OVER own AS total, min(version) OVER own AS lowest,
    -- Accepted first, perhaps measured anew while it is, and never again once it ended.
    count(*) FILTER (WHERE version = 1 AND status <> 'accepted') OVER own
      + CASE WHEN max(version) FILTER (WHERE status = 'accepted') OVER own > min(version) FILTER (WHERE status <> 'accepted') OVER own
        THEN 1 ELSE 0 END AS odd,
    min(at) FILTER (WHERE version = 1) OVER own AS accepted_at, min(at) FILTER (WHERE status <> 'accepted') OVER own AS ended_at
  FROM wager_event WINDOW own AS (PARTITION BY area, reference) ORDER BY area, reference, version DESC
) last ON last.area = wager.area AND last.reference = wager.reference
WHERE wager.reference IS NULL OR last.reference IS NULL OR last.total <> wager.version OR last.lowest <> 1 OR last.odd > 0
  OR (last.version, last.status, last.valid_satang, last.payout_satang, last.accepted_at)
    <> (wager.version, wager.status, wager.valid_satang, wager.payout_satang, wager.accepted_at)
  OR last.ended_at IS DISTINCT FROM wager.ended_at

-- check: wager_position
SELECT format('%s events have positions from %s to %s, the counter says %s and the furthest reader %s', total, lowest, highest, counter.last, reader.furthest) AS detail
FROM (
  SELECT count(position) AS total, coalesce(min(position), 1) AS lowest, coalesce(max(position), 0) AS highest FROM wager_event
) given
LEFT JOIN wager_counter counter ON true
CROSS JOIN (SELECT coalesce(max(position), 0) AS furthest FROM wager_reader) reader
WHERE counter.last IS DISTINCT FROM highest OR total <> highest OR lowest <> 1 OR reader.furthest > highest
UNION ALL
SELECT format('event %s of wager %s %s has position %s, a later one of it %s', version, area, reference, position, next)
FROM (
  SELECT *, lead(position) OVER (PARTITION BY area, reference ORDER BY version) AS next FROM wager_event
) event WHERE next <= position OR (position IS NULL AND next IS NOT NULL)

-- check: wager_total
-- What a wager adds counts on the day of its event, and is taken out again on the day of the next.
WITH read AS (
  SELECT event.*, wager.member_id, wager.kind, wager.charged_satang,
    lead(event.at) OVER (PARTITION BY event.area, event.reference ORDER BY event.version) AS until
  FROM wager_event event JOIN wager ON wager.area = event.area AND wager.reference = event.reference
), moved AS (
  SELECT member_id, area, kind, at, 1 AS sign, status, charged_satang, valid_satang, payout_satang FROM read
  UNION ALL
  SELECT member_id, area, kind, until, -1, status, charged_satang, valid_satang, payout_satang FROM read WHERE until IS NOT NULL
), due AS (
  SELECT member_id, (at AT TIME ZONE 'Asia/Bangkok')::date AS day, area, kind,
    coalesce(sum(sign) FILTER (WHERE status IN ('accepted', 'settled')), 0) AS accepted_count,
    coalesce(sum(sign * charged_satang) FILTER (WHERE status IN ('accepted', 'settled')), 0) AS charged_satang,
    sum(sign * valid_satang) AS valid_satang,
    coalesce(sum(sign) FILTER (WHERE status = 'settled'), 0) AS settled_count,
    coalesce(sum(sign * charged_satang) FILTER (WHERE status = 'settled'), 0) AS settled_satang,
    sum(sign * payout_satang) AS payout_satang
  FROM moved GROUP BY 1, 2, 3, 4
)
SELECT format('the total of member %s on %s of %s %s is not the sum of the events', coalesce(own.member_id, due.member_id),
  coalesce(own.day, due.day), coalesce(own.area, due.area), coalesce(own.kind, due.kind)) AS detail
FROM wager_total own FULL JOIN due
  ON due.member_id = own.member_id AND due.day = own.day AND due.area = own.area AND due.kind = own.kind
WHERE (own.accepted_count, own.charged_satang, own.valid_satang, own.settled_count, own.settled_satang, own.payout_satang)
  IS DISTINCT FROM (due.accepted_count, due.charged_satang, due.valid_satang, due.settled_count, due.settled_satang, due.payout_satang)
