import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How a bonus moves: once, when what it asked for is played. */
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
} as const satisfies Record<string, TransferKind>;
