import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import type { Wallet } from '#backend/core/ledger/unit.ts';

/** The unit of points; the smallest part is one point. */
export const POINT = 'point';

/** A member's points, and the kind of the lots that they are made of. */
export const pointWallet = { kind: 'wallet.point', name: 'แต้ม' } as const satisfies Wallet;

/** Scopes are those of the acts of entitlements that move the lots, by which the audit finds one from the other. */
const shared = { unit: POINT, keyIsReference: false, check: 'point_lots' } as const;

export const pointTransfers = {
  given: {
    ...shared,
    name: 'points_given',
    label: 'ได้แต้ม',
    type: 'reward',
    from: ['house.point'],
    to: ['wallet.point'],
    scope: 'points.give',
  },
  spent: {
    ...shared,
    name: 'points_spent',
    label: 'ใช้แต้ม',
    type: 'adjustment',
    from: ['wallet.point'],
    to: ['house.point'],
    scope: 'points.spend',
  },
  refunded: {
    ...shared,
    name: 'points_refunded',
    label: 'คืนแต้ม',
    type: 'refund',
    from: ['house.point'],
    to: ['wallet.point'],
    scope: 'points.refund',
  },
  expired: {
    ...shared,
    name: 'points_expired',
    label: 'แต้มหมดอายุ',
    type: 'adjustment',
    from: ['wallet.point'],
    to: ['house.point_expired'],
    scope: 'points.expire',
  },
} as const satisfies Record<string, TransferKind>;
