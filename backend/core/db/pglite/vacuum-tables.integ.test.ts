import { afterAll, beforeAll, expect, test } from 'vitest';
import { vacuumTables } from '#backend/core/db/pglite/vacuum-tables.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

interface Measured {
  readonly table: string;
  readonly bytes: bigint;
  readonly dead: bigint;
  readonly known: number;
  readonly isDone: boolean;
}

async function measure(table: string): Promise<Measured | undefined> {
  const text = `
    SELECT pg_class.relname AS table, pg_relation_size(relid) AS bytes, n_dead_tup AS dead, reltuples AS known, last_vacuum IS NOT NULL AS "isDone"
    FROM pg_stat_user_tables JOIN pg_class ON pg_class.oid = relid WHERE pg_class.relname = $1::text`;
  const [row] = await world.db.query<Measured>({ name: 'measure_of_test', text }, [table]);
  return row;
}

/** As a queue does: every row is changed twice, and goes. */
async function work(): Promise<void> {
  await world.db.script(`
    INSERT INTO worn SELECT number, 'waiting' FROM generate_series(1, 3000) number;
    UPDATE worn SET state = 'running';
    UPDATE worn SET state = 'done';
    DELETE FROM worn`);
  // What happened is counted when the connection is idle, once a second at most.
  await world.db.script('SELECT pg_stat_force_next_flush()');
}

beforeAll(async () => {
  await world.db.script(`
    CREATE TABLE worn (number integer, state text);
    CREATE INDEX worn_state ON worn (state);
    CREATE TABLE "Hardly worn" (number integer);
    INSERT INTO "Hardly worn" SELECT generate_series(1, 900)`);
});

test('a table of which rows come and go stays as large as it was', async () => {
  await work();
  expect((await measure('worn'))?.dead).toBeGreaterThan(1_000n);
  await vacuumTables(world);
  const first = await measure('worn');
  expect(first).toMatchObject({ dead: 0n, known: 0, isDone: true });
  for (let day = 0; day < 3; day += 1) {
    await work();
    await vacuumTables(world);
  }
  expect((await measure('worn'))?.bytes).toBeLessThanOrEqual(first?.bytes ?? 0n);
});

test('what the planner knows of a table that grew is put right, and a small change wakes nobody', async () => {
  await world.db.script('INSERT INTO worn SELECT number, $$waiting$$ FROM generate_series(1, 5000) number');
  await world.db.script('SELECT pg_stat_force_next_flush()');
  await vacuumTables(world);
  expect((await measure('worn'))?.known).toBe(5_000);
  expect((await measure('Hardly worn'))?.isDone).toBe(false);
});

test('a name in capitals and with a space is one name', async () => {
  await world.db.script('INSERT INTO "Hardly worn" SELECT generate_series(1, 5000)');
  await world.db.script('SELECT pg_stat_force_next_flush()');
  await vacuumTables(world);
  expect((await measure('Hardly worn'))?.known).toBe(5_900);
});

test('nothing is written while the disk has no room, and nothing asked of an engine that does so by itself', async () => {
  const ran: string[] = [];
  const fake = (engine: 'pglite' | 'postgres', trouble: 'disk_full' | undefined) => ({
    db: {
      engine,
      query: async <Row>() => {
        ran.push('query');
        return [{ name: 'public.worn' }] as Row[];
      },
      script: async (sql: string) => void ran.push(sql),
      writeTrouble: async () => trouble,
    },
  });
  await vacuumTables(fake('pglite', 'disk_full'));
  expect(ran.splice(0)).toEqual(['query']);
  await vacuumTables(fake('postgres', undefined));
  expect(ran).toEqual([]);
  await vacuumTables(fake('pglite', undefined));
  expect(ran).toEqual(['query', 'VACUUM (ANALYZE) public.worn']);
});
