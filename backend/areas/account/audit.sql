-- What hangs on a member against the members.

-- check: session_member
SELECT format('a session of %s belongs to no member: %s', session.created_at, session.member_id) AS detail
FROM session WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.id = session.member_id)

-- check: closed_account
-- An account that is closed says since when, and has no session; who is said to be gone earns no commission.
SELECT format('member %s is %s, closed since %s, or has a session after that', member.id, member.status, coalesce(member.closed_at::text, 'no time')) AS detail
FROM member WHERE (member.status = 'closed') <> (member.closed_at IS NOT NULL) OR (
  member.status = 'closed' AND EXISTS (SELECT 1 FROM session WHERE session.member_id = member.id AND session.revoked_at IS NULL)
)

-- check: member_lock
WITH told AS (
  SELECT DISTINCT ON (split_part(what, ':', 1)) split_part(what, ':', 1) AS member_id, split_part(what, ':', 2) AS status
  FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'members') AS said (what)
  WHERE command IN ('member lock', 'member unlock')
  ORDER BY split_part(what, ':', 1), no DESC
)
SELECT format('a member is %s, the acts of operators say %s: %s', member.status, told.status, member.id) AS detail
FROM member JOIN told ON told.member_id = member.id::text WHERE member.status NOT IN ('closed', told.status)

-- check: second_factor_member
SELECT format('a second factor of %s belongs to no member: %s', created_at, member_id) AS detail
FROM second_factor WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.id = second_factor.member_id)

-- check: consent_member
SELECT format('a consent of %s belongs to no member: %s', at, member_id) AS detail
FROM consent WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.id = consent.member_id)

-- check: member_consents
SELECT format('a member never agreed to %s: %s', required.kind, member.id) AS detail
FROM member CROSS JOIN (VALUES ('terms'), ('privacy')) AS required (kind)
WHERE NOT EXISTS (SELECT 1 FROM consent WHERE consent.member_id = member.id AND consent.kind = required.kind)
