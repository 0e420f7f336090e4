import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How the money of a code moves: once for each redemption, at once or when what it asked for is played. */
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
  bonus: {
    name: 'coupon_bonus',
    label: 'โบนัสจากคูปอง',
    type: 'reward',
    from: ['house.coupon'],
    to: ['main'],
    scope: 'coupon.bonus',
    keyIsReference: true,
    check: 'coupon_bonus',
  },
} as const satisfies Record<string, TransferKind>;
