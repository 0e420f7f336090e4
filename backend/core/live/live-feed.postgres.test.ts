import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { content } from '#backend/areas/agent/tables.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { numberEvents } from '#backend/core/live/number-events.ts';
import { openLive, tellOf } from '#backend/testing/live.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { openWorld } from '#backend/testing/world.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';
import { createLiveFeed } from './live-feed.ts';

const url = await createPostgresDatabase();
const world = await openWorld({ db: openPostgres(url, 8), members: [1_000, 1_000, 1_000] });
beforeAll(async () => {
  await tellOf(world.db);
  // What the deposits told is over before anybody listens.
  await numberEvents(world.db);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Another process over the same database, as far as its streams go. */
async function process() {
  const db = openPostgres(url, 2);
  const live = await openLive({ services: world.services, db });
  return {
    open: live.open,
    close: async () => {
      await live.close();
      await db.close();
    },
  };
}

const change = (id: number) =>
  sql`UPDATE ${content} SET position = position + 1 WHERE id = ${id} AND kind = 'banner'`;

test('two processes publish the same in the same order, also of an older transaction that commits later', async () => {
  const both = await Promise.all([process(), process()]);
  const [member] = world.members;
  const listeners = await Promise.all(
    both.map((one) => one.open('', { authorization: `Bearer ${member.token}` })),
  );
  for (const one of listeners) await one.until(({ event }) => event === 'time');

  const committed = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const older = world.db.transact(async (tx) => {
    await tx.orm.execute(change(1));
    begun.resolve();
    await committed.promise;
  });
  await begun.promise;
  const bills = Array.from({ length: 12 }, (_, at) => at);
  await Promise.all(
    bills.map((at) =>
      placeBill(world, world.members[at % 3]?.token ?? '', [{ type: 'top_2', number: '12', amount: 1 }]),
    ),
  );
  const own = () => listeners.map((one) => one.changes().filter((kind) => kind === 'bill accepted').length);
  await vi.waitFor(() => expect(own()).toEqual([4, 4]), { timeout: 30_000 });
  for (const one of listeners) expect(one.changes()).not.toContain('content');
  committed.resolve();
  await older;
  await Promise.all(listeners.map((one) => one.until(({ data }) => data.kind === 'content')));

  const told = listeners.map((one) =>
    one.frames.filter(({ event }) => event === 'change').map(({ id, data }) => [id, data]),
  );
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.at(-1)?.[1]).toMatchObject({ kind: 'content' });
  for (const one of both) await one.close();
});

test('many readers at once number each event once, and nothing is lost', async () => {
  const feeds = Array.from({ length: 4 }, () => createLiveFeed(world.db, world.services.clock, 5));
  await Promise.all(feeds.map((feed) => feed.start()));
  const heard = feeds.map((): number[] => []);
  feeds.forEach((feed, at) => {
    feed.onHeard((events) => heard[at]?.push(...events.map(({ position }) => position)));
  });
  const from = feeds[0]?.last() ?? 0;
  const { orm } = world.db;
  const ids = [1, 2, 3];
  for (let turn = 0; turn < 10; turn += 1)
    await Promise.all(
      ids.map((id) =>
        orm
          .update(content)
          .set({ title: sql`${content.title} || '.'` })
          .where(eq(content.id, id)),
      ),
    );
  const last = async () => {
    const [row] = await world.db.query<{ last: bigint; waiting: bigint }>(
      {
        name: 'test_live_last',
        text: 'SELECT last, (SELECT count(*) FROM live_event WHERE position IS NULL) AS waiting FROM live_counter',
      },
      [],
    );
    return row;
  };
  await vi.waitFor(async () => expect((await last())?.waiting).toBe(0n), { timeout: 30_000 });
  const newest = Number((await last())?.last);
  await vi.waitFor(() => expect(heard.map((own) => own.at(-1))).toEqual(feeds.map(() => newest)), {
    timeout: 30_000,
  });
  for (const own of heard) {
    expect(own).toEqual(heard[0]);
    expect(own).toEqual(Array.from({ length: newest - from }, (_, at) => from + 1 + at));
  }
  for (const feed of feeds) await feed.close();
});
