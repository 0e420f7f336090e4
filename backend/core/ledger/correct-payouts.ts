import type { Statement, Tx } from '#backend/core/db/database.ts';
import { debtWallet } from '#backend/core/ledger/accounts.ts';
import { entryWrites } from '#backend/core/ledger/entry-writes.ts';
import { planCorrection } from '#backend/core/ledger/plan-correction.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import type { ScopedKind } from '#backend/core/ledger/transfer-kind.ts';
import type { HouseKind } from '#backend/core/ledger/unit.ts';

/** A payout that was wrong: `due` is paid and `paid` taken back, each in a transfer of its own, once per key. */
export interface PayoutCorrection {
  readonly key: string;
  readonly reference: string;
  readonly memberId: string;
  readonly paidSatang: bigint;
  readonly dueSatang: bigint;
}

export interface CorrectionBatch {
  /** How the right payout goes to wallet and debt, and how the wrong one is taken from them. */
  readonly pay: ScopedKind<HouseKind, 'main' | 'debt'>;
  readonly take: ScopedKind<'main' | 'debt', HouseKind>;
  readonly at: Date;
  readonly agentId: number;
  readonly houseAccount: string;
  readonly uuid: () => string;
  /** At most 500. */
  readonly corrections: readonly PayoutCorrection[];
}

interface Account {
  readonly id: string;
  readonly memberId: string;
  readonly floor: bigint;
  balance: bigint;
  seq: bigint;
}

interface Transfer {
  readonly id: string;
  readonly kind: Pick<CorrectionBatch['pay'], 'name' | 'scope'>;
  readonly of: PayoutCorrection;
}

/** In the order of the columns of `post`. */
type Posting = readonly [
  transferId: string,
  position: number,
  from: string,
  to: string,
  satang: bigint,
  fromSeq: bigint | null,
  fromBalance: bigint | null,
  toSeq: bigint | null,
  toBalance: bigint | null,
];

/** Debt is a balance below zero; nothing else bounds it. */
export const DEBT_FLOOR = -9_000_000_000_000_000_000n;

const lock: Statement = {
  name: 'ledger_correction_lock',
  text: `
    SELECT id, member_id AS "memberId", floor, balance, seq FROM ledger_account
    WHERE member_id = ANY($1::uuid[]) AND kind = $2::text ORDER BY id FOR UPDATE`,
};

const journal: Statement = {
  name: 'ledger_correction_journal',
  text: `
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
    SELECT id, scope, key, request_hash, kind, reference, $7::timestamptz
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
      AS item (id, scope, kind, key, request_hash, reference)`,
};

const post: Statement = {
  name: 'ledger_correction_post',
  text: `
    WITH item AS (
      SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::bigint[], $9::bigint[])
        AS item (transfer_id, position, from_account, to_account, satang, from_seq, from_balance, to_seq, to_balance)
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance, to_seq, to_balance)
      SELECT * FROM item
    ), moved AS (
      SELECT CASE WHEN to_seq IS NULL THEN from_account ELSE to_account END AS account_id, coalesce(to_seq, from_seq) AS seq,
        greatest(transfer.at, account.stated_at) AS at, transfer.kind, CASE WHEN to_seq IS NULL THEN -satang ELSE satang END AS satang,
        coalesce(to_balance, from_balance) AS balance, transfer.reference, false AS outside
      FROM item JOIN transfer ON transfer.id = item.transfer_id
        JOIN ledger_account account ON account.id = CASE WHEN to_seq IS NULL THEN from_account ELSE to_account END
    )${entryWrites('moved')}`,
};

const write: Statement = {
  name: 'ledger_correction_write',
  text: `
    UPDATE ledger_account SET balance = changed.balance, seq = changed.seq,
      stated_at = CASE WHEN changed.seq > ledger_account.seq THEN greatest(stated_at, $4::timestamptz) ELSE stated_at END
    FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS changed (id, balance, seq) WHERE ledger_account.id = changed.id`,
};

/**
 * Corrects payouts from a house account. The right payout is paid, then the wrong one taken back from the wallet as far
 * as it reaches; the rest is booked as the member's debt. Throws when a key was used. Locks: wallets, then debts.
 */
export async function correctPayouts(tx: Tx, batch: CorrectionBatch): Promise<void> {
  if (batch.corrections.length === 0) return;
  const memberIds = [...new Set(batch.corrections.map((one) => one.memberId))];
  const wallets = await accountsOf(tx, memberIds, 'main');
  const debts = await accountsOf(tx, memberIds, 'debt');
  const transfers: Transfer[] = [];
  const postings: Posting[] = [];
  for (const of of batch.corrections) {
    const wallet = wallets.get(of.memberId);
    if (!wallet) throw new Error(`Member ${of.memberId} has no wallet`);
    const known = debts.get(of.memberId);
    const purse = { available: wallet.balance - wallet.floor, owed: -(known?.balance ?? 0n) };
    const plan = planCorrection(purse, of.paidSatang, of.dueSatang);
    const debt = plan.takeDebt > 0n ? (known ?? (await openDebt(tx, batch, of.memberId))) : known;
    if (debt) debts.set(of.memberId, debt);
    const add = (kind: Transfer['kind'], main: bigint, owing: bigint) => {
      const moves = [{ account: wallet, satang: main }, ...(debt ? [{ account: debt, satang: owing }] : [])];
      const real = moves.filter(({ satang }) => satang !== 0n);
      if (real.length === 0) return;
      const id = batch.uuid();
      transfers.push({ id, kind, of });
      postings.push(...real.map((one, at) => move(id, at, batch.houseAccount, one)));
    };
    add(batch.pay, plan.payMain, plan.payDebt);
    add(batch.take, -plan.takeMain, -plan.takeDebt);
  }
  await book(tx, batch.at, transfers, postings);
  const accounts = [...wallets.values(), ...debts.values()];
  await tx.query(write, [
    accounts.map((one) => one.id),
    accounts.map((one) => one.balance),
    accounts.map((one) => one.seq),
    batch.at,
  ]);
}

async function accountsOf(
  tx: Tx,
  memberIds: readonly string[],
  kind: 'main' | 'debt',
): Promise<Map<string, Account>> {
  const rows = await tx.query<Account>(lock, [memberIds, kind]);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Made when a member owes for the first time; the wallet is locked, so it happens once. */
async function openDebt(tx: Tx, { agentId, uuid }: CorrectionBatch, memberId: string): Promise<Account> {
  const row = { id: uuid(), memberId, balance: 0n, floor: DEBT_FLOOR, seq: 0n };
  await tx.orm
    .insert(ledgerAccount)
    .values({ ...row, agentId, kind: debtWallet.kind, name: debtWallet.name });
  return row;
}

/** Moves satang into the account, or out of it when negative, and answers the posting. */
function move(
  transferId: string,
  position: number,
  house: string,
  { account, satang }: { readonly account: Account; readonly satang: bigint },
): Posting {
  account.balance += satang;
  account.seq += 1n;
  const { id, seq, balance } = account;
  return satang > 0n
    ? [transferId, position, house, id, satang, null, null, seq, balance]
    : [transferId, position, id, house, -satang, seq, balance, null, null];
}

async function book(tx: Tx, at: Date, transfers: readonly Transfer[], postings: readonly Posting[]) {
  await tx.query(journal, [
    transfers.map((one) => one.id),
    transfers.map((one) => one.kind.scope),
    transfers.map((one) => one.kind.name),
    transfers.map((one) => one.of.key),
    transfers.map(({ of }) => requestHash([of.reference, of.paidSatang, of.dueSatang])),
    transfers.map((one) => one.of.reference),
    at,
  ]);
  const column = <At extends keyof Posting>(position: At) => postings.map((posting) => posting[position]);
  await tx.query(post, [
    column(0),
    column(1),
    column(2),
    column(3),
    column(4),
    column(5),
    column(6),
    column(7),
    column(8),
  ]);
}
