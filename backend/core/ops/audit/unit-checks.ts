import type { Statement } from '#backend/core/db/database.ts';
import { DEBT_FLOOR } from '#backend/core/ledger/correct-payouts.ts';
import type { UnitAccount } from '#backend/core/ledger/declared-units.ts';
import { type CodeCheck, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

const LIMIT = `LIMIT ${MOST_PER_CHECK + 1}`;

/** What a statement shows of each account, whatever its unit, against the postings. */
const entry: Statement = {
  name: 'audit_entry',
  text: `
    SELECT format('account %s, posting %s (%s): a statement shows %s satang, %s after, for %s; the ledger says %s, %s, %s',
      coalesce(entry.account_id, side.account_id), coalesce(entry.seq, side.seq), coalesce(side.kind, entry.kind), entry.satang, entry.balance,
      entry.reference, side.satang, side.balance, side.reference) AS detail
    FROM ledger_entry entry
    FULL JOIN (
      SELECT part.*, transfer.kind, transfer.reference, max(transfer.at) OVER (PARTITION BY part.account_id ORDER BY part.seq) AS at,
        house.kind = ANY($1::text[]) AS outside
      FROM (
        SELECT transfer_id, from_account AS account_id, from_seq AS seq, from_balance AS balance, -satang AS satang, to_account AS other
        FROM posting WHERE from_seq IS NOT NULL
        UNION ALL
        SELECT transfer_id, to_account, to_seq, to_balance, satang, from_account FROM posting WHERE to_seq IS NOT NULL
      ) part
      JOIN transfer ON transfer.id = part.transfer_id
      JOIN ledger_account house ON house.id = part.other
    ) side ON side.account_id = entry.account_id AND side.seq = entry.seq
    WHERE (entry.satang, entry.balance, entry.kind, entry.reference, entry.at, entry.outside, entry.day)
      IS DISTINCT FROM (side.satang, side.balance, side.kind, side.reference, side.at, side.outside, (side.at AT TIME ZONE 'Asia/Bangkok')::date)
    ${LIMIT}`,
};

const form: Statement = {
  name: 'audit_account_form',
  text: `
    SELECT format('account %s (%s of %s) has balance %s, floor %s %s', account.id, account.kind, coalesce(account.member_id::text, 'the house'),
      coalesce(account.balance::text, 'none'), account.floor, account.unit) AS detail
    FROM ledger_account account
    LEFT JOIN member ON member.id = account.member_id
    LEFT JOIN unnest($1::text[], $2::text[]) AS declared (kind, unit) ON declared.kind = account.kind AND declared.unit = account.unit
    WHERE declared.kind IS NULL OR account.floor <> CASE account.kind WHEN 'debt' THEN ${DEBT_FLOOR} ELSE 0 END OR NOT CASE
      WHEN account.member_id IS NULL THEN account.kind LIKE 'house.%' AND account.balance IS NULL AND account.seq = 0
      ELSE account.kind NOT LIKE 'house.%' AND account.balance IS NOT NULL AND (account.kind <> 'debt' OR account.balance <= 0)
        AND coalesce(member.agent_id = account.agent_id, false)
    END
    ${LIMIT}`,
};

/** Balances as members' accounts have them, and what postings say of the house. */
const sum: Statement = {
  name: 'audit_unit_sum',
  text: `
    SELECT format('the accounts of %s stand at %s in sum, which is not zero', account.unit, sum(coalesce(account.balance, house.amount, 0))) AS detail
    FROM ledger_account account
    LEFT JOIN (
      SELECT side.account_id, sum(side.amount) AS amount FROM posting
      CROSS JOIN LATERAL (VALUES (from_account, -satang), (to_account, satang)) AS side (account_id, amount)
      JOIN ledger_account own ON own.id = side.account_id AND own.member_id IS NULL
      GROUP BY 1
    ) house ON house.account_id = account.id
    GROUP BY account.unit HAVING sum(coalesce(account.balance, house.amount, 0)) <> 0
    ${LIMIT}`,
};

/** What holds accounts against the units that areas declare: their form, their statements, and that each unit sums to zero. */
export function unitChecks(accounts: readonly UnitAccount[]): CodeCheck[] {
  const outside = accounts.filter((account) => account.outside).map(({ kind }) => kind);
  const declared = [accounts.map(({ kind }) => kind), accounts.map(({ unit }) => unit)];
  return [
    { name: 'unit_sum', find: (db) => details(db, sum, []) },
    { name: 'account_form', find: (db) => details(db, form, declared) },
    { name: 'entry', find: (db) => details(db, entry, [outside]) },
  ];
}
