import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How a prize in credit moves: once for each place, whose id its key is. */
export const pollTransfers = {
  prize: {
    name: 'poll_prize',
    label: 'รางวัลโพล',
    type: 'reward',
    from: ['house.poll'],
    to: ['main'],
    scope: 'poll.prize',
    keyIsReference: true,
    check: 'poll_prize',
  },
} as const satisfies Record<string, TransferKind>;
