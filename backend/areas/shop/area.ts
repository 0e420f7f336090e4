import { area } from '#backend/area.ts';
import { shopBonuses } from '#backend/areas/shop/bonuses/shop-bonuses.ts';
import { importRewards } from '#backend/areas/shop/ops/import-rewards.ts';
import { orderCommands } from '#backend/areas/shop/ops/order-commands.ts';
import { stockCommands } from '#backend/areas/shop/ops/stock-commands.ts';
import { countUnsentOrders } from '#backend/areas/shop/orders/count-unsent.ts';
import { deleteAddresses } from '#backend/areas/shop/orders/delete-addresses.ts';
import { SHOP_SCOPE } from '#backend/areas/shop/orders/give-reward.ts';
import { listOrders } from '#backend/areas/shop/orders/list-orders.ts';
import { redeemReward } from '#backend/areas/shop/orders/redeem-reward.ts';
import { ownTables } from '#backend/areas/shop/own-tables.ts';
import { calcReward } from '#backend/areas/shop/rewards/calc-reward.ts';
import { listRewards } from '#backend/areas/shop/rewards/list-rewards.ts';
import { sealedFirstStock, sealedFirstTerms } from '#backend/areas/shop/sealings.ts';
import { seedShop } from '#backend/areas/shop/seed/seed-shop.ts';
import { shopGifts } from '#backend/areas/shop/shop-gifts.ts';
import { shopTransfers } from '#backend/areas/shop/shop-transfers.ts';
import { pointWay } from '#backend/core/entitlements/point-ways.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { shop as contract } from '#contract/shop.ts';

/** The shop where points are spent: for money, bonuses, spins of the wheel, and things that are sent. */
export const shop = area({
  name: 'shop',
  calls: implement(contract, {
    list: listRewards,
    calc: calcReward,
    redeem: redeemReward,
    history: listOrders,
  }),
  jobs: [
    { name: 'settle-shop-bonuses', cron: '* * * * *', run: shopBonuses.settle },
    { name: 'delete-shop-addresses', cron: '47 * * * *', run: deleteAddresses },
  ],
  seed: seedShop,
  ops: [importRewards, ...stockCommands, ...orderCommands],
  units: [{ name: BAHT, house: ['house.shop'] }],
  transfers: Object.values(shopTransfers),
  entitlements: [
    pointWay('use', SHOP_SCOPE),
    pointWay('refund', SHOP_SCOPE),
    { kind: SPIN_KIND, verb: 'grant', scope: SHOP_SCOPE },
  ],
  provides: { countUnsentOrders },
  ownTables,
  gifts: shopGifts,
  sealings: [sealedFirstTerms, sealedFirstStock],
  audit: { scripts: ['backend/areas/shop/audit/shop.sql'] },
});
