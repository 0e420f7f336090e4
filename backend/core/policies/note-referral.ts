import type { Tx } from '#backend/core/db/database.ts';
import type { Ctx } from '#backend/ctx.ts';

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

/** Notes who invited a newcomer, in the transaction of the registration, which no code ever refuses. */
export type NoteReferral = (
  ctx: Pick<Ctx, 'accountKey' | 'address' | 'deviceKey' | 'now' | 'random'>,
  tx: Tx,
  newcomer: Newcomer,
) => Promise<void>;
