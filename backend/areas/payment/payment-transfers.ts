import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How money that comes in moves. */
export const paymentTransfers = {
  deposit: {
    name: 'deposit',
    label: 'ฝากเงิน',
    type: 'deposit',
    about: 'deposit',
    from: ['house.deposit'],
    to: ['main'],
    outside: true,
    scope: 'payment.deposit',
    keyIsReference: true,
    check: 'deposit_credit',
  },
  incoming: {
    name: 'payment_arrival',
    label: 'เงินเข้าที่รอตรวจสอบ',
    type: 'deposit',
    from: ['house.deposit'],
    to: ['house.suspense'],
    scope: 'payment.arrival',
    keyIsReference: true,
    check: 'event_money',
  },
  match: {
    name: 'payment_match',
    label: 'ฝากเงิน (ทีมงานตรวจสอบ)',
    type: 'deposit',
    from: ['house.suspense'],
    to: ['main'],
    outside: true,
    scope: 'payment.resolution',
    keyIsReference: true,
    check: 'event_money',
  },
  return: {
    name: 'payment_return',
    label: 'คืนเงินให้ผู้โอน',
    type: 'deposit',
    from: ['house.suspense'],
    to: ['house.deposit'],
    scope: 'payment.resolution',
    keyIsReference: true,
    check: 'event_money',
  },
} as const satisfies Record<string, TransferKind>;
