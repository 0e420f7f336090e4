import type { EntitlementWay } from '#backend/core/entitlements/entitlement-way.ts';
import { POINT_KIND } from '#backend/core/entitlements/shared-kinds.ts';

/** Of the transfers of points and of the acts that move their lots, by which the audit finds one from the other. */
export const pointScopes = { grant: 'points.give', use: 'points.spend', refund: 'points.refund' } as const;

/** Points that an area gives, takes or gives back; `askedBy` is the scope that it tells the port. */
export const pointWay = (verb: keyof typeof pointScopes, askedBy: string): EntitlementWay => ({
  kind: POINT_KIND,
  verb,
  scope: pointScopes[verb],
  askedBy,
});
