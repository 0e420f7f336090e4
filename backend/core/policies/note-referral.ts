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
  /** Whether another member is known where this one registers: in the very browser, or at the address alone. */
  readonly knownAs: (memberId: string) => Promise<'device' | 'address' | undefined>;
}

/** Notes who invited a newcomer, in the transaction of the registration, which no code ever refuses. */
export type NoteReferral = (ctx: { readonly random: Random }, tx: Tx, newcomer: Newcomer) => Promise<void>;
