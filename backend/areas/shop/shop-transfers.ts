import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How money that points were spent for moves: once per order, whose id its key is. */
export const shopTransfers = {
  credit: {
    name: 'shop_credit',
    label: 'แลกแต้มเป็นเงิน',
    type: 'reward',
    from: ['house.shop'],
    to: ['main'],
    scope: 'shop.redeem',
    keyIsReference: true,
    check: 'shop_prize',
  },
} as const satisfies Record<string, TransferKind>;
