import type { Clock } from '#backend/clock.ts';
import type { Database } from '#backend/core/db/database.ts';
import type { GivePoints } from '#backend/core/entitlements/point-ports.ts';
import type { DepositCoupon } from '#backend/core/policies/deposit-coupon.ts';
import type { DepositPromotion } from '#backend/core/policies/deposit-promotion.ts';
import type { MemberFactPorts } from '#backend/core/policies/member-facts.ts';
import type { Policy } from '#backend/core/policies/policy.ts';
import type { Random } from '#backend/random.ts';

/** Who credits money by hand, within an act of the log: the services of every operator's command are one. */
export interface Creditor {
  readonly db: Database;
  readonly random: Random;
  readonly clock: Clock;
  readonly agentId: number;
  readonly policies: readonly Policy[];
  readonly ports: MemberFactPorts & {
    readonly depositPromotion: DepositPromotion;
    readonly depositCoupon: DepositCoupon;
    readonly givePoints: GivePoints;
  };
  readonly actId: string;
}

/**
 * Puts satang (> 0) into a member's wallet as money that an operator received, and answers the reference of its deposit.
 * Throws what a policy refuses.
 */
export type CreditByOperator = (
  creditor: Creditor,
  order: { readonly memberId: string; readonly satang: bigint },
) => Promise<string>;
