import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/**
 * How the money of a code moves: once for each redemption, at once, or into the bonus wallet and from there with what it asked for. Bonuses
 * from before the bonus wallet came from the house.
 */
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
    from: ['wallet.bonus', 'house.coupon'],
    to: ['main'],
    scope: 'coupon.bonus',
    keyIsReference: true,
    check: 'coupon_bonus',
  },
  promise: {
    name: 'coupon_promise',
    label: 'โบนัสคูปองที่รับไว้ (รอปลดล็อก)',
    type: 'reward',
    from: ['house.coupon'],
    to: ['wallet.bonus'],
    scope: 'coupon.promise',
    keyIsReference: true,
    check: 'coupon_promise',
  },
  takeBack: {
    name: 'coupon_take_back',
    label: 'โบนัสคูปองที่ไม่ได้ปลดล็อก (คืนระบบ)',
    type: 'reward',
    from: ['wallet.bonus'],
    to: ['house.coupon'],
    scope: 'coupon.take_back',
    keyIsReference: true,
    check: 'coupon_promise',
  },
} as const satisfies Record<string, TransferKind>;
