import type { Database, Statement } from '#backend/core/db/database.ts';
import type { DayMoney } from '#rules/cashback/rebate.ts';
import type { EntryKind, EntryType } from '#rules/money/statement.ts';

/** Of the wallet, less what is owed. */
const balanceOn = (days: string) => `(
      SELECT coalesce(sum(last.balance), 0) FROM ledger_account own
      CROSS JOIN LATERAL (
        SELECT balance FROM ledger_entry WHERE account_id = own.id AND ${days} ORDER BY day DESC, seq DESC LIMIT 1
      ) last WHERE own.member_id = item.member_id AND own.kind IN ('main', 'debt')
    )`;

/**
 * All of it from the ledger by day. A stake without a result is not lost yet, so it stands with the balance, however long its provider
 * leaves it open: what a member's days took less what they settled.
 */
const money: Statement = {
  name: 'cashback_money',
  text: `
    SELECT item.member_id AS "memberId", item.day::text AS day,
      (${balanceOn('day < item.day')} + waiting.before)::bigint AS "startSatang",
      (${balanceOn('day <= item.day')} + waiting.after)::bigint AS "endSatang",
      moved.deposit AS "depositSatang", moved.withdrawal AS "withdrawalSatang", moved.bonus AS "bonusSatang"
    FROM unnest($1::uuid[], $2::date[]) AS item (member_id, day)
    JOIN ledger_account account ON account.member_id = item.member_id AND account.kind = 'main'
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(charged_satang - settled_satang) FILTER (WHERE day < item.day), 0) AS before,
        coalesce(sum(charged_satang - settled_satang), 0) AS after
      FROM wager_total WHERE member_id = item.member_id AND day <= item.day
    ) waiting
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(satang) FILTER (WHERE kind = ANY($3::text[])), 0)::bigint AS deposit,
        coalesce(-sum(satang) FILTER (WHERE kind = ANY($4::text[])), 0)::bigint AS withdrawal,
        coalesce(sum(satang) FILTER (WHERE kind = ANY($5::text[])), 0)::bigint AS bonus
      FROM ledger_entry WHERE account_id = account.id AND day = item.day
    ) moved`,
};

interface MoneyRow extends DayMoney {
  readonly memberId: string;
  readonly day: string;
}

export interface MemberDay {
  readonly memberId: string;
  readonly day: string;
}

interface Reader {
  readonly db: Pick<Database, 'query'>;
  readonly entryKinds: ReadonlyMap<string, EntryKind>;
}

const NO_MONEY: DayMoney = {
  ...{ startSatang: 0n, depositSatang: 0n, withdrawalSatang: 0n, endSatang: 0n, bonusSatang: 0n },
};

/** What an operator puts right counts as paid in or taken out. */
const typesOf = {
  deposit: ['deposit', 'adjustment'],
  withdrawal: ['withdrawal'],
  bonus: ['reward'],
} as const satisfies Record<string, readonly EntryType[]>;

/** Reads the money of members on days; the answer gives that of one of them. */
export async function readMoney(
  { db, entryKinds }: Reader,
  days: readonly MemberDay[],
): Promise<(of: MemberDay) => DayMoney> {
  const kinds = (types: readonly EntryType[]) =>
    [...entryKinds].flatMap(([name, { type }]) => (types.includes(type) ? [name] : []));
  const rows = await db.query<MoneyRow>(money, [
    days.map(({ memberId }) => memberId),
    days.map(({ day }) => day),
    kinds(typesOf.deposit),
    kinds(typesOf.withdrawal),
    kinds(typesOf.bonus),
  ]);
  const byDay = new Map(rows.map((row) => [`${row.memberId} ${row.day}`, row]));
  return ({ memberId, day }) => {
    const row = byDay.get(`${memberId} ${day}`);
    if (!row) return NO_MONEY;
    const { memberId: _, day: __, ...own } = row;
    return own;
  };
}
