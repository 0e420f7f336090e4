import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

/** How commission moves: once for each time that it is paid out. */
export const affiliateTransfers = {
  redeem: {
    name: 'affiliate_redeem',
    label: 'ค่าแนะนำเพื่อน',
    type: 'reward',
    from: ['house.affiliate'],
    to: ['main'],
    scope: 'affiliate.redeem',
    keyIsReference: true,
    check: 'affiliate_redeem',
  },
} as const satisfies Record<string, TransferKind>;
