import type { Statement, Tx } from '#backend/db/database.ts';
import { Refusal } from '#backend/refusal.ts';

/** Money that is about to be spent or deposited, before anything of it is written. */
export interface MoneyIntent {
  readonly on: 'spend' | 'deposit';
  readonly memberId: string;
  /** What it will be called in the ledger: a kind of transfer. */
  readonly kind: string;
  readonly satang: bigint;
  readonly at: Date;
}

/**
 * A condition of one area that another area's money must meet. It is asked in the transaction of the money with the
 * member's wallet locked, so what it reads about the member's money stays true until the commit.
 */
export interface Gate {
  readonly name: string;
  readonly on: MoneyIntent['on'];
  /** Null lets it pass; a refusal, answered or thrown, is told to the member and nothing is written. */
  readonly check: (tx: Tx, intent: MoneyIntent) => Promise<Refusal | null>;
}

const lock: Statement = {
  name: 'gates_lock_wallet',
  text: `SELECT id FROM ledger_account WHERE member_id = $1::uuid AND kind = 'main' FOR UPDATE`,
};

function onlyRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Asks the gates in turn; answers the first refusal, or null. Without a gate for it nothing is locked or read. */
export async function askGates(tx: Tx, gates: readonly Gate[], intent: MoneyIntent): Promise<Refusal | null> {
  const own = gates.filter(({ on }) => on === intent.on);
  if (own.length === 0) return null;
  await tx.query(lock, [intent.memberId]);
  for (const { check } of own) {
    const refusal = await check(tx, intent).catch(onlyRefusal);
    if (refusal) return refusal;
  }
  return null;
}

/** The same, throwing the refusal. */
export async function passGates(tx: Tx, gates: readonly Gate[], intent: MoneyIntent): Promise<void> {
  const refusal = await askGates(tx, gates, intent);
  if (refusal) throw refusal;
}
