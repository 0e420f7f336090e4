import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { roundTransitions } from '#backend/areas/lotto/rounds/round-transitions.ts';
import { endRounds, sealShots } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import { yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import { areas } from '#backend/areas.ts';
import { createChanges } from '#backend/core/changes/changes.ts';
import { followClock } from '#backend/core/changes/follow-clock.ts';
import { readEvents } from '#backend/core/changes/read-events.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type Listener, openLive, tellOf } from '#backend/testing/live.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld } from '#backend/testing/world.ts';
import { buildMembers, fillShots, goTo, yeekeeRoundId } from '#backend/testing/yeekee/yeekee.ts';

const { transitions } = readEvents(areas);
const ROUND = yeekeeRoundId(3);
const at = (time: string) => `2026-11-20T${time}+07:00`;

/** Events about the round that a stream received. */
const toldOf = ({ frames }: Listener) =>
  frames.flatMap(({ event, data }) =>
    event === 'change' && data.id === ROUND ? [`${data.kind} ${data.what}`] : [],
  );

test('a close and the end of shooting are published at their instants, once, without a job', async () => {
  await using world = await openWorld({ at: at('06:29:00') });
  const { services, clock } = world;
  await tellOf(world.db);
  const live = await openLive(world);
  const visitor = await live.open();
  await visitor.until(({ event }) => event === 'time');
  // Two processes over one database. Whose timer rings before the clock is there looks again.
  clock.set(at('06:29:59.970'));
  const changes = createChanges();
  world.db.onChange(changes.tell);
  const following = [1, 2].map(() => followClock(services, transitions, changes));
  clock.set(at('06:30:00.001'));
  await visitor.until(({ data }) => data.id === ROUND && data.what === 'closed');

  clock.set(at('06:31:59.970'));
  changes.tell();
  expect(
    (await services.db.orm.select().from(yeekeeRound).where(eq(yeekeeRound.roundId, ROUND)))[0]?.sealedAt,
  ).toBe(null);
  clock.set(at('06:32:00.001'));
  await visitor.until(({ data }) => data.id === ROUND && data.what === '');
  for (const one of following) one.close();

  // Nothing is left for the jobs, and nothing is published again.
  await closeRounds(services);
  await sealShots(services);
  clock.set(at('06:33:00'));
  await endRounds(services);
  await visitor.until(({ data }) => data.id === ROUND && data.what === 'voided');
  expect(toldOf(visitor)).toEqual(['round closed', 'round ', 'round voided']);
  await live.close();
});

test('the result of what the site draws is there at its instant, its bills settled and its shooters paid, without a job', async () => {
  await using world = await openWorld({ at: at('05:40:00') });
  const { services, db } = world;
  const members = await buildMembers(world, 5, 1_000);
  const token = members[4]?.token ?? '';
  // The shots give 80810; rows 1 and 16 are the fifth member's. Five with something at stake have to be there for a prize.
  await plantSealed(services, ({ orm }) => orm.update(yeekeeRound).set({ fairness: 'classic' }));
  for (const one of members) {
    const number = one.token === token ? '10' : '11';
    await placeBill(world, one.token, [{ type: 'top_2', number, amount: 100 }], { roundId: ROUND });
  }
  await fillShots(world, members, [ROUND]);
  await tellOf(db);
  const live = await openLive(world);
  const visitor = await live.open();
  await visitor.until(({ event }) => event === 'time');
  await goTo(world, at('06:29:59.980'));
  const changes = createChanges();
  db.onChange(changes.tell);
  const following = [1, 2].map(() => followClock(services, transitions, changes));
  for (const [time, id, what] of [
    ['06:30:00.001', ROUND, 'closed'],
    ['06:32:00.001', ROUND, ''],
    ['06:33:00.001', ROUND, 'resulted'],
    ['09:00:00.001', 'pingpong-2026-11-20', 'closed'],
    ['09:01:00.001', 'pingpong-2026-11-20', 'resulted'],
  ] as const) {
    await goTo(world, at(time));
    changes.tell();
    await visitor.until(({ data }) => data.id === id && data.what === what);
  }
  for (const one of following) one.close();
  await live.close();
  expect(toldOf(visitor).filter((told) => told.startsWith('round'))).toEqual([
    ...['round closed', 'round ', 'round resulting', 'round resulted'],
  ]);
  // Half of what the own bet leaves the house: 100 less 92 on average.
  expect(await balanceOf(world, token)).toBe(1_000 - 100 + 9_200 + 4);
  await expectCleanAudit(world);
});

test('what passes while another transition is written is published too', async () => {
  await using world = await openWorld({ at: at('06:29:59.970') });
  const { services, clock } = world;
  const written: string[] = [];
  const isWritten = Promise.withResolvers<void>();
  const transition = {
    next: async (_: unknown, since: Date) =>
      [at('06:30:00'), at('06:30:10')].map((text) => new Date(text)).find((instant) => instant >= since),
    pass: async () => {
      written.push(clock.now().toISOString().slice(14, 23));
      if (written.length === 1) clock.set(at('06:30:10.001'));
      else isWritten.resolve();
    },
  };
  const following = followClock(services, [transition], createChanges());
  clock.set(at('06:30:00.001'));
  await isWritten.promise;
  following.close();
  expect(written).toEqual(['30:00.001', '30:10.001']);
});

test('the next transitions are those from an instant on: what was missed before it is left to the jobs', async () => {
  await using world = await openWorld({ at: at('06:29:00') });
  const nextOf = () =>
    Promise.all(roundTransitions.map(({ next }) => next(world.services, world.clock.now())));
  const times = async () => (await nextOf()).map((moment) => moment?.toISOString().slice(11, 23));
  // In UTC: round 2 has closed and is shot at no more, round 3 closes next. Types of the SET close in the afternoon.
  const set = '07:30:00.000';
  expect(await times()).toEqual(['23:30:00.000', set, '23:32:00.000', '23:33:00.000']);
  world.clock.set(at('06:30:00.000'));
  expect(await times()).toEqual(['23:30:00.000', set, '23:32:00.000', '23:33:00.000']);
  world.clock.set(at('06:30:00.001'));
  expect(await times()).toEqual(['23:45:00.000', set, '23:32:00.000', '23:33:00.000']);
  world.clock.set(at('06:32:00.001'));
  expect(await times()).toEqual(['23:45:00.000', set, '23:47:00.000', '23:33:00.000']);
  world.clock.set(at('06:33:00.001'));
  expect(await times()).toEqual(['23:45:00.000', set, '23:47:00.000', '23:48:00.000']);
});
