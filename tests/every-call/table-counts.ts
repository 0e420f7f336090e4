import type { Database } from '#backend/core/db/database.ts';

const tables = {
  name: 'test_tables',
  text: `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
};

/** How many rows each table holds. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const names = await db.query<{ name: string }>(tables, []);
  const text = names.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`);
  const counts = await db.query<{ name: string; rows: number }>(
    { name: 'test_counts', text: text.join(' UNION ALL ') },
    [],
  );
  return Object.fromEntries(counts.map(({ name, rows }) => [name, rows]));
}

/** How many rows each table gained between two counts; tables that gained none are left out. */
export function gained(
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([, rows]) => rows !== 0),
  );
}
