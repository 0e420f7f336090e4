import { couponTransfers } from '#backend/areas/coupon/coupon-transfers.ts';
import { bonusesOf } from '#backend/core/turnover/bonus-wallet.ts';
import { gamesBonuses } from '#backend/core/turnover/games-bonus.ts';

/** Bonuses that codes bring. */
export const couponBonuses = gamesBonuses({
  area: 'coupon',
  moves: bonusesOf(couponTransfers),
  promised: 'SELECT id, prize_amount AS satang FROM coupon_redemption',
});
