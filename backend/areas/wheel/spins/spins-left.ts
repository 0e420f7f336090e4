import type { Database, Statement } from '#backend/core/db/database.ts';
import { type UsableEntitlement, usableEntitlements } from '#backend/core/entitlements/find-usable.ts';

/** The kind of the lots that free spins are. */
export const FREE_SPIN = 'wheel.spin';
const POINTS = 'wallet.point';

const usableOf = (kind: string) =>
  usableEntitlements({ memberId: '$1::uuid', prefix: `'${kind}'`, at: '$2::timestamptz' });
const find: Statement = {
  name: 'wheel_spins_left',
  text: `(${usableOf(FREE_SPIN)}) UNION ALL (${usableOf(POINTS)})`,
};

/** What a member can spin for at an instant: free spins, when the first of them end, and points. */
export async function readSpinsLeft(db: Pick<Database, 'query'>, memberId: string, at: Date) {
  const lots = await db.query<UsableEntitlement>(find, [memberId, at]);
  const free = lots.find(({ kind }) => kind === FREE_SPIN);
  const points = lots.find(({ kind }) => kind === POINTS);
  return { freeSpins: free?.left ?? 0, freeUntil: free?.endsAt ?? null, point: points?.left ?? 0 };
}
