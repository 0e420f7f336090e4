-- Limits and exclusions of members against what was done about them.

-- check: limit_act
SELECT format('the %s limit of %s in a %s set by the %s is %s; %s was set last', own.kind, own.member_id, own."window", own.set_by,
  coalesce(own.amount::text, 'none'), coalesce(last.amount::text, 'none')) AS detail
FROM protection_limit own
LEFT JOIN LATERAL (
  SELECT act.amount, act.id FROM protection_act act
  WHERE act.member_id = own.member_id AND act.kind = own.kind AND act."window" = own."window"
    AND act.what = ANY(CASE own.set_by WHEN 'operator' THEN ARRAY['by_operator'] WHEN 'member' THEN ARRAY['set', 'confirmed'] END)
  ORDER BY act.id DESC LIMIT 1
) last ON true
WHERE last.id IS NULL OR last.amount IS DISTINCT FROM own.amount

-- check: limit_raise
SELECT format('the %s limit of %s in a %s waits for %s since %s; that was not asked last', own.kind, own.member_id, own."window",
  coalesce(own.asked_amount::text, 'none'), own.asked_at) AS detail
FROM protection_limit own
LEFT JOIN LATERAL (
  SELECT act.what, act.amount, act.at FROM protection_act act
  WHERE act.member_id = own.member_id AND act.kind = own.kind AND act."window" = own."window" AND act.what <> 'by_operator'
  ORDER BY act.id DESC LIMIT 1
) last ON true
WHERE own.set_by = 'member' AND (coalesce(last.what = 'asked', false) <> (own.asked_at IS NOT NULL)
  OR (own.asked_at IS NOT NULL AND (last.amount IS DISTINCT FROM own.asked_amount OR last.at <> own.asked_at)))

-- check: limit_raised_in_time
SELECT format('member %s got the %s limit in a %s confirmed at %s, asked for at %s', act.member_id, act.kind, act."window", act.at,
  coalesce(asked.at::text, 'no time')) AS detail
FROM protection_act act
LEFT JOIN LATERAL (
  SELECT before.what, before.amount, before.at FROM protection_act before
  WHERE before.member_id = act.member_id AND before.kind = act.kind AND before."window" = act."window" AND before.id < act.id
    AND before.what <> 'by_operator'
  ORDER BY before.id DESC LIMIT 1
) asked ON true
WHERE act.what = 'confirmed' AND (asked.what IS DISTINCT FROM 'asked' OR asked.amount IS DISTINCT FROM act.amount
  OR act.at < asked.at + interval '24 hours' OR act.at > asked.at + interval '7 days')

-- check: limit_guards
SELECT format('member %s has limits, or is excluded, and the wallet is not guarded', member.id) AS detail
FROM member JOIN ledger_account wallet ON wallet.member_id = member.id AND wallet.kind = 'main' AND NOT wallet.guarded
WHERE member.barred_as IS NOT NULL OR EXISTS (SELECT 1 FROM protection_limit own WHERE own.member_id = member.id)

-- check: limit_unset
SELECT format('member %s set a %s limit in a %s that is not there', act.member_id, act.kind, act."window") AS detail
FROM protection_act act
WHERE act.kind IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM protection_limit own WHERE own.member_id = act.member_id AND own.kind = act.kind AND own."window" = act."window"
    AND own.set_by = CASE act.what WHEN 'by_operator' THEN 'operator' ELSE 'member' END
)

-- check: exclusion_act
SELECT format('member %s is excluded (%s) until %s; what they asked for lasts until %s', member.id, coalesce(member.barred_as, 'no'),
  coalesce(member.barred_until::text, 'no end'), coalesce(asked.until::text, 'never')) AS detail
FROM member
LEFT JOIN LATERAL (
  SELECT max(coalesce(act.until, 'infinity')) AS until FROM protection_act act WHERE act.member_id = member.id AND act.what = 'barred'
) asked ON true
WHERE CASE WHEN member.barred_as IS NULL THEN asked.until IS NOT NULL OR member.barred_until IS NOT NULL
  ELSE asked.until IS NULL OR coalesce(member.barred_until, 'infinity') <> asked.until END

-- check: limit_of_operator
SELECT format('the operator''s %s limit of %s in a %s is of act %s, which does not say so', act.kind, act.member_id, act."window", act.ops_id) AS detail
FROM protection_act act
WHERE act.what = 'by_operator' AND NOT EXISTS (
  SELECT 1 FROM ops_log WHERE ops_log.id = act.ops_id
    AND ops_log.facts -> 'limits' ? concat_ws(':', act.member_id, act.kind, act."window", coalesce(act.amount::text, 'none'))
)

-- check: act_limit
SELECT format('act %s (%s by %s) says that it set %s; no limit says so', ops_log.id, command, who, told.what) AS detail
FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> 'limits') AS told (what)
WHERE NOT EXISTS (
  SELECT 1 FROM protection_act act
  WHERE act.ops_id = ops_log.id
    AND concat_ws(':', act.member_id, act.kind, act."window", coalesce(act.amount::text, 'none')) = told.what
)

-- check: excluded_account
-- An exclusion and a registration on their way at the same time do not see each other: that minute is left out.
SELECT format('member %s registered at %s with the second bank account of %s, who was excluded at %s', newcomer.id, newcomer.created_at,
  excluded.id, act.at) AS detail
FROM protection_act act
JOIN member excluded ON excluded.id = act.member_id
JOIN member newcomer ON newcomer.agent_id = excluded.agent_id AND newcomer.bank_code = excluded.sub_bank_code
  AND newcomer.bank_account_no = excluded.sub_bank_account_no
WHERE act.what = 'barred' AND newcomer.created_at > act.at + interval '1 minute'
  AND newcomer.created_at < coalesce(act.until, 'infinity')
