import type { Database, Tx } from '#backend/core/db/database.ts';
import type { FindRoundsSince } from '#backend/core/wagers/rounds-since.ts';
import type { Random } from '#backend/random.ts';

/** What a withdrawal made now leaves of a bonus and its wins, by the terms of the promotion that brought it. */
export interface BonusTrim {
  /** Of the promotion whose terms take the most. */
  readonly title: string;
  readonly largestSatang: bigint;
  readonly staysSatang: bigint;
  /** 0 where the limit holds and nothing is above it. */
  readonly goesSatang: bigint;
}

interface Act {
  readonly agentId: number;
  readonly memberId: string;
  /** Of the withdrawal. */
  readonly reference: string;
  readonly at: Date;
}

interface RoundsPort {
  readonly findRoundsSince: FindRoundsSince;
}

interface Reader {
  readonly db: Pick<Tx, 'query'>;
  readonly ports: RoundsPort;
}

interface Services {
  readonly db: Database;
  readonly ports: RoundsPort;
  readonly random: Random;
}

/** The largest withdrawal of a bonus: what is above it goes back to the house with the first withdrawal. */
export interface BonusLimit {
  /** Null where no limit holds. It stays true while the member's wallet is locked. */
  readonly find: (reader: Reader, memberId: string, at: Date) => Promise<BonusTrim | null>;
  /** Takes what goes, and ends the limits with it. The caller holds the wallet. */
  readonly take: (tx: Tx, services: Services, act: Act) => Promise<void>;
  /** Puts all of it back where the withdrawal was refused, and the limits hold again. The caller holds the wallet. */
  readonly giveBack: (tx: Tx, services: Services, act: Act) => Promise<void>;
}

/** What whoever pays money out asks for it. */
export interface BonusLimitPorts extends RoundsPort {
  readonly bonusLimit: BonusLimit;
}
