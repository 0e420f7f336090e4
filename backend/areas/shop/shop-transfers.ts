import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/**
 * How money that points were spent for moves, once per order, whose id its key is: at once, or into the bonus wallet and from there with
 * what is played for it.
 */
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
  bonus: {
    name: 'shop_bonus',
    label: 'โบนัสจากร้านค้าแต้ม',
    type: 'reward',
    from: ['wallet.bonus'],
    to: ['main'],
    scope: 'shop.bonus',
    keyIsReference: true,
    check: 'shop_bonus',
  },
  promise: {
    name: 'shop_promise',
    label: 'โบนัสร้านค้าแต้มที่รับไว้ (รอปลดล็อก)',
    type: 'reward',
    from: ['house.shop'],
    to: ['wallet.bonus'],
    scope: 'shop.promise',
    keyIsReference: true,
    check: 'shop_promise',
  },
  takeBack: {
    name: 'shop_take_back',
    label: 'โบนัสร้านค้าแต้มที่ไม่ได้ปลดล็อก (คืนระบบ)',
    type: 'reward',
    from: ['wallet.bonus'],
    to: ['house.shop'],
    scope: 'shop.take_back',
    keyIsReference: true,
    check: 'shop_promise',
  },
} as const satisfies Record<string, TransferKind>;
