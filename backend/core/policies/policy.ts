import type { Statement, Tx } from '#backend/core/db/database.ts';
import { dueConsents } from '#backend/core/policies/due-consents.ts';
import type { MoneyIn } from '#backend/core/policies/money-in.ts';
import { Refusal } from '#backend/refusal.ts';

interface Intent {
  readonly memberId: string;
  /** What the money is for, where that may be written already: a bill, a deposit that is paid by it. */
  readonly reference?: string;
  /** What it will be called in the ledger: a kind of transfer. */
  readonly kind: string;
  readonly satang: bigint;
  readonly at: Date;
}

export interface SpendIntent extends Intent {
  readonly on: 'spend';
}

export interface DepositIntent extends Intent {
  readonly on: 'deposit';
  /** Whose act it is: what an operator credits has arrived. */
  readonly by: 'member' | 'operator';
  /** What the member put in before, as the area tells that takes the money. */
  readonly moneyIn: MoneyIn;
}

/** Money that is about to be spent or deposited. */
export type MoneyIntent = SpendIntent | DepositIntent;

/**
 * A condition of one area that another area's money must meet. It is asked in the transaction of the money with the
 * member's wallet locked, so what it reads about the member's money stays true until the commit. It leaves out what is
 * written of the intent itself (`reference`).
 */
export interface Policy {
  readonly name: string;
  readonly on: MoneyIntent['on'];
  /** It has a say about members whose wallet is guarded (`isGuarded`), and costs all others nothing. */
  readonly onlyGuarded?: true;
  /** Null lets it pass; a refusal, answered or thrown, is told to the member and nothing is written. */
  readonly check: (tx: Tx, intent: MoneyIntent) => Promise<Refusal | null>;
  /** The most satang of a deposit that it lets pass, for who may choose another amount; null without an end. */
  readonly headroom?: (tx: Tx, intent: HeadroomIntent) => Promise<bigint | null>;
}

/** A deposit whose amount is not known yet. */
export type HeadroomIntent = Omit<DepositIntent, 'satang'>;

/**
 * True where somebody has a say about a wallet: it was guarded (`guardWallet`), or its member has not agreed to the texts that
 * hold now. `wallet` names a row of `ledger_account`. Found by keys alone, so a debit asks it in its own statement.
 */
export const isGuarded = (wallet: string) =>
  `(${wallet}.guarded OR EXISTS (${dueConsents(`${wallet}.member_id`)}))`;

const lock: Statement = {
  name: 'policies_lock_wallet',
  text: `
    SELECT ${isGuarded('ledger_account')} OR coalesce($2::bigint > guarded_above, false) AS guarded
    FROM ledger_account WHERE member_id = $1::uuid AND kind = 'main' FOR UPDATE`,
};
const guard: Statement = {
  name: 'policies_guard_wallet',
  text: `UPDATE ledger_account SET guarded = true WHERE member_id = $1::uuid AND kind = 'main'`,
};

/** From the commit on, policies that are there for guarded members are asked about this one. Waits for money that is on its way. */
export async function guardWallet(tx: Tx, memberId: string): Promise<void> {
  await tx.query(guard, [memberId]);
}

const above: Statement = {
  name: 'policies_guard_above',
  text: `UPDATE ledger_account SET guarded_above = $2::bigint WHERE member_id = $1::uuid AND kind = 'main'`,
};

/**
 * From the commit on, those policies are asked about a spend of this member of more than so many satang; null ends it. It stands in
 * the wallet's row, which every spend locks, so none that is on its way slips through. One area alone does so.
 */
export async function guardAbove(tx: Tx, memberId: string, satang: bigint | null): Promise<void> {
  await tx.query(above, [memberId, satang]);
}

function onlyRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Asks the policies in turn; answers the first refusal, or null. Without a policy for it nothing is locked or read. */
export async function askPolicies(
  tx: Tx,
  policies: readonly Policy[],
  intent: MoneyIntent,
): Promise<Refusal | null> {
  const own = policies.filter(({ on }) => on === intent.on);
  if (own.length === 0) return null;
  const satang = intent.on === 'spend' ? intent.satang : null;
  const [wallet] = await tx.query<{ guarded: boolean }>(lock, [intent.memberId, satang]);
  for (const { check } of own.filter(({ onlyGuarded }) => !onlyGuarded || wallet?.guarded)) {
    const refusal = await check(tx, intent).catch(onlyRefusal);
    if (refusal) return refusal;
  }
  return null;
}

/** The same, throwing the refusal. */
export async function passPolicies(tx: Tx, policies: readonly Policy[], intent: MoneyIntent): Promise<void> {
  const refusal = await askPolicies(tx, policies, intent);
  if (refusal) throw refusal;
}

/** The most satang that a deposit may be now, with the wallet locked: the least that any policy has headroom for; null without an end. */
export async function findHeadroom(
  tx: Tx,
  policies: readonly Policy[],
  intent: HeadroomIntent,
): Promise<bigint | null> {
  const own = policies.filter(({ on, headroom }) => on === 'deposit' && headroom);
  if (own.length === 0) return null;
  const [wallet] = await tx.query<{ guarded: boolean }>(lock, [intent.memberId, null]);
  let least: bigint | null = null;
  for (const { headroom } of own.filter(({ onlyGuarded }) => !onlyGuarded || wallet?.guarded)) {
    const one = (await headroom?.(tx, intent)) ?? null;
    if (one !== null && (least === null || one < least)) least = one;
  }
  return least;
}
