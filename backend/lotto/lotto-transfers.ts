import type { TransferKind } from '#backend/ledger/transfer-kind.ts';

/** How money moves for bills. */
export const lottoTransfers = {
  bill: {
    name: 'lotto_bill',
    label: 'แทงหวย',
    from: ['main'],
    to: ['house.lotto'],
    scope: null,
    keyIsReference: false,
    check: 'bill_charge',
  },
  cancel: {
    name: 'lotto_cancel',
    label: 'คืนเงินโพยที่ยกเลิก',
    from: ['house.lotto'],
    to: ['main'],
    scope: 'lotto.cancel',
    keyIsReference: true,
    check: 'bill_payout',
  },
  payout: {
    name: 'lotto_payout',
    label: 'เงินรางวัลหวย',
    from: ['house.lotto'],
    to: ['main'],
    scope: 'lotto.payout',
    keyIsReference: true,
    check: 'bill_payout',
  },
  refund: {
    name: 'lotto_refund',
    label: 'คืนเงินงวดที่ยกเลิก',
    from: ['house.lotto'],
    to: ['main'],
    scope: 'lotto.refund',
    keyIsReference: true,
    check: 'bill_payout',
  },
  repayout: {
    name: 'lotto_repayout',
    label: 'เงินรางวัลตามผลที่แก้ไข',
    from: ['house.lotto'],
    to: ['main', 'debt'],
    scope: 'lotto.repayout',
    keyIsReference: false,
    check: 'correction',
  },
  reversal: {
    name: 'lotto_reversal',
    label: 'หักคืนเงินรางวัลจากผลที่ผิด',
    from: ['main', 'debt'],
    to: ['house.lotto'],
    scope: 'lotto.reversal',
    keyIsReference: false,
    check: 'correction',
  },
} as const satisfies Record<string, TransferKind>;
