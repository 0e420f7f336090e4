-- Totals of wagers are written with them from now on, and no more by a reader: what it had not read yet is counted here.
DELETE FROM wager_reader WHERE name = 'member-totals';--> statement-breakpoint
DELETE FROM wager_total;--> statement-breakpoint
INSERT INTO wager_total (member_id, day, area, kind, accepted_count, charged_satang, valid_satang, settled_count, settled_satang, payout_satang)
SELECT wager.member_id, (moved.at AT TIME ZONE 'Asia/Bangkok')::date, wager.area, wager.kind,
  coalesce(sum(sign) FILTER (WHERE moved.status IN ('accepted', 'settled')), 0),
  coalesce(sum(sign * wager.charged_satang) FILTER (WHERE moved.status IN ('accepted', 'settled')), 0),
  sum(sign * moved.valid_satang),
  coalesce(sum(sign) FILTER (WHERE moved.status = 'settled'), 0),
  coalesce(sum(sign * wager.charged_satang) FILTER (WHERE moved.status = 'settled'), 0),
  sum(sign * moved.payout_satang)
FROM (
  SELECT area, reference, at, 1 AS sign, status, valid_satang, payout_satang FROM wager_event
  UNION ALL
  -- What a wager added before counts no more from the day of its next event on.
  SELECT before.area, before.reference, event.at, -1, before.status, before.valid_satang, before.payout_satang
  FROM wager_event before
  JOIN wager_event event ON event.area = before.area AND event.reference = before.reference AND event.version = before.version + 1
) moved
JOIN wager ON wager.area = moved.area AND wager.reference = moved.reference
GROUP BY 1, 2, 3, 4;
