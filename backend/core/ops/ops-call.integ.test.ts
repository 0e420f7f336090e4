import { afterAll, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => closeAudited(world));

const dryRun = (command: string, options: Record<string, string>) =>
  runOps(world.services, { command, options, who: 'nok', why: 'asked by the member', yes: false });

test.each([
  ['report day', { day: '๒๐๒๕-๐๖-๑๕' }],
  ['export day', { day: ' 2025-06-15\u200b' }],
  ['shop stock', { reward: 'cup', change: '+๕' }],
  ['lotto holiday', { kind: 'glo', date: '๒๐๒๕-๐๗-๑๖', draw: 'no' }],
  ['affiliate rates', { from: '๒๐๒๕-๐๗-๐๑', first: 'lotto=0.1' }],
])('%s reads %j as the digits that are meant', async (command, options) => {
  expect(await dryRun(command, options)).toMatchObject({ code: 0 });
});

test('reconcile reads the day as the others do', async () => {
  const { lines } = await dryRun('reconcile', { day: '๒๐๒๕-๐๖-๑๔' });
  expect(lines[0]).toMatch(/^Day 2025-06-14 in Bangkok/);
});

test('a day that has not come is not compared as if all agreed', async () => {
  for (const command of ['games compare-day', 'reconcile'])
    expect(await dryRun(command, { day: '2025-06-17' })).toEqual({
      code: 1,
      lines: ['--day 2025-06-17 has not come; today is 2025-06-15 in Bangkok'],
    });
});
