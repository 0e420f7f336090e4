import { inArray } from 'drizzle-orm';
import { drawDay, lottoKind } from '#backend/areas/lotto/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { DayChanges } from '#rules/lotto/kinds/draw-days.ts';

/** Days that operators called off or added, by kind. */
export async function readDayChanges({ orm }: Pick<Tx, 'orm'>): Promise<ReadonlyMap<string, DayChanges>> {
  const rows = await orm.select().from(drawDay);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, own]) => [
      kind,
      new Map(own.flatMap(({ day, isHeld }) => (isHeld === null ? [] : [[day, isHeld] as const]))),
    ]),
  );
}

/**
 * Holds kinds until the transaction ends: whoever opens their rounds shares them, whoever changes a day has one alone, so
 * that no round opens on a day that is being called off.
 */
export async function lockKinds(tx: Tx, kinds: readonly string[], how: 'share' | 'no key update') {
  await tx.orm
    .select({ kind: lottoKind.kind })
    .from(lottoKind)
    .where(inArray(lottoKind.kind, [...kinds]))
    .orderBy(lottoKind.kind)
    .for(how);
}
