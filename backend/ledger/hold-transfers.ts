import type { TransferKind } from '#backend/ledger/transfer-kind.ts';

/** How funds are set aside, paid out and given back. */
export const holdTransfers = {
  place: {
    name: 'hold.place',
    label: 'กันเงินไว้',
    from: ['main'],
    to: ['hold'],
    scope: null,
    keyIsReference: false,
    check: 'hold_place',
  },
  posted: {
    name: 'hold.posted',
    label: 'ถอนเงิน',
    from: ['hold'],
    to: ['house.withdrawal'],
    scope: 'hold.end',
    keyIsReference: false,
    check: 'hold_end',
  },
  voided: {
    name: 'hold.voided',
    label: 'คืนเงินที่กันไว้',
    from: ['hold'],
    to: ['main'],
    scope: 'hold.end',
    keyIsReference: false,
    check: 'hold_end',
  },
} as const satisfies Record<string, TransferKind>;
