import type { Database, Tx } from '#backend/core/db/database.ts';
import type { MemberFactPorts } from '#backend/core/policies/member-facts.ts';
import type { Random } from '#backend/random.ts';

export interface PromotionChoice {
  readonly agentId: number;
  readonly memberId: string;
  readonly depositRef: string;
  readonly satang: bigint;
  /** As the member chose it: its number, and the version that was shown, if the page said so. */
  readonly promotion: number;
  readonly version: number | undefined;
  readonly at: Date;
}

export interface PaidDeposit {
  readonly agentId: number;
  readonly memberId: string;
  readonly depositRef: string;
  readonly at: Date;
}

interface Services {
  readonly db: Database;
  readonly ports: MemberFactPorts;
  readonly random: Random;
}

/** A promotion that is chosen with a deposit and begins when its money arrives. */
export interface DepositPromotion {
  /** Stores the choice with the deposit that is made. Refuses 4313 and 4314. */
  readonly choose: (services: Pick<Services, 'ports'>, tx: Tx, choice: PromotionChoice) => Promise<void>;
  /** True where this deposit was made with this choice, `undefined` being none. */
  readonly isChosen: (tx: Tx, depositRef: string, promotion: number | undefined) => Promise<boolean>;
  /** Begins what was chosen, after the deposit was credited and while its wallet is locked. What cannot begin any more is noted. */
  readonly begin: (services: Services, tx: Tx, paid: PaidDeposit) => Promise<void>;
}
