import type { Hashing } from '#rules/draw/hashing.ts';
import { baccarat } from './baccarat.ts';
import { fishing } from './fishing.ts';
import { football } from './football.ts';
import { gourd } from './gourd.ts';
import { hilo } from './hilo.ts';
import { type Table, type TableId, tableIds } from './table.ts';

/** Every table by its id. */
export const tables: Readonly<Record<TableId, Table>> = { hilo, gourd, baccarat, fishing, football };

export function isTableId(text: string): text is TableId {
  return tableIds.some((id) => id === text);
}

/** The hash of all that decides what a table takes and pays: another one is another table. */
export function tableVersion(hashing: Hashing, table: Table): Promise<string> | string {
  const { id, data, mostStakeBaht, mostBackBaht } = table;
  return hashing.sha256(JSON.stringify([id, data, mostStakeBaht, mostBackBaht]));
}
