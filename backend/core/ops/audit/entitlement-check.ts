import type { Statement } from '#backend/core/db/database.ts';
import type { EntitlementWay } from '#backend/core/entitlements/entitlement-way.ts';
import { type CodeCheck, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

/** Kinds that no area declares are left out: nobody can use them. */
const strange: Statement = {
  name: 'audit_entitlement_way',
  text: `
    SELECT format('%s of %s %s of member %s under %s %s: there is no such way', act.verb, act.amount, act.kind, act.member_id, act.scope, act.key)
      AS detail
    FROM entitlement_act act
    LEFT JOIN unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS way (kind, verb, scope, asked_by)
      ON coalesce(way.kind, split_part(act.kind, ':', 1)) = split_part(act.kind, ':', 1) AND way.verb = act.verb AND way.scope = act.scope
      AND (way.asked_by IS NULL OR starts_with(act.key, way.asked_by || ':'))
    WHERE way.verb IS NULL AND split_part(act.kind, ':', 1) = ANY($1::text[])
    LIMIT ${MOST_PER_CHECK + 1}`,
};

/** Reports each grant, use and refund that fits no way of an area. Whether one was due is asked by the check of its area. */
export function entitlementCheck(ways: readonly EntitlementWay[]): CodeCheck {
  const values = [
    ways.map(({ kind }) => kind),
    ways.map(({ verb }) => verb),
    ways.map(({ scope }) => scope),
    ways.map(({ askedBy }) => askedBy ?? null),
  ];
  return { name: 'entitlement_way', find: (db) => details(db, strange, values) };
}
