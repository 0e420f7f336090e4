import { afterAll, expect, test, vi } from 'vitest';
import { areas } from '#backend/areas.ts';
import { openWorld } from '#backend/testing/world.ts';
import { runJobs } from './run-jobs.ts';

const jobList = areas.flatMap(({ jobs }) => jobs);
/** Of ours; the runner has a queue of its own. */
const SCHEDULES = `SELECT name FROM pgboss.schedule UNION SELECT name FROM pgboss.queue WHERE NOT starts_with(name, '__pgboss')`;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('every job runs soon after the start, on the backend’s clock, and stops when told', async () => {
  const jobs = runJobs(world.services, { databaseUrl: undefined }, jobList);
  const names = jobList.map(({ name }) => name).sort();
  await vi.waitFor(() => expect(Object.keys(jobs.health().last).sort()).toEqual(names), { timeout: 20_000 });
  expect(jobs.health()).toMatchObject({ state: 'running', error: null });
  for (const run of Object.values(jobs.health().last))
    expect(run).toEqual({ at: world.clock.now().toISOString(), ok: true });
  await jobs.stop();
  expect(jobs.health().state).toBe('stopped');
});

test('a second start on the same database finds its schedules there, and ends those of jobs that are gone', async () => {
  const [gone, ...kept] = jobList;
  const jobs = runJobs(world.services, { databaseUrl: undefined }, kept);
  await vi.waitFor(() => expect(jobs.health().state).toBe('running'), { timeout: 20_000 });
  await jobs.stop();
  const scheduled = await world.db.query<{ name: string }>({ name: 'test_schedules', text: SCHEDULES }, []);
  const names = scheduled.map(({ name }) => name);
  expect(names).not.toContain(gone?.name);
  expect(names.sort()).toEqual(kept.map(({ name }) => name).sort());
});

test('a queue that cannot start is said to have failed in a fixed word, and stopping still works', async () => {
  const closed = await openWorld();
  await closed.db.close();
  const jobs = runJobs(closed.services, { databaseUrl: undefined }, jobList);
  await vi.waitFor(() => expect(jobs.health()).toMatchObject({ state: 'failed', error: 'queue_failed' }), {
    timeout: 20_000,
  });
  await jobs.stop();
  expect(jobs.health().state).toBe('stopped');
});
