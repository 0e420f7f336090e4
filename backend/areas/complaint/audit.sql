-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: complaint_state
-- A complaint is as far as the last thing that was done about it.
SELECT format('complaint %s is %s; last done was %s', own.number, own.state, coalesce(last.what, 'nothing')) AS detail
FROM complaint own
LEFT JOIN LATERAL (SELECT what FROM complaint_step step WHERE step.complaint_id = own.id ORDER BY no DESC LIMIT 1) last ON true
WHERE own.state <> CASE last.what WHEN 'review' THEN 'reviewing' WHEN 'answer' THEN 'answered' WHEN 'close' THEN 'closed' ELSE 'received' END

-- check: complaint_act
-- What was done about a complaint is of an act of the log that says so, of its member, after it was sent, and without gaps.
SELECT format('%s %s of complaint %s was done by no act that says so', step.what, step.no, step.complaint_id) AS detail
FROM complaint_step step LEFT JOIN complaint own ON own.id = step.complaint_id
WHERE own.member_id IS DISTINCT FROM step.member_id OR step.at < own.at
  OR step.no > (SELECT count(*) FROM complaint_step other WHERE other.complaint_id = step.complaint_id)
  OR NOT EXISTS (
    SELECT 1 FROM ops_log WHERE ops_log.id = step.made_by AND ops_log.facts -> 'complaint' ? concat_ws(':', step.what, step.complaint_id, step.no)
  )
