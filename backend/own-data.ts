import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Statement } from '#backend/core/db/database.ts';

/** A table with what is kept of members, as it goes into the file of their own data. */
export interface OwnTable {
  readonly table: PgTable;
  /** Holds the member, or with `through` what another table says is the member's. */
  readonly whose: PgColumn;
  readonly through?: { readonly id: PgColumn; readonly whose: PgColumn };
  /** Tell the rows of one member apart, and in which order they are read; an index has them. */
  readonly order: readonly [PgColumn, ...PgColumn[]];
  /** Columns that stay out: secrets and what only the site's own work needs. */
  readonly without?: readonly PgColumn[];
}

/** Where to go on: values of `order` of the last row that was read, as JSON. */
type Place = string;

export interface OwnRow {
  /** The row as JSON, under the names of its columns; money in satang. */
  readonly row: string;
  readonly place: Place;
}

function textOf({ table, whose, through, order, without = [] }: OwnTable, isFirst: boolean): string {
  const columns = order.map(({ name }) => `own."${name}"`).join(', ');
  const after = order.map((column, at) => `($3::jsonb ->> ${at})::${column.getSQLType()}`).join(', ');
  const mine = through
    ? `IN (SELECT "${through.id.name}" FROM ${getTableName(through.id.table)} WHERE "${through.whose.name}" = $1::uuid)`
    : '= $1::uuid';
  const left = without.map(({ name }) => `'${name}'`).join(', ');
  return `SELECT (to_jsonb(own) - ARRAY[${left}]::text[])::text AS row, jsonb_build_array(${columns})::text AS place
    FROM ${getTableName(table)} AS own
    WHERE own."${whose.name}" ${mine} ${isFirst ? '' : `AND (${columns}) > (${after})`}
    ORDER BY ${columns} LIMIT $2::int`;
}

function statementsOf(own: OwnTable): { readonly first: Statement; readonly next: Statement } {
  const name = `own_${getTableName(own.table)}`;
  return {
    first: { name, text: textOf(own, true) },
    next: { name: `${name}_next`, text: textOf(own, false) },
  };
}

const known = new WeakMap<OwnTable, ReturnType<typeof statementsOf>>();

/** At most `limit` rows of a member, after a place; from the beginning without one. */
export function readOwnRows(
  db: Pick<Database, 'query'>,
  own: OwnTable,
  {
    memberId,
    limit,
    after,
  }: { readonly memberId: string; readonly limit: number; readonly after?: Place | undefined },
): Promise<OwnRow[]> {
  const statements = known.get(own) ?? statementsOf(own);
  known.set(own, statements);
  return after === undefined
    ? db.query<OwnRow>(statements.first, [memberId, limit])
    : db.query<OwnRow>(statements.next, [memberId, limit, after]);
}
