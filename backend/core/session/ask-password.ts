import type { Logger } from 'pino';
import type { Database } from '#backend/core/db/database.ts';
import type { Random } from '#backend/random.ts';

/** A member with a session who is asked for the password again: every ctx of a member's call is one. */
export interface PasswordAsker {
  readonly memberId: string;
  readonly agentId: number;
  readonly db: Database;
  readonly random: Random;
  readonly log: Logger;
  readonly accountKey: Buffer;
  readonly address: string;
  readonly requestId: string;
  readonly device: string;
  /** Hash of the id of the browser. */
  readonly deviceKey: string | undefined;
  now(): Date;
}

/** Somebody who is about to be a member with a session. */
export type LoginAsker = Omit<PasswordAsker, 'memberId'>;

/** What is asked for beside the password, of members who have it. */
export interface MoreProof {
  /** A code of the second factor, as it was typed. */
  readonly secondFactor: string | undefined;
  /** Called after the right password: it throws what is refused anyway, before a code is used up for nothing. */
  readonly before?: () => Promise<void>;
}

/** The password that was shown, as it is kept: `lockProvedMember` asks in the transaction whether it still is. */
export interface ShownPassword {
  readonly passwordHash: string;
}

/**
 * Throws unless this is the member's password: `PASSWORD_WRONG`, or `LOCKED` after too many tries. With `more` the second
 * factor of who has one is asked for too: `SECOND_FACTOR_NEEDED`, `SECOND_FACTOR_WRONG`. The area that keeps passwords says how; a try counts wherever it was made. Never call it inside a transaction: it takes its time; begin that with `lockProvedMember`.
 */
export type AskPassword = (
  asker: PasswordAsker,
  password: string,
  more?: MoreProof,
) => Promise<ShownPassword | undefined>;
