import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows whose state the chained audit log has (`sealRows`), so that none is changed, put in or taken out unseen. For tables that
 * are written now and then: whoever seals waits for others who do.
 */
export interface Sealing {
  /** As the log calls it. Another one where it covers other columns than before: then rows are taken over anew. */
  readonly name: string;
  readonly table: PgTable;
  readonly key: readonly PgColumn[];
  /** What is covered, beside the key. */
  readonly columns: readonly PgColumn[];
  /** SQL of more that belongs to a row, one value of JSON. */
  readonly beside?: string;
  /** SQL of which rows are sealed; all unless said. */
  readonly where?: string;
  /** Operators change its rows by hand, and say so afterwards (`settings keep`). */
  readonly byHand?: true;
}

/** A column in SQL as it is hashed: an instant in microseconds, for its text depends on the connection. */
function inSql(column: PgColumn): string {
  const name = `"${getTableName(column.table)}"."${column.name}"`;
  return column.getSQLType().startsWith('timestamp')
    ? `(extract(epoch FROM ${name}) * 1000000)::bigint`
    : name;
}

/** The values of columns in SQL, as one object of JSON; what is null is left out. */
export function jsonOf(columns: readonly PgColumn[]): string {
  const pairs = columns.map((column) => `'${column.name}', ${inSql(column)}`);
  return `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`;
}

/** Every column of a table but some. */
export function columnsBut(table: PgTable, without: readonly PgColumn[] = []): PgColumn[] {
  return Object.values<PgColumn>(getTableColumns(table)).filter((column) => !without.includes(column));
}

/** How the log names a row, in SQL. */
export function keyOf({ key }: Sealing): string {
  return `concat_ws(':', ${key.map(inSql).join(', ')})`;
}

/** Name and hash of every row that a sealing covers, as SQL. */
export function sealedRows(sealing: Sealing, only = ''): string {
  const { table, key, columns, beside, where = 'true' } = sealing;
  const whole = [jsonOf([...key, ...columns]), ...(beside ? [beside] : [])].join(', ');
  return `
    SELECT ${keyOf(sealing)} AS key, encode(sha256(convert_to(jsonb_build_array(${whole})::text, 'UTF8')), 'hex') AS hash
    FROM "${getTableName(table)}" WHERE (${where}) ${only}`;
}
