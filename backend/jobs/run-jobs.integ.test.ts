import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loginFailure, oneTimeCode, session } from '#backend/db/schema/account.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { createWorld, type World } from '#backend/testing/world.ts';
import { cleanSessions } from './clean-sessions.ts';
import { jobList } from './job-list.ts';
import { runJobs } from './run-jobs.ts';

const NOW = '2025-06-15T19:00:00+07:00';
let world: World;
beforeAll(async () => {
  world = await createWorld(NOW);
});
afterAll(() => world[Symbol.asyncDispose]());

test('every job runs soon after the start, on the backend’s clock, and stops when told', async () => {
  const jobs = runJobs(world.services, { databaseUrl: undefined });
  const names = jobList.map(({ name }) => name).sort();
  await vi.waitFor(() => expect(Object.keys(jobs.health().last).sort()).toEqual(names), { timeout: 20_000 });
  expect(jobs.health()).toMatchObject({ state: 'running', error: null });
  for (const run of Object.values(jobs.health().last))
    expect(run).toEqual({ at: world.clock.now().toISOString(), ok: true });
  await jobs.stop();
  expect(jobs.health().state).toBe('stopped');
});

test('a second start on the same database finds its schedules there', async () => {
  const jobs = runJobs(world.services, { databaseUrl: undefined });
  await vi.waitFor(() => expect(jobs.health().state).toBe('running'), { timeout: 20_000 });
  await jobs.stop();
});

test('a queue that cannot start is said to have failed in a fixed word, and stopping still works', async () => {
  const closed = await createWorld(NOW);
  await closed.db.close();
  const jobs = runJobs(closed.services, { databaseUrl: undefined });
  await vi.waitFor(() => expect(jobs.health()).toMatchObject({ state: 'failed', error: 'queue_failed' }), {
    timeout: 20_000,
  });
  await jobs.stop();
  expect(jobs.health().state).toBe('stopped');
});

test('cleaning keeps what a rule may still look at', async () => {
  const { memberId } = await buildMember(world);
  const orm = world.db.orm;
  await openSession(world, memberId);
  const code = (expiresAt: string) => ({
    ref: randomUUID(),
    agentId: 31,
    username: '0810000000',
    codeHash: 'x',
    createdAt: new Date(NOW),
    expiresAt: new Date(expiresAt),
  });
  await orm
    .insert(oneTimeCode)
    .values([code('2025-06-13T18:00:00+07:00'), code('2025-06-15T18:00:00+07:00')]);
  const failure = (at: string) => ({ id: randomUUID(), subject: 's', at: new Date(at) });
  await orm
    .insert(loginFailure)
    .values([failure('2025-06-14T18:00:00+07:00'), failure('2025-06-15T18:30:00+07:00')]);
  await cleanSessions(world.services);
  expect(await orm.select().from(oneTimeCode)).toHaveLength(1);
  expect(await orm.select().from(loginFailure)).toHaveLength(1);
  expect(await orm.$count(session)).toBe(2);

  world.clock.set('2025-12-15T19:00:00+07:00');
  await openSession(world, memberId);
  await cleanSessions(world.services);
  const left = (await orm.select().from(session)).map(({ createdAt }) => createdAt.toISOString()).sort();
  expect(left).toEqual(['2025-06-15T12:00:00.000Z', '2025-12-15T12:00:00.000Z']);
});
