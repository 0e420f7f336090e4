import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { openWorld } from '#backend/testing/world.ts';
import { countRows } from '#tests/every-call/table-counts.ts';

const jobs = areas.flatMap((area) => area.jobs);
const PROCESSES = 4;
const HOUR_MS = 3_600_000;
/** Over midnight, the end of a cashback day, of points and spins, and of what is kept for months; then what jobs left each other. */
const LATER_HOURS = [0, 12, 24, 24 * 7, 24 * 100, 0];

test('all jobs of several processes at once end well, in order, and find nothing more to do', async () => {
  await using world = await openWorld({ connections: 16 });
  await fillBooks(world);
  const runAll = async () => {
    const runs = Array.from({ length: PROCESSES }, () => jobs).flat();
    const ended = await Promise.allSettled(runs.map(({ run }) => run(world.services)));
    return ended.flatMap((one, at) =>
      one.status === 'rejected' ? [`${runs[at]?.name}: ${String(one.reason)}`] : [],
    );
  };
  for (const hours of LATER_HOURS) {
    world.clock.set(new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString());
    expect(await runAll(), `${hours} hours later`).toEqual([]);
  }
  await expectCleanAudit(world);
  const before = await countRows(world.db);
  expect(await runAll()).toEqual([]);
  expect(await countRows(world.db)).toEqual(before);
});
