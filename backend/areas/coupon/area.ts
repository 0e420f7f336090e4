import { area } from '#backend/area.ts';
import { couponBonuses } from '#backend/areas/coupon/coupon-bonuses.ts';
import { couponGifts } from '#backend/areas/coupon/coupon-gifts.ts';
import { couponTransfers } from '#backend/areas/coupon/coupon-transfers.ts';
import { depositCoupon } from '#backend/areas/coupon/deposits/deposit-coupon.ts';
import { releaseHeld } from '#backend/areas/coupon/deposits/release-held.ts';
import { listCoupons } from '#backend/areas/coupon/history.ts';
import { couponCommands } from '#backend/areas/coupon/ops/coupon-commands.ts';
import { ownTables } from '#backend/areas/coupon/own-tables.ts';
import { redeemCoupon } from '#backend/areas/coupon/redeem-coupon.ts';
import { sendEndingCoupons } from '#backend/areas/coupon/send-ending-coupons.ts';
import { pointWay } from '#backend/core/entitlements/point-ways.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { coupon as contract } from '#contract/coupon.ts';

/** Codes that bring money, points or spins. */
export const coupon = area({
  name: 'coupon',
  calls: implement(contract, { redeem: redeemCoupon, history: listCoupons }),
  jobs: [
    { name: 'settle-coupon-bonuses', cron: '* * * * *', run: couponBonuses.settle },
    { name: 'release-coupons', cron: '* * * * *', run: releaseHeld },
    { name: 'send-ending-coupons', cron: '17 * * * *', run: sendEndingCoupons },
  ],
  provides: { depositCoupon },
  ops: couponCommands,
  units: [{ name: BAHT, house: ['house.coupon'] }],
  transfers: Object.values(couponTransfers),
  entitlements: [
    pointWay('grant', couponTransfers.credit.scope),
    { kind: SPIN_KIND, verb: 'grant', scope: couponTransfers.credit.scope },
  ],
  ownTables,
  gifts: couponGifts,
  audit: { scripts: ['backend/areas/coupon/audit.sql'] },
});
