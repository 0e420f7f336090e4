import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

/** Services in the hands of an operator, with the act that `ops_log` keeps; on a dry run there is no such row. */
export interface Operator extends Services {
  readonly actId: string;
}

const note: Statement = {
  name: 'operator_note_act',
  text: 'UPDATE ops_log SET facts = facts || $2::jsonb WHERE id = $1::uuid',
};

/** Money that an act moved: for what, whose, how much. */
export interface ActOfMoney {
  /** Deposit or payment event that was credited or returned. */
  readonly reference: string;
  readonly member: string | null;
  /** Null where no baht moved. */
  readonly satang: bigint | null;
}

const noteAll: Statement = {
  name: 'operator_note_changes',
  text: `
    UPDATE ops_log SET facts = jsonb_set(facts, ARRAY[$2::text], coalesce(facts -> $2::text, '[]') || to_jsonb($3::text[]))
    WHERE id = $1::uuid`,
};

/** What an act changes that money depends on, in a list and a spelling that the area's audit knows (backend/areas/lotto/audit/audit-log.sql). */
export async function noteChange(
  tx: Tx,
  { actId }: Operator,
  list: string,
  ...what: readonly string[]
): Promise<void> {
  await tx.query(noteAll, [actId, list, what]);
}

const noteOne: Statement = {
  name: 'operator_note_setting',
  text: `
    UPDATE ops_log SET facts = jsonb_set(facts, ARRAY[$2::text], coalesce(facts -> $2::text, '[]') || to_jsonb(concat_ws(':', $3::text, $4::text, (
      SELECT count(*) + 1 FROM ops_log CROSS JOIN LATERAL jsonb_array_elements_text(facts -> $2::text) AS earlier (what)
      WHERE starts_with(earlier.what, $3::text || ':')
    ))))
    WHERE id = $1::uuid`,
};

/**
 * Notes a value that holds until the next one, as `key:value:place`. Acts are numbered before they change anything, so the last one is told by
 * its place: the caller holds the row of the setting already.
 */
export async function noteSetting(
  tx: Tx,
  { actId }: Operator,
  list: string,
  { key, value }: { readonly key: string | number; readonly value: string | number },
): Promise<void> {
  await tx.query(noteOne, [actId, list, String(key), String(value)]);
}

/** Writes what money an act moves into its log entry, in the transaction that moves it: the audit holds both together. */
export async function noteMoney(
  tx: Tx,
  { actId }: Pick<Operator, 'actId'>,
  money: ActOfMoney,
): Promise<void> {
  const { reference, member, satang } = money;
  await tx.query(note, [
    actId,
    { money: { reference, member, satang: satang === null ? null : String(satang) } },
  ]);
}
