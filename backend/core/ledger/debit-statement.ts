import type { Statement } from '#backend/core/db/database.ts';
import { entryWrites } from '#backend/core/ledger/entry-writes.ts';
import { isGuarded } from '#backend/core/policies/policy.ts';

/** What a debit knows, as SQL for whatever is written with it. */
export interface DebitSql {
  readonly key: string;
  readonly reference: string;
  readonly at: string;
  readonly satang: string;
  readonly memberId: string;
  /** Kind of the account that was taken from; of several the first. */
  readonly wallet: string;
}

/** What is written with a debit. */
export interface DebitWrites {
  /** Common table expressions that begin at `wallet`, which has one row, and only when the money moved. */
  readonly writes: string;
  /** Scalar subqueries that are answered with it. */
  readonly columns: string;
}

/** A statement for one account and one for several, and the names of the values that they take besides the debit's. */
export interface DebitStatement<Name extends string> {
  readonly names: readonly Name[];
  readonly one: Statement;
  readonly several: Statement;
}

const journal = `
    journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at, unit)
      VALUES ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::timestamptz, $12::text)
      ON CONFLICT (scope, key) DO NOTHING RETURNING id
    )`;

const entries = (source: string) => `
    stated AS (${entryWrites(`(
      SELECT ${source}.id AS account_id, seq, stated_at AS at, $5::text AS kind, -satang AS satang, balance,
        $6::text AS reference, false AS outside FROM ${source}
    ) AS moved`)}
    )`;

/** `wallet` has no row when the key was used before or the funds do not reach. */
const fromOne = `${journal}, wallet AS (
      UPDATE ledger_account SET balance = balance - $8::bigint, seq = seq + 1, stated_at = greatest(stated_at, $7::timestamptz)
      WHERE member_id = $9::uuid AND kind = $10::text AND balance - $8::bigint >= floor
        AND EXISTS (SELECT 1 FROM journal)
      RETURNING id, member_id, balance, seq, stated_at, guarded OR coalesce($8::bigint > guarded_above, false) AS guarded, $8::bigint AS satang
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance)
      SELECT $1::uuid, 0, wallet.id, $11::uuid, $8::bigint, wallet.seq, wallet.balance FROM wallet
    ),${entries('wallet')}`;

/** Takes from the accounts in the order of their kinds. They are locked, so what is read here stays true. */
const fromSeveral = `${journal}, source AS (
      SELECT account.id, account.balance - account.floor AS available, choice.place,
        coalesce(sum(account.balance - account.floor) OVER (ORDER BY choice.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM unnest($10::text[]) WITH ORDINALITY AS choice (kind, place)
      JOIN ledger_account account ON account.member_id = $9::uuid AND account.kind = choice.kind
    ), share AS (
      SELECT id, place, least(available, $8::bigint - before)::bigint AS satang FROM source WHERE available > 0 AND before < $8::bigint
    ), taken AS (
      UPDATE ledger_account SET balance = balance - share.satang, seq = seq + 1, stated_at = greatest(stated_at, $7::timestamptz)
      FROM share WHERE ledger_account.id = share.id AND (SELECT sum(satang) FROM share) = $8::bigint AND EXISTS (SELECT 1 FROM journal)
      RETURNING ledger_account.id, ledger_account.kind, share.place, share.satang, balance, seq, stated_at
    ), wallet AS (
      SELECT $9::uuid AS member_id, sum(balance)::bigint AS balance, (array_agg(kind ORDER BY place))[1] AS kind,
        EXISTS (SELECT 1 FROM ledger_account main WHERE main.member_id = $9::uuid AND main.kind = 'main'
          AND (main.guarded OR $8::bigint > main.guarded_above)) AS guarded
      FROM taken HAVING count(*) > 0
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance)
      SELECT $1::uuid, (row_number() OVER (ORDER BY place) - 1)::int, id, $11::uuid, satang, seq, balance FROM taken
    ),${entries('taken')}`;

const answer = `(SELECT count(*) FROM journal) AS fresh, (SELECT balance FROM wallet) AS balance,
      (SELECT ${isGuarded('wallet')} FROM wallet) AS guarded`;

/** Where the values of the caller begin. */
const OWN = 13;

const given: DebitSql = {
  key: '$3::text',
  reference: '$6::text',
  at: '$7::timestamptz',
  satang: '$8::bigint',
  memberId: '$9::uuid',
  wallet: '$10::text',
};

/**
 * A statement that debits and writes what the money is for in the same round trip. `types` names the values that it takes
 * besides the debit's own, with their types in SQL; `build` gets the debit's as `debit.satang`, its own as `own('name')`.
 */
export function debitAnd<const Name extends string = never>(
  name: string,
  types?: Readonly<Record<Name, string>>,
  build?: (debit: DebitSql, own: (name: Name) => string) => DebitWrites,
): DebitStatement<Name> {
  const names = namesOf(types);
  const own = (wanted: Name) => `$${OWN + names.indexOf(wanted)}::${types?.[wanted]}`;
  const text = (moves: string, debit: DebitSql) => {
    const { writes, columns } = build?.(debit, own) ?? { writes: '', columns: '' };
    const [and, beside] = [writes && `, ${writes}`, columns && `, ${columns}`];
    return `WITH ${moves}${and} SELECT ${answer}${beside}`;
  };
  const several = { ...given, wallet: '(SELECT kind FROM wallet)' };
  return {
    names,
    one: { name, text: text(fromOne, given) },
    several: { name: `${name}_of_several`, text: text(fromSeveral, several) },
  };
}

function namesOf<Name extends string>(types: Readonly<Record<Name, string>> | undefined): Name[] {
  const names: Name[] = [];
  for (const name in types) names.push(name);
  return names;
}
