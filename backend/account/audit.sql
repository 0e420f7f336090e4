-- What hangs on a member against the members.

-- check: session_member
SELECT format('a session of %s belongs to no member: %s', session.created_at, session.member_id) AS detail
FROM session WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.id = session.member_id)
