import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How operators put a balance right; the key is the reference of the adjustment. */
export const adjustmentTransfers = {
  give: {
    name: 'adjustment_give',
    label: 'ทีมงานปรับเพิ่มยอด',
    type: 'adjustment',
    from: ['house.adjustment'],
    to: ['main'],
    scope: 'ops.adjustment',
    keyIsReference: true,
    check: 'adjustment_money',
  },
  take: {
    name: 'adjustment_take',
    label: 'ทีมงานปรับลดยอด',
    type: 'adjustment',
    from: ['main'],
    to: ['house.adjustment'],
    scope: 'ops.adjustment',
    keyIsReference: true,
    check: 'adjustment_money',
  },
} as const satisfies Record<string, TransferKind>;
