-- Links against the members.

-- check: line_link_member
SELECT format('a LINE account is linked to nobody whose account is open: %s', member_id) AS detail
FROM line_link WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.id = line_link.member_id AND member.status <> 'closed')
