import { shopStock, shopTerms } from '#backend/areas/shop/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

/** The first stock, which no act brought: what is put in as if it were of it is found. */
export const sealedFirstStock: Sealing = {
  name: 'shop_first_stock',
  table: shopStock,
  key: [shopStock.id],
  columns: columnsBut(shopStock, [shopStock.id]),
  where: 'made_by IS NULL',
};

/** The first terms, which no act made. */
export const sealedFirstTerms: Sealing = {
  name: 'shop_first_terms',
  table: shopTerms,
  key: [shopTerms.rewardId, shopTerms.version],
  columns: columnsBut(shopTerms, [shopTerms.rewardId, shopTerms.version]),
  where: 'made_by IS NULL',
};
