import { afterAll, expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import { areas } from '#backend/areas.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';
import { changeFairness } from './fairness.ts';

const world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());

function choose(mode: string, { kind = 'yeekee', yes = true, why = 'members ask for the bare sum' } = {}) {
  const options = { kind, mode };
  return runOps(world.services, { command: 'lotto fairness', options, who: 'nok', why, yes });
}

/** How the rounds of a day in November 2026 are played. */
async function modesOf(day: string): Promise<string[]> {
  const rows = await world.db.orm.select().from(yeekeeRound);
  const own = rows.filter(({ roundId }) => roundId.startsWith(`yeekee-2026-11-${day}`));
  return [...new Set(own.map(({ fairness }) => fairness))];
}

test('an operator chooses how rounds to come are played; those that are there stay as they are', async () => {
  expect(await choose('fair')).toMatchObject({ code: 1, lines: ['--mode is one of classic, sealed'] });
  expect(await choose('classic', { kind: 'glo' })).toMatchObject({ lines: ['glo is not played by shots'] });
  expect(await choose('sealed')).toMatchObject({ code: 1, lines: ['yeekee is sealed already'] });
  for (const yes of [false, true])
    for (const why of ['', ' \t'])
      expect(await choose('classic', { yes, why })).toEqual({
        code: 1,
        lines: ['lotto fairness --mode classic needs --why'],
      });
  const rehearsed = await choose('classic', { yes: false });
  expect(rehearsed.code).toBe(0);
  expect(rehearsed.lines[1]).toMatch(/^WARNING: in classic rounds the shots alone make the result/);
  expect((await choose('classic')).code).toBe(0);
  world.clock.set('2026-11-21T05:00:00+07:00');
  await advanceRounds(world.services);
  expect([await modesOf('20'), await modesOf('21')]).toEqual([['sealed'], ['classic']]);
  // The way back is explained by nothing and warned of by nothing.
  const back = await choose('sealed', { yes: false, why: '' });
  expect(back).toMatchObject({
    code: 0,
    lines: [expect.stringContaining('is sealed'), expect.stringContaining('Dry run')],
  });
  await expectCleanAudit(world);
});

test('of two acts at once the one that chose last holds, whichever was written first', async () => {
  const act = async (mode: string) => {
    const id = world.services.random.uuid();
    const begun = { id, at: world.clock.now(), who: 'nok', why: '', command: 'lotto fairness', asked: {} };
    await writeAct(world.db, begun, { outcome: 'begun' });
    const services = { ...world.services, actId: id };
    return () =>
      changeFairness.run({ services, options: { kind: 'yeekee', mode }, who: 'nok', dryRun: false });
  };
  const [first, second] = [await act('classic'), await act('sealed')];
  await second();
  await first();
  await expectCleanAudit(world);
});

test('another mode than the one that was chosen last is found', async () => {
  const check = (await auditChecks(areas)).find(({ name }) => name === 'kind_terms');
  const found: string[] = [];
  await world.db.script(`BEGIN; UPDATE yeekee_terms SET fairness = 'sealed'`);
  for await (const one of check?.find(world.db) ?? []) found.push(one);
  await world.db.script('ROLLBACK');
  expect(found).toEqual(['yeekee is sealed; classic was chosen last']);
});
