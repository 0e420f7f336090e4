import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

const rebate = {
  type: 'reward',
  from: ['house.cashback'],
  to: ['main'],
  keyIsReference: true,
  check: 'cashback_claim',
} as const;

/** How a rebate moves: once per day and member, on each basis. */
export const cashbackTransfers = {
  turnover: { ...rebate, name: 'cashback_turnover', label: 'คืนยอดเล่นรายวัน', scope: 'cashback.turnover' },
  loss: { ...rebate, name: 'cashback_loss', label: 'คืนยอดเสียรายวัน', scope: 'cashback.loss' },
} as const satisfies Record<string, TransferKind>;
