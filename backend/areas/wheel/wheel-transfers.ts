import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How a prize in cash moves: once per spin, whose id its key is. */
export const wheelTransfers = {
  prize: {
    name: 'wheel_prize',
    label: 'รางวัลกงล้อ',
    type: 'reward',
    from: ['house.wheel'],
    to: ['main'],
    scope: 'wheel.prize',
    keyIsReference: true,
    check: 'wheel_prize',
  },
} as const satisfies Record<string, TransferKind>;
