import { afterAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { createShares } from '#backend/core/limits/member-share.ts';
import { observeJobs } from '#backend/core/metrics/observe-jobs.ts';
import { payIn } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { firstIdAt } from './transfer-counts.ts';

const world = await openWorld({ members: [100] });
const [member] = world.members;
afterAll(() => world[Symbol.asyncDispose]());

let nowMs = Date.now();
const metrics = createMetrics({ db: world.db, nowMs: () => nowMs, openStreams: () => 3 });
const linesOf = async (name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

test('a call is counted by its result, and no label says whose it was', async () => {
  const dispatch = createDispatcher(
    world.services,
    areas.flatMap(({ calls }) => calls),
    createShares(1),
    metrics,
  );
  const ask = (path: string, token = '') =>
    dispatch(new Request(`http://backend.test${path}`, { headers: { authorization: `Bearer ${token}` } }));
  await ask('/api/lotto/lobby');
  await ask('/api/lotto/lobby');
  await ask('/api/get_user_info', member.token);
  await ask('/api/get_user_info', 'x');
  await ask('/api/nothing/at/all');
  const counts = (await linesOf('pwin_call_seconds_count')).toSorted();
  expect(counts).toEqual([
    'pwin_call_seconds_count{call="GET /api/get_user_info",result="401"} 1',
    'pwin_call_seconds_count{call="GET /api/get_user_info",result="ok"} 1',
    'pwin_call_seconds_count{call="GET /api/lotto/lobby",result="ok"} 2',
    'pwin_call_seconds_count{call="none",result="404"} 1',
  ]);
  expect(await metrics.text()).not.toContain(member.memberId);
});

test('a refusal is counted by its name', async () => {
  metrics.call('POST /api/lotto/bill/create', 'NUMBER_FULL', 0.003);
  expect(await linesOf('pwin_call_seconds_sum{call="POST')).toEqual([
    'pwin_call_seconds_sum{call="POST /api/lotto/bill/create",result="NUMBER_FULL"} 0.003',
  ]);
});

test('jobs are counted as they end, and fail as before', async () => {
  const jobs = observeJobs(
    [
      { name: 'good', cron: '* * * * *', run: async () => 7 },
      {
        name: 'bad',
        cron: '* * * * *',
        run: async () => {
          throw new Error('it is bad');
        },
      },
    ],
    metrics,
  );
  expect(await jobs[0]?.run(world.services)).toBe(7);
  await expect(jobs[1]?.run(world.services)).rejects.toThrow('it is bad');
  expect(await linesOf('pwin_job_seconds_count')).toEqual([
    'pwin_job_seconds_count{job="good",result="ok"} 1',
    'pwin_job_seconds_count{job="bad",result="failed"} 1',
  ]);
});

test('every movement of money is counted once, a minute after it was made, whoever reads at once', async () => {
  expect(firstIdAt(0x0197_7000_0000)).toBe('01977000-0000-7000-8000-000000000000');
  await payIn(world.services, member.memberId, 12_345n);
  nowMs += 59_000;
  await metrics.text();
  nowMs = Date.now() + 61_000;
  const [, other] = await Promise.all([metrics.text(), metrics.text()]);
  expect(other).toMatch(/^pwin_transferred_total\{kind="deposit",unit="THB"\} 22345$/m);
  expect(await linesOf('pwin_transfers_total{kind="deposit"')).toEqual([
    'pwin_transfers_total{kind="deposit",unit="THB"} 2',
  ]);
});

test('they are read on this machine, at one address, and streams are among them', async () => {
  const server = await serveMetrics(metrics, 0);
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toBe(metrics.contentType);
  expect(await answer.text()).toMatch(/^pwin_open_streams 3$/m);
  expect((await get('/')).status).toBe(404);
  server.close();
  await expect(get('/metrics')).rejects.toThrow();
});
