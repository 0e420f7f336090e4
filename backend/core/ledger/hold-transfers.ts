import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How funds are set aside, paid out and given back. */
export const holdTransfers = {
  place: {
    name: 'hold.place',
    label: 'แจ้งถอนเงิน (กันเงินไว้)',
    type: 'withdrawal',
    about: 'withdrawal',
    from: ['main'],
    to: ['hold'],
    scope: null,
    keyIsReference: false,
    check: 'hold_place',
  },
  posted: {
    name: 'hold.posted',
    label: 'ถอนเงินเข้าบัญชีธนาคาร',
    type: 'withdrawal',
    about: 'withdrawal',
    from: ['hold'],
    to: ['house.withdrawal'],
    outside: true,
    scope: 'hold.end',
    keyIsReference: false,
    check: 'hold_end',
  },
  voided: {
    name: 'hold.voided',
    label: 'คืนเงินจากการถอนที่ไม่สำเร็จ',
    type: 'withdrawal',
    about: 'withdrawal',
    from: ['hold'],
    to: ['main'],
    scope: 'hold.end',
    keyIsReference: false,
    check: 'hold_end',
  },
} as const satisfies Record<string, TransferKind>;
