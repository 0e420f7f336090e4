import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import { bonusesOf } from '#backend/core/turnover/bonus-wallet.ts';

/**
 * How a bonus moves: into the bonus wallet when it is promised, from there to the main wallet when what it asked for is played, or back to
 * the house; and back above its largest withdrawal. Bonuses from before the bonus wallet came from the house.
 */
export const promotionTransfers = {
  promise: {
    name: 'promotion_promise',
    label: 'โบนัสที่รับไว้ (รอปลดล็อก)',
    type: 'reward',
    from: ['house.promotion'],
    to: ['wallet.bonus'],
    scope: 'promotion.promise',
    keyIsReference: true,
    check: 'promotion_promise',
  },
  bonus: {
    name: 'promotion_bonus',
    label: 'โบนัสโปรโมชัน',
    type: 'reward',
    from: ['wallet.bonus', 'house.promotion'],
    to: ['main'],
    scope: 'promotion.bonus',
    keyIsReference: true,
    check: 'promotion_bonus',
  },
  takeBack: {
    name: 'promotion_take_back',
    label: 'โบนัสที่ไม่ได้ปลดล็อก (คืนระบบ)',
    type: 'reward',
    from: ['wallet.bonus'],
    to: ['house.promotion'],
    scope: 'promotion.take_back',
    keyIsReference: true,
    check: 'promotion_promise',
  },
  /** No reward below zero: for a rebate of losses it counts as taken out, and is nothing that was lost. */
  trim: {
    name: 'promotion_trim',
    label: 'ส่วนเกินยอดถอนสูงสุดของโบนัส',
    type: 'adjustment',
    from: ['main'],
    to: ['house.promotion'],
    scope: 'promotion.trim',
    keyIsReference: true,
    check: 'promotion_trim',
  },
  trimBack: {
    name: 'promotion_trim_back',
    label: 'คืนส่วนเกินของโบนัส (การถอนไม่สำเร็จ)',
    type: 'adjustment',
    from: ['house.promotion'],
    to: ['main'],
    scope: 'promotion.trim_back',
    keyIsReference: true,
    check: 'promotion_trim',
  },
} as const satisfies Record<string, TransferKind>;

export const promotionBonuses = bonusesOf(promotionTransfers);
