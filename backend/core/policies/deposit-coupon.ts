import type { Database, Tx } from '#backend/core/db/database.ts';
import type { GivePoints } from '#backend/core/entitlements/point-ports.ts';
import type { Random } from '#backend/random.ts';

/** Who makes a deposit: the ctx of a member's call is one. */
export interface CouponCaller {
  readonly db: Database;
  readonly accountKey: Buffer;
  readonly agentId: number;
  readonly memberId: string;
  readonly address: string;
  now(): Date;
}

export interface CouponChoice {
  readonly depositRef: string;
  readonly satang: bigint;
  /** As the member typed it. */
  readonly code: string;
}

export interface CreditedDeposit {
  readonly agentId: number;
  readonly memberId: string;
  readonly depositRef: string;
  /** What was credited, which may be another amount than the deposit's. */
  readonly satang: bigint;
  readonly at: Date;
}

interface CouponServices {
  readonly db: Database;
  readonly random: Random;
  readonly ports: { readonly givePoints: GivePoints };
}

/** A coupon that is named with a deposit and used when its money arrives. */
export interface DepositCoupon {
  /** Runs the transaction that may hold a code, as one try of the member. Throws 4903 after too many that did not work. */
  readonly guard: <Result>(ctx: CouponCaller, work: () => Promise<Result>) => Promise<Result>;
  /** Holds the code for the deposit that is made. Refuses 4901, 4902 and 4904 to 4906. */
  readonly hold: (ctx: CouponCaller, tx: Tx, choice: CouponChoice) => Promise<void>;
  /** True where this deposit was made with this code, `undefined` being none. */
  readonly isHeldWith: (
    ctx: CouponCaller,
    tx: Tx,
    depositRef: string,
    code: string | undefined,
  ) => Promise<boolean>;
  /** Lets go of what is held for a deposit that is given up. */
  readonly release: (tx: Tx, depositRef: string, at: Date) => Promise<void>;
  /** Uses what is held, after the deposit was credited and while its wallet is locked. What works no more is noted. */
  readonly use: (services: CouponServices, tx: Tx, paid: CreditedDeposit) => Promise<void>;
}
