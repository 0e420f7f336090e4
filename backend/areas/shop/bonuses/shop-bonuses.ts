import { shopTransfers } from '#backend/areas/shop/shop-transfers.ts';
import { bonusesOf } from '#backend/core/turnover/bonus-wallet.ts';
import { gamesBonuses } from '#backend/core/turnover/games-bonus.ts';

/** Bonuses that points were spent for. */
export const shopBonuses = gamesBonuses({
  area: 'shop',
  moves: bonusesOf(shopTransfers),
  promised: `SELECT id, amount AS satang FROM shop_order WHERE kind = 'bonus'`,
  name: 'shop',
});
