-- Every query answers one row `detail` per difference; books in order answer none. Queries only read.

-- check: poll_prize
-- A place that was won brought its prize once, to its member and at its time, and nothing else was given as one.
SELECT format('place %s: %s %s of member %s were due, %s of member %s were given', coalesce(due.id, given.id), due.amount, due.kind,
  due.member_id, given.amount, given.member_id) AS detail
FROM (SELECT id::text AS id, member_id, kind, amount::bigint AS amount, at FROM poll_winner WHERE given) due
FULL JOIN (
  SELECT transfer.reference AS id, 'credit' AS kind, wallet.member_id, posting.satang AS amount, transfer.at
  FROM transfer JOIN posting ON posting.transfer_id = transfer.id LEFT JOIN ledger_account wallet ON wallet.id = posting.to_account
  WHERE transfer.kind = 'poll_prize'
  UNION ALL
  SELECT replace(key, 'poll.prize:', ''), 'point', member_id, amount, at
  FROM entitlement_act WHERE verb = 'grant' AND scope = 'points.give' AND starts_with(key, 'poll.prize:')
) given ON given.id = due.id AND given.kind = due.kind
WHERE (due.member_id, due.amount, due.at) IS DISTINCT FROM (given.member_id, given.amount, given.at)

-- check: poll_answer
-- An answer is of a choice of its poll, was given while that took answers, and no member gave more than it takes.
SELECT format('answer %s of member %s to poll %s was not possible', own.id, own.member_id, own.poll_id) AS detail
FROM poll_answer own LEFT JOIN poll ON poll.id = own.poll_id
LEFT JOIN poll_choice choice ON choice.poll_id = own.poll_id AND choice.id = own.choice_id
WHERE poll.id IS NULL OR choice.id IS NULL OR poll.opened_at IS NULL OR own.at < poll.opens_at OR own.at >= poll.closes_at OR own.at > poll.closed_at
  OR poll.most < (SELECT count(*) FROM poll_answer every WHERE every.member_id = own.member_id AND every.poll_id = own.poll_id)

-- check: poll_tickets
-- Tickets are numbered without a gap, and there are as many as the close says; before it nothing is said of them.
SELECT format('poll %s was closed with %s tickets to %s, there are %s, the last is %s', poll.id, poll.tickets, poll.head, own.total, own.last) AS detail
FROM poll CROSS JOIN LATERAL (
  SELECT count(*) AS total, coalesce(max(ticket), 0) AS last, (array_agg(link ORDER BY ticket DESC))[1] AS head FROM poll_answer WHERE poll_id = poll.id
) own
WHERE own.total <> own.last OR (poll.closed_at IS NULL AND poll.head IS NOT NULL)
  OR (poll.closed_at IS NOT NULL AND (poll.tickets <> own.total OR poll.head IS DISTINCT FROM own.head))

-- check: poll_windows
-- One stake counts for the prizes of one poll alone, and prizes are given for stakes alone.
SELECT format('poll %s has prizes for what counts elsewhere or costs nothing', own.id) AS detail
FROM poll own
WHERE (EXISTS (SELECT 1 FROM poll_prize prize WHERE prize.poll_id = own.id) AND (own.basis <> 'stake' OR own.draws_at IS NULL))
  OR (own.opened_at IS NOT NULL AND own.draws_at IS NOT NULL AND EXISTS (
    SELECT 1 FROM poll other WHERE other.id > own.id AND other.agent_id = own.agent_id AND other.opened_at IS NOT NULL AND other.draws_at IS NOT NULL
      AND other.counts_from < own.closes_at AND own.counts_from < other.closes_at
  ))

-- check: poll_acts
-- What an operator opened, closed or drew is of an act of the log that says so, and what the clock closed or drew had its time; the site
-- opened no poll by itself but the first one, when it was made. One that is closed later than the site's last heartbeat would take no answer now.
SELECT format('poll %s was opened, closed or drawn by no act that says so', poll.id) AS detail
FROM poll CROSS JOIN LATERAL (VALUES ('open', poll.opened_by), ('close', poll.closed_by), ('draw', poll.drawn_by)) AS act (verb, id)
WHERE (act.id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = act.id AND ops_log.facts -> 'polls' ? concat_ws(':', act.verb, poll.id)
)) OR (act.verb = 'open' AND act.id IS NULL AND poll.opened_at IS NOT NULL AND (poll.id <> 1 OR poll.draws_at IS NOT NULL OR poll.opened_at <> poll.made_at))
  OR (act.verb = 'close' AND act.id IS NULL AND poll.closed_at < poll.closes_at)
  OR (act.verb = 'close' AND poll.closed_at > (SELECT site_pulse.at FROM site_pulse) + interval '2 minutes')
  OR (act.verb = 'draw' AND act.id IS NULL AND poll.drawn_at < poll.draws_at)

-- check: poll_seed
-- A seed is shown with the draw, and not before: who knows it and gives the last answer chooses the winners. It is drawn from once.
SELECT format('the seed of poll %s was shown at %s, the poll was drawn at %s', poll.id, seed.shown_at, coalesce(poll.drawn_at::text, 'no time')) AS detail
FROM poll JOIN poll_seed seed ON seed.owner = poll.seed_owner
WHERE seed.shown_at IS DISTINCT FROM poll.drawn_at OR seed.next_nonce <> 0

-- check: poll_winner
-- A place was won by the member whose ticket was drawn, at the draw.
SELECT format('place %s of poll %s was won by member %s, ticket %s is of member %s', won.place, won.poll_id, won.member_id, won.ticket,
  coalesce(own.member_id::text, 'nobody')) AS detail
FROM poll_winner won LEFT JOIN poll ON poll.id = won.poll_id LEFT JOIN poll_answer own ON own.poll_id = won.poll_id AND own.ticket = won.ticket
WHERE own.member_id IS DISTINCT FROM won.member_id OR poll.drawn_at IS DISTINCT FROM won.at

-- check: poll_quota
-- No member answered a poll more often than stakes brought answers by then; what was corrected later counts as the most that it ever was.
WITH own AS (
  SELECT answer.poll_id, answer.member_id, poll.step_satang, poll.counts_from, count(*) AS answers, max(answer.at) AS at
  FROM poll_answer answer JOIN poll ON poll.id = answer.poll_id AND poll.basis = 'stake' GROUP BY 1, 2, 3, 4
), best AS (
  SELECT own.poll_id, own.member_id,
    max(CASE WHEN wager.area = 'lotto' AND wager.kind = 'yeekee' THEN event.valid_satang * 20 / 100
      WHEN wager.area = 'games' AND wager.category <> 'slot' THEN 0 ELSE event.valid_satang END) AS satang
  FROM own JOIN wager ON wager.member_id = own.member_id AND wager.ended_at >= own.counts_from AND wager.ended_at <= own.at
  JOIN wager_event event ON event.area = wager.area AND event.reference = wager.reference AND event.status = 'settled' AND event.at <= own.at
  GROUP BY own.poll_id, own.member_id, wager.area, wager.reference
), staked AS (
  SELECT poll_id, member_id, sum(satang) AS satang FROM best GROUP BY poll_id, member_id
)
SELECT format('member %s answered poll %s %s times for %s satang at risk, %s bring one', own.member_id, own.poll_id, own.answers,
  coalesce(staked.satang, 0), own.step_satang) AS detail
FROM own LEFT JOIN staked USING (poll_id, member_id)
WHERE own.answers * own.step_satang > coalesce(staked.satang, 0)

-- check: poll_whole
-- Choices and prizes belong to a poll that is there: what waits for a poll to come would be taken for a part of it.
SELECT format('%s of poll %s, which is not there', what, poll_id) AS detail
FROM (
  SELECT poll_id, 'choice ' || id AS what FROM poll_choice UNION ALL SELECT poll_id, 'prize ' || place FROM poll_prize
) part WHERE NOT EXISTS (SELECT 1 FROM poll WHERE poll.id = part.poll_id)
