import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How the money of a quest moves: once for each prize that is taken. */
export const questTransfers = {
  credit: {
    name: 'quest_credit',
    label: 'เงินจากภารกิจ',
    type: 'reward',
    from: ['house.quest'],
    to: ['main'],
    scope: 'quests.redeem',
    keyIsReference: true,
    check: 'quest_prize',
  },
} as const satisfies Record<string, TransferKind>;
