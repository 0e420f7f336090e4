import {
  affiliateCode,
  affiliateDay,
  affiliateEntry,
  affiliateMonth,
  affiliateRedemption,
  affiliateReferral,
} from '#backend/areas/affiliate/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** What a member earned by inviting, and that the member was invited; never who the others are. */
export const ownTables: readonly OwnTable[] = [
  { table: affiliateCode, whose: affiliateCode.memberId, order: [affiliateCode.at] },
  {
    table: affiliateReferral,
    whose: affiliateReferral.memberId,
    order: [affiliateReferral.at],
    without: [affiliateReferral.referrerId, affiliateReferral.sameAddress],
  },
  {
    table: affiliateEntry,
    whose: affiliateEntry.referrerId,
    order: [affiliateEntry.at, affiliateEntry.area, affiliateEntry.reference, affiliateEntry.version],
    without: [affiliateEntry.memberId, affiliateEntry.reference],
  },
  {
    table: affiliateDay,
    whose: affiliateDay.referrerId,
    order: [affiliateDay.day, affiliateDay.memberId],
    without: [affiliateDay.memberId],
  },
  { table: affiliateMonth, whose: affiliateMonth.referrerId, order: [affiliateMonth.month] },
  {
    table: affiliateRedemption,
    whose: affiliateRedemption.memberId,
    order: [affiliateRedemption.at, affiliateRedemption.id],
  },
];
