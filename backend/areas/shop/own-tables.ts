import { shopAddress, shopOrder } from '#backend/areas/shop/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Orders, and addresses that are kept. */
export const ownTables: readonly OwnTable[] = [
  {
    table: shopOrder,
    whose: shopOrder.memberId,
    order: [shopOrder.at, shopOrder.id],
    without: [shopOrder.idempotencyKey, shopOrder.sentBy, shopOrder.endedBy],
  },
  { table: shopAddress, whose: shopAddress.memberId, order: [shopAddress.orderId] },
];
