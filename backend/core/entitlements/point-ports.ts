import type { Database, Tx } from '#backend/core/db/database.ts';
import type { Random } from '#backend/random.ts';
import type { PointReason } from '#rules/points/point-reasons.ts';

/** What points need of the services. */
export interface PointServices {
  readonly db: Database;
  readonly random: Random;
}

interface PointOrder {
  readonly agentId: number;
  readonly memberId: string;
  /** Happens at most once per scope and key; the scope begins with the area's name: `wheel.spin`. */
  readonly scope: string;
  readonly key: string;
  readonly at: Date;
}

export interface PointGift extends PointOrder {
  /** Whole points, more than none. */
  readonly points: number;
  /** As the member reads it. */
  readonly reason: PointReason;
  /** From this instant on they cannot be spent. */
  readonly endsAt: Date;
}

export interface PointCost extends PointOrder {
  /** Whole points, more than none. */
  readonly points: number;
  readonly reason: PointReason;
}

/** What was spent under this scope and key is given back. */
export type PointRefund = PointOrder;

/** `repeated` is true where the same was done under this key before. `mismatch`: the key was used for something else. */
export type PointsMoved =
  | { readonly outcome: 'done'; readonly repeated: boolean }
  | { readonly outcome: 'mismatch' };

/** Gives points, which are a lot with an end of their own. */
export type GivePoints = (services: PointServices, tx: Tx, gift: PointGift) => Promise<PointsMoved>;

/**
 * Takes points, soonest end first. After `insufficient` the caller must let the transaction roll back, so that the key is
 * free again. Locks: the member's wallet of points, then lots.
 */
export type SpendPoints = (
  services: PointServices,
  tx: Tx,
  cost: PointCost,
) => Promise<PointsMoved | { readonly outcome: 'insufficient' }>;

/** What came back. `usable` is how many points of it belong to lots that have not ended: the others cannot be spent. */
export interface PointsRefunded {
  readonly outcome: 'done';
  readonly repeated: boolean;
  readonly usable: number;
}

/** Gives what was spent back to the lots that it came from, once, with the ends that they have. `unknown`: nothing was spent so. */
export type RefundPoints = (
  services: PointServices,
  tx: Tx,
  refund: PointRefund,
) => Promise<PointsRefunded | { readonly outcome: 'unknown' }>;
