import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRates } from '#backend/areas/cashback/rates/read-rates.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const gold = { rank: 'gold', turnover: '19', loss: '1000', cap: '10000', 'loss-most': '20' };
const bronze = { rank: 'bronze', turnover: '5', loss: '100', cap: '100', 'loss-most': '5' };
let world: World;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const set = (from: string, rates: Readonly<Record<string, string>>) =>
  runOps(world.services, {
    ...{ command: 'cashback rates', options: { from, ...rates }, who: 'nok', why: 'a test', yes: true },
  });

test('rates of a rank hold on past days for which other ranks were planned before, and the answer names them', async () => {
  await set('2025-07-01', gold);
  await set('2025-08-01', { ...gold, turnover: '18' });
  const { lines } = await set('2025-06-20', bronze);
  expect(lines.filter((line) => line.startsWith('Also in the set of'))).toHaveLength(2);
  const rates = await readRates(world.db);
  for (const day of ['2025-06-20', '2025-07-01', '2025-08-01', '2025-09-01'])
    expect(rates.of(day, 'bronze')).toMatchObject({ turnoverBp: 5, lossMostBp: 5 });
  expect(rates.of('2025-06-19', 'bronze').turnoverBp).toBe(15);
  expect([rates.of('2025-07-01', 'gold').turnoverBp, rates.of('2025-08-01', 'gold').turnoverBp]).toEqual([
    19, 18,
  ]);
});

test('rates that were planned for the same rank stay, and so do those after them', async () => {
  await set('2025-07-01', { ...bronze, turnover: '7' });
  await set('2025-08-01', gold);
  await set('2025-06-20', bronze);
  const rates = await readRates(world.db);
  const turnover = (day: string) => rates.of(day, 'bronze').turnoverBp;
  expect(['2025-06-20', '2025-07-01', '2025-08-01'].map(turnover)).toEqual([5, 7, 7]);
});
