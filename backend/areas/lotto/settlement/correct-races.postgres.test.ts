import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { correct, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const drawn = (lastTwo: string) => ({ ...drawOf(), last_two: lastTwo });
const world = await openWorld({ members: Array<number>(20).fill(1_000) });
const { members } = world;

/** A bill wins 90 baht for each baht on the two digits: 11 carries 1 baht, 22 carries 2, and so on. */
const lines: LineIn[] = ['11', '22', '33', '44'].map((number, at) => ({
  type: 'bottom_2',
  number,
  amount: at + 1,
}));

beforeAll(async () => {
  for (let bill = 0; bill < 15; bill += 1)
    await Promise.all(members.map(({ token }) => placeBill(world, token, lines)));
  await publish(world, { draw: drawn('44') });
});
afterAll(() => world[Symbol.asyncDispose]());

const correctTo = (lastTwo: string) => correct(world, drawn(lastTwo));
const balances = async () => new Set(await Promise.all(members.map(({ token }) => balanceOf(world, token))));
const after = (lastTwo: string) => 1_000 - 150 + 15 * 90 * Number(lastTwo[0]);

test('the same correction eight times at once, beside the job, moves each bill once', async () => {
  expect(await balances()).toEqual(new Set([after('44')]));
  const runs = Array.from({ length: 8 }, (_, at) =>
    at % 2 ? resumeSettlements(world.services) : correctTo('11'),
  );
  const outcomes = (await Promise.all(runs)).filter((one) => typeof one === 'object');
  expect(outcomes.map((one) => one.outcome).sort()).toEqual([
    'corrected',
    'unchanged',
    'unchanged',
    'unchanged',
  ]);
  expect(await balances()).toEqual(new Set([after('11')]));
  await expectCleanAudit(world);
});

test('different corrections at once: the last one holds for every bill', async () => {
  const all = await Promise.all(
    ['22', '33', '22', '44', '33'].map(async (lastTwo) => ({ lastTwo, ...(await correctTo(lastTwo)) })),
  );
  await resumeSettlements(world.services);
  const last = all.toSorted((one, other) => other.version - one.version)[0];
  expect(await balances()).toEqual(new Set([after(last?.lastTwo ?? '')]));
  const { data } = (await world.call('GET /api/lotto/round', { round_id: ROUND })).body;
  expect(data?.status).toBe('resulted');
  await expectCleanAudit(world);
});
