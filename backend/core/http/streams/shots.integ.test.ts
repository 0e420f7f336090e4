import { expect, test } from 'vitest';
import { isChange, openLive, tellOf } from '#backend/testing/live.ts';
import { openWorld } from '#backend/testing/world.ts';
import { goTo, runJobs, SHOTS, shootAll, yeekeeRoundId } from '#backend/testing/yeekee/yeekee.ts';

const ROUND = yeekeeRoundId(3);

test('shots: everybody hears that there are some, who shot that it was taken, and nobody a digit', async () => {
  await using world = await openWorld({ at: '2026-11-20T06:18:00+07:00', members: [100, 100] });
  await tellOf(world.db);
  const live = await openLive(world);
  const [shooter] = world.members;
  const listeners = await Promise.all([
    live.open('', { authorization: `Bearer ${shooter.token}` }),
    live.open(),
  ]);
  for (const one of listeners) await one.until(({ event }) => event === 'time');
  const [own, visitor] = listeners;

  const numbers = SHOTS.slice(0, 4);
  await shootAll(world, [shooter], { roundId: ROUND, numbers, from: '2026-11-20T06:20:00+07:00' });
  await own?.until(isChange('shot'));
  await visitor?.until(isChange('shots'));
  await goTo(world, '2026-11-20T06:33:00+07:00');
  await runJobs(world);
  // Four shots are too few for a result.
  for (const one of listeners) await one.until(isChange('round', 'voided'));

  expect(visitor?.changes()).not.toContain('shot');
  for (const one of listeners) {
    const told = one.frames.filter(({ event }) => event === 'change').map(({ data }) => data);
    expect(Object.keys(Object.assign({}, ...told)).sort()).toEqual(['id', 'kind', 'what']);
    // What an event says is the id of a round and a word.
    for (const { id, what } of told) {
      expect(id).toMatch(/^[a-z_]+-\d{4}-\d\d-\d\d(-\d+)?$/);
      expect(what).toMatch(/^[a-z]*$/);
    }
  }
  await live.close();
});
