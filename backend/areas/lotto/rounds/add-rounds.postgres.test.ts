import { and, count, eq, gte, inArray, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addRounds } from '#backend/areas/lotto/rounds/add-round.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { setDay } from '#backend/areas/lotto/rounds/change-day.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { kindRate, round, roundRate } from '#backend/areas/lotto/tables.ts';
import { planTerms } from '#backend/areas/lotto/terms/plan-terms.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openWorld } from '#backend/testing/world.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';

const world = await openWorld({ at: '2025-06-16T16:39:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());

test('any number of servers that open rounds at once open each once, with its prices', async () => {
  const drawDate = '2025-06-20';
  const rows = Array.from({ length: 88 }, (_, at) => ({
    agentId: 31,
    kind: 'glo',
    drawDate,
    number: at + 1,
    opensAt: instantOf(drawDate, '05:00'),
    closesAt: instantOf(drawDate, '06:00'),
    resultAt: instantOf(drawDate, '06:01'),
    status: 'open' as const,
  }));
  const added = await Promise.all(
    Array.from({ length: 8 }, () => world.db.transact((tx) => addRounds(tx, world.services, rows))),
  );
  expect(added.flat()).toHaveLength(88);
  const [own] = await world.db.orm
    .select({ total: count() })
    .from(roundRate)
    .where(like(roundRate.roundId, `glo-${drawDate}%`));
  expect(own?.total).toBe(880);

  world.clock.set('2025-06-16T16:40:00+07:00');
  await Promise.all(Array.from({ length: 8 }, () => advanceRounds(world.services)));
  const ofGlo = and(eq(round.kind, 'glo'), eq(round.drawDate, '2025-07-01'));
  const opened = await world.db.orm.select().from(round).where(ofGlo);
  expect(opened).toMatchObject([{ id: 'glo-2025-07-01', number: 1, status: 'open' }]);
  await expectCleanAudit(world);
});

test('no round opens on a day while it is called off, whoever comes first', async () => {
  const { services, db, clock } = world;
  // The rounds of the 23rd open in that minute.
  clock.set('2025-06-20T21:30:00+07:00');
  const day = '2025-06-23';
  const kinds = ['lao', 'set_pm', 'taiwan'];
  const jobs = Array.from({ length: 4 }, () => advanceRounds(services));
  const changed = await Promise.all(kinds.map((kind) => setDay(services, { kind, day, isHeld: false })));
  await Promise.all(jobs);
  for (const [at, kind] of kinds.entries()) {
    const own = and(eq(round.kind, kind), eq(round.drawDate, day));
    const there = await db.orm.select({ id: round.id }).from(round).where(own);
    // What was open already is voided, and handed to whoever called the day off.
    expect(changed[at]).toEqual({ isHeld: false, idle: there.map(({ id }) => id), kept: [] });
    for (const { id } of there) await voidRound(services, id);
  }
  await advanceRounds(services);
  const open = await db.orm.$count(
    round,
    and(inArray(round.kind, kinds), eq(round.drawDate, day), eq(round.status, 'open')),
  );
  expect(open).toBe(0);
  await expectCleanAudit(world);
});

test('rounds that open while their price list is planned take one of the two, and nobody plans over another', async () => {
  const { services, db, clock } = world;
  // The rounds of the 24th open in that minute; the price list is of the next one.
  clock.set('2025-06-23T21:30:00+07:00');
  const from = new Date('2025-06-23T21:31:00+07:00');
  const kinds = ['set_pm', 'taiwan', 'korea'];
  const plans = kinds.flatMap((kind) =>
    [91, 93, 94].map((rate) =>
      planTerms(services, { kind, type: 'top_2', from, rateHundredths: rate * 100 }),
    ),
  );
  const jobs = Array.from({ length: 4 }, () => advanceRounds(services));
  await Promise.all([...plans, ...jobs]);
  clock.set('2025-06-24T21:30:00+07:00');
  await advanceRounds(services);
  const rows = await db.orm.select().from(kindRate).where(eq(kindRate.since, from));
  expect(rows.map(({ version }) => version)).toEqual([3, 3, 3]);
  const inForce = await db.orm
    .select({ drawDate: round.drawDate, kind: round.kind, rate: roundRate.rateHundredths })
    .from(roundRate)
    .innerJoin(round, eq(round.id, roundRate.roundId))
    .where(and(inArray(round.kind, kinds), eq(roundRate.type, 'top_2'), gte(round.drawDate, '2025-06-24')));
  const planned = new Map(rows.map(({ kind, rateHundredths }) => [kind, rateHundredths]));
  expect(inForce.map(({ drawDate }) => drawDate)).toEqual(
    expect.arrayContaining(['2025-06-24', '2025-06-25']),
  );
  for (const { kind, drawDate, rate } of inForce)
    expect(rate, `${kind} ${drawDate}`).toBe(drawDate > '2025-06-24' ? planned.get(kind) : 9_200);
  await expectCleanAudit(world);
});
