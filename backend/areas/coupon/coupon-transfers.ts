import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How the money of a code moves: once for each redemption. */
export const couponTransfers = {
  credit: {
    name: 'coupon_credit',
    label: 'เงินจากคูปอง',
    type: 'reward',
    from: ['house.coupon'],
    to: ['main'],
    scope: 'coupon.redeem',
    keyIsReference: true,
    check: 'coupon_prize',
  },
} as const satisfies Record<string, TransferKind>;
