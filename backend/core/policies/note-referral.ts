import type { Tx } from '#backend/core/db/database.ts';
import type { Random } from '#backend/random.ts';

/** Somebody who registers with a code of another member. */
export interface Newcomer {
  readonly agentId: number;
  readonly memberId: string;
  readonly username: string;
  readonly bankAccountNo: string;
  /** As it came with the registration. */
  readonly code: string;
  readonly at: Date;
}

/** From where somebody registers, as the context of a call has it. */
interface RegisteredFrom {
  readonly accountKey: Buffer;
  readonly address: string;
  readonly deviceKey: string | undefined;
  readonly random: Random;
  now(): Date;
}

/** Notes who invited a newcomer, in the transaction of the registration, which no code ever refuses. */
export type NoteReferral = (ctx: RegisteredFrom, tx: Tx, newcomer: Newcomer) => Promise<void>;
