import { area } from '#backend/area.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import type { Wallet } from '#backend/core/ledger/unit.ts';

export const pointWallet = { kind: 'wallet.token', name: 'แต้ม' } as const satisfies Wallet;

/** Kinds that count as play would be summed as money if anything took points for satang. */
const shared = { unit: 'token', label: 'แต้มทดสอบ', keyIsReference: true } as const;

export const pointTransfers = {
  earned: {
    ...shared,
    name: 'point_earned',
    type: 'reward',
    from: ['house.token'],
    to: ['wallet.token'],
    scope: 'point.earned',
    check: 'entry',
  },
  spent: {
    ...shared,
    name: 'point_spent',
    type: 'stake',
    from: ['wallet.token'],
    to: ['house.token'],
    scope: 'point.spent',
    check: 'entry',
  },
  refunded: {
    ...shared,
    name: 'point_refunded',
    type: 'refund',
    from: ['house.token'],
    to: ['wallet.token'],
    scope: 'point.refunded',
    check: 'point_refund',
  },
  expired: {
    ...shared,
    name: 'point_expired',
    type: 'correction',
    from: ['wallet.token'],
    to: ['house.token_expired'],
    scope: 'point.expired',
    check: 'entry',
  },
} as const satisfies Record<string, TransferKind>;

/** An area of tests alone: its points, called token beside those of the product, are a unit of the ledger, spins an entitlement that points buy. */
export const rewards = area({
  name: 'rewards',
  units: [{ name: 'token', wallets: [pointWallet], house: ['house.token', 'house.token_expired'] }],
  transfers: Object.values(pointTransfers),
  audit: { scripts: ['backend/testing/rewards/audit.sql'] },
});
