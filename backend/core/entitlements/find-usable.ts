import type { Database, Statement } from '#backend/core/db/database.ts';

/** What a member can use of one kind: how many pieces, and when the first of them end. */
export interface UsableEntitlement {
  readonly kind: string;
  readonly left: number;
  readonly endsAt: Date | null;
}

/** Reads `UsableEntitlement`s of all kinds that begin so, soonest end first; each part is SQL. */
export function usableEntitlements(of: Readonly<Record<'memberId' | 'prefix' | 'at', string>>): string {
  return `
    SELECT kind, sum(free)::int AS "left", min(ends_at) AS "endsAt" FROM entitlement_lot
    WHERE member_id = ${of.memberId} AND starts_with(kind, ${of.prefix}) AND free > 0 AND taken_at IS NULL
      AND (ends_at IS NULL OR ends_at > ${of.at})
    GROUP BY kind ORDER BY min(ends_at) NULLS LAST, kind`;
}

const find: Statement = {
  name: 'entitlements_find_usable',
  text: usableEntitlements({ memberId: '$1::uuid', prefix: '$2::text', at: '$3::timestamptz' }),
};

/** What a member can use at an instant of all kinds that begin so, soonest end first. */
export function findUsable(
  db: Pick<Database, 'query'>,
  memberId: string,
  prefix: string,
  at: Date,
): Promise<UsableEntitlement[]> {
  return db.query<UsableEntitlement>(find, [memberId, prefix, at]);
}
