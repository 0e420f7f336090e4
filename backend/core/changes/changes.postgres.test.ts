import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { content } from '#backend/areas/agent/tables.ts';
import { areas } from '#backend/areas.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { openWorld } from '#backend/testing/world.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';
import { createChanges } from './changes.ts';
import { noteChanges } from './note-changes.ts';
import { readEvents } from './read-events.ts';
import { watchChanges } from './watch-changes.ts';

const { publicTables } = readEvents(areas);
const url = await createPostgresDatabase();
const world = await openWorld({ db: openPostgres(url, 4) });
beforeAll(() => noteChanges(world.db, publicTables));
afterAll(() => world[Symbol.asyncDispose]());

const change = (id = 1) => sql`UPDATE ${content} SET position = position + 1 WHERE id = ${id}`;

/** Another process over the same database, as far as it looks on. */
async function lookOn() {
  const db = openPostgres(url, 1);
  const changes = createChanges();
  const watch = watchChanges(db, changes);
  await watch.ready;
  return {
    count: changes.count,
    close: async () => {
      await watch.close();
      await db.close();
    },
  };
}

test('a process tells itself right at the commit, not before and not of what is undone', async () => {
  let heard = 0;
  world.db.onChange(() => {
    heard += 1;
  });
  await world.db.transact(async (tx) => {
    await tx.orm.execute(change());
    await tx.orm.execute(change(2));
    expect(heard).toBe(0);
  });
  expect(heard).toBe(1);
  await world.db.orm.execute(change());
  expect(heard).toBe(2);
  await world.db.orm
    .update(content)
    .set({ title: sql`${content.title}` })
    .where(eq(content.id, 1));
  expect(heard).toBe(2);
});

test('two others see each change, also the one of an older transaction that commits later', async () => {
  const others = await Promise.all([lookOn(), lookOn()]);
  const allSaw = (count: number) =>
    vi.waitFor(() => expect(others.map((other) => other.count())).toEqual([count, count]), {
      timeout: 60_000,
      interval: 20,
    });
  const committed = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const older = world.db.transact(async (tx) => {
    await tx.orm.execute(change());
    begun.resolve();
    await committed.promise;
  });
  await begun.promise;
  await world.db.orm.execute(change(2));
  await allSaw(1);
  committed.resolve();
  await older;
  await allSaw(2);
  for (const other of others) await other.close();
});

test('what was missed while the database was away is published when it is back', async () => {
  const changes = createChanges();
  let isAway = false;
  const db = openPostgres(url, 1);
  const watch = watchChanges(
    { query: async (...asked) => (isAway ? Promise.reject(new Error('away')) : db.query(...asked)) },
    changes,
  );
  await watch.ready;
  isAway = true;
  await vi.waitFor(() => expect(watch.isAway()).toBe(true), { timeout: 60_000 });
  isAway = false;
  await vi.waitFor(() => expect(changes.count()).toBe(1), { timeout: 60_000 });
  await watch.close();
  await db.close();
});

test('backends that start together note each table once', async () => {
  await world.db.script('DROP TRIGGER visible_rows ON content');
  await Promise.all([noteChanges(world.db, publicTables), noteChanges(world.db, publicTables)]);
  const count = {
    name: 'count_triggers',
    text: `SELECT count(*)::int AS count FROM pg_trigger WHERE tgname LIKE 'visible_%'`,
  };
  expect(await world.db.query(count, [])).toEqual([{ count: publicTables.length * 3 }]);
});
