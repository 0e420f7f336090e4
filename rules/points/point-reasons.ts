export const pointReasons = [
  'quest',
  'check_in',
  'event',
  'promotion',
  'coupon',
  'wheel',
  'shop',
  'poll',
  'operator',
] as const;
/** What points are given or taken for. */
export type PointReason = (typeof pointReasons)[number];

/** The reference of a movement of points begins with its reason; null where it does not. */
export function reasonOf(reference: string): PointReason | null {
  return pointReasons.find((reason) => reference.startsWith(`${reason}:`)) ?? null;
}
