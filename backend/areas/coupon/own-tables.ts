import { coupon, couponHold, couponRedemption } from '#backend/areas/coupon/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Codes that were used or named with a deposit, and those that are for the member alone, without what could be used of them. */
export const ownTables: readonly OwnTable[] = [
  {
    table: couponRedemption,
    whose: couponRedemption.memberId,
    order: [couponRedemption.at, couponRedemption.id],
    without: [couponRedemption.codeHash],
  },
  {
    table: couponHold,
    whose: couponHold.memberId,
    order: [couponHold.at, couponHold.depositRef],
    without: [couponHold.codeHash],
  },
  {
    table: coupon,
    whose: coupon.memberId,
    order: [coupon.batchId],
    without: [coupon.codeHash],
  },
];
