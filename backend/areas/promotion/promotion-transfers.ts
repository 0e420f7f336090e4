import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How a bonus moves: to the member when what it asked for is played, and back above its largest withdrawal. */
export const promotionTransfers = {
  bonus: {
    name: 'promotion_bonus',
    label: 'โบนัสโปรโมชัน',
    type: 'reward',
    from: ['house.promotion'],
    to: ['main'],
    scope: 'promotion.bonus',
    keyIsReference: true,
    check: 'promotion_bonus',
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
