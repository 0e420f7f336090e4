import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { drawOf } from '#backend/testing/lotto/draws.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';
import august2019 from '#tests/data/glo-2019-08-01.json' with { type: 'json' };

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const DRY = 'Dry run: nothing was changed. Add --yes to do it.';
const REPEAT = 'fifth: 354809 was drawn 2 times and wins as often';
const draw = drawOf();
const twice = { ...draw, fifth: ['354809', '354809', ...draw.fifth.slice(2)] };

function ops(command: string, options: Record<string, string>, yes = true) {
  return runOps(world.services, { command, options, who: 'nok', why: 'as drawn', yes });
}

async function winsOf(number: string, roundId: string) {
  const { data } = (await world.call('POST /api/lotto/results/check', { numbers: [number] })).body;
  return data?.numbers[0]?.wins.find(({ round_id }) => round_id === roundId);
}

test('the draw of 1 August 2019 enters as it was published, and the preview says what is odd in it', async () => {
  const options = { kind: 'glo', file: JSON.stringify(august2019) };
  const said = ['1 draws entered as history, 0 were there already', `2019-08-01 ${REPEAT}`];
  expect(await ops('lotto import', options, false)).toEqual({ code: 0, lines: [...said, DRY] });
  expect(await ops('lotto import', options)).toEqual({ code: 0, lines: said });
  const result = (await world.call('GET /api/lotto/result', { round_id: 'glo-2019-08-01' })).body.data;
  expect(result?.tiers.find(({ id }) => id === 'fifth')?.numbers).toEqual(august2019[0]?.fifth);
  expect(await winsOf('354809', 'glo-2019-08-01')).toMatchObject({
    tiers: [{ id: 'fifth', prize: 20_000, times: 2 }],
    total: 40_000,
  });
});

test('a number that was drawn twice is published and corrected, and wins twice while it stands so', async () => {
  world.clock.set(`${draw.date}T16:00:00+07:00`);
  const file = JSON.stringify(twice);
  const published = await ops('lotto publish', { kind: 'glo', date: draw.date, file }, false);
  expect(published.lines).toContain(REPEAT);
  expect((await ops('lotto publish', { kind: 'glo', date: draw.date, file })).code).toBe(0);
  expect((await winsOf('354809', ROUND))?.total).toBe(40_000);
  const once = { ...twice, fifth: ['354809', ...draw.fifth.slice(1)] };
  const correction = await ops('lotto correct', { round: ROUND, file: JSON.stringify(once) });
  expect(correction).toMatchObject({ code: 0 });
  expect(correction.lines).not.toContain(REPEAT);
  expect((await winsOf('354809', ROUND))?.total).toBe(20_000);
  expect((await ops('lotto correct', { round: ROUND, file })).lines).toContain(REPEAT);
  expect((await winsOf('354809', ROUND))?.total).toBe(40_000);
  await expectCleanAudit(world);
});
