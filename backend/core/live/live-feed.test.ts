import { expect, test, vi } from 'vitest';
import type { Statement } from '#backend/core/db/database.ts';
import { createLiveFeed, type Heard } from './live-feed.ts';

/** A feed over events that are numbered from 1 to `last`, whose answers a test can hold back. */
function feedOf() {
  const asked: string[] = [];
  const world = { last: 0, gates: new Map<string, Promise<void>>(), asked };
  const rowsOf = (name: string, after: number) => {
    if (name === 'live_look') return [{ last: world.last, told: false, wagered: false }];
    const facts = { kind: 'round', subject: '', what: '', memberId: null, ageMs: 0 };
    const count = Math.min(1_000, world.last - after);
    return Array.from({ length: count }, (_, at) => ({ position: after + at + 1, ...facts }));
  };
  const query = async ({ name }: Statement, [after = 0]: readonly unknown[]) => {
    const question = name === 'live_look' ? name : `${name} ${String(after)}`;
    const rows = JSON.stringify(rowsOf(name, Number(after)));
    asked.push(question);
    await world.gates.get(question);
    return JSON.parse(rows);
  };
  const transact = () => Promise.reject(new Error('Nothing waits to be numbered'));
  const clock = { now: () => new Date('2026-11-20T06:00:00Z') };
  const feed = createLiveFeed({ query, transact }, clock, 60_000);
  const heard: Heard[] = [];
  feed.onHeard((events) => heard.push(...events));
  return Object.assign(world, { feed, heard });
}

test('who goes on from the newest position while events are being read misses none of them', async () => {
  const world = feedOf();
  const { feed, heard, gates, asked } = world;
  await feed.start();
  const held = Promise.withResolvers<void>();
  gates.set('live_read 1000', held.promise);
  world.last = 1_500;
  feed.lookNow();
  // The first thousand are here, the rest is on its way, none was published.
  await vi.waitFor(() => expect(asked).toContain('live_read 1000'));
  expect([feed.last(), feed.since({ after: 0 }), heard]).toEqual([0, [], []]);
  held.resolve();
  await vi.waitFor(() => expect(heard).toHaveLength(1_500));
  expect(feed.last()).toBe(1_500);
  await feed.close();
});

test('two who start it at once, while a look from before ends, both know what happened meanwhile', async () => {
  const world = feedOf();
  const { feed, heard, gates, asked } = world;
  await feed.start();
  const held = Promise.withResolvers<void>();
  gates.set('live_look', held.promise);
  feed.lookNow();
  await vi.waitFor(() => expect(asked.filter((name) => name === 'live_look')).toHaveLength(2));
  feed.rest();
  // That look was asked before this event.
  world.last = 1;
  const seen = [feed.start(), feed.start()].map(async (started) => {
    await started;
    return feed.since({ after: 0 })?.length;
  });
  gates.clear();
  held.resolve();
  const known = await Promise.all(seen);
  // Each has it, receives it, or is asked to read anew.
  expect(known.map((count) => (count ?? 1) + heard.length > 0)).toEqual([true, true]);
  await feed.close();
});
