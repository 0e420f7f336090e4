import type { Database, Statement } from '#backend/core/db/database.ts';
import { type UsableEntitlement, usableEntitlements } from '#backend/core/entitlements/find-usable.ts';
import { POINT_KIND, SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';

const usableOf = (kind: string) =>
  usableEntitlements({ memberId: '$1::uuid', prefix: `'${kind}'`, at: '$2::timestamptz' });
const find: Statement = {
  name: 'wheel_spins_left',
  text: `(${usableOf(SPIN_KIND)}) UNION ALL (${usableOf(POINT_KIND)})`,
};

/** What a member can spin for at an instant: free spins, when the first of them end, and points. */
export async function readSpinsLeft(db: Pick<Database, 'query'>, memberId: string, at: Date) {
  const lots = await db.query<UsableEntitlement>(find, [memberId, at]);
  const free = lots.find(({ kind }) => kind === SPIN_KIND);
  const points = lots.find(({ kind }) => kind === POINT_KIND);
  return { freeSpins: free?.left ?? 0, freeUntil: free?.endsAt ?? null, point: points?.left ?? 0 };
}
