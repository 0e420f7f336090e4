import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { advanceRounds, closeRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { bill, round } from '#backend/areas/lotto/tables.ts';
import { drawRounds, endRounds, sealShots } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import { yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import { liveEvent } from '#backend/core/live/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { tellOf } from '#backend/testing/live.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { runOps } from '#backend/testing/ops.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld } from '#backend/testing/world.ts';
import { buildMembers, fillShots, goTo, shoot, yeekeeRoundId } from '#backend/testing/yeekee/yeekee.ts';

const DAY = '2026-11-20';
const world = await openWorld({ at: `${DAY}T06:20:00+07:00`, connections: 12 });
const { services, db } = world;
afterAll(() => world[Symbol.asyncDispose]());

test('a close that eight processes write at once is published once, and so is the end of shooting', async () => {
  await tellOf(db);
  await goTo(world, `${DAY}T06:30:00.002+07:00`);
  const eight = Array.from({ length: 8 });
  await Promise.all(eight.flatMap(() => [closeRounds(services), advanceRounds(services)]));
  await goTo(world, `${DAY}T06:32:00.002+07:00`);
  await Promise.all(eight.map(() => sealShots(services)));
  const told = await db.orm
    .select()
    .from(liveEvent)
    .where(eq(liveEvent.subject, yeekeeRoundId(3)));
  expect(told.map(({ kind, what }) => `${kind} ${what}`)).toEqual(['round closed', 'round ']);
  const [own] = await db.orm
    .select()
    .from(yeekeeRound)
    .where(eq(yeekeeRound.roundId, yeekeeRoundId(3)));
  expect(own?.sealedAt).not.toBe(null);
});

test('a result that eight processes come to draw at once is settled by one of them, and its shooters are paid once', async () => {
  const members = await buildMembers(world, 5, 5_000);
  const roundId = yeekeeRoundId(3);
  await plantSealed(services, ({ orm }) => orm.update(yeekeeRound).set({ fairness: 'classic' }));
  await fillShots(world, members, [roundId]);
  await goTo(world, `${DAY}T06:33:00.002+07:00`);
  const transactions = Array.from({ length: 8 }, () => 0);
  const processes = transactions.map((_, at) => ({
    ...services,
    db: {
      ...db,
      transact: ((work) => {
        transactions[at] = (transactions[at] ?? 0) + 1;
        return db.transact(work);
      }) satisfies typeof db.transact,
    },
  }));
  await Promise.all(processes.map(drawRounds));
  // The others look at the round at most.
  expect(transactions.filter((count) => count > 1)).toHaveLength(1);
  const [own] = await db.orm.select().from(round).where(eq(round.id, roundId));
  expect(own?.status).toBe('resulted');
  await expectCleanAudit(world);
});

test('bets and shots that come while a day is called off: what was taken is given back, and nothing is taken after it', async () => {
  const members = await buildMembers(world, 5, 5_000);
  await goTo(world, `${DAY}T06:46:00+07:00`);
  await endRounds(services);
  // Round 4 has closed a minute ago and is shot at, round 5 is on sale and shot at.
  await fillShots(world, members, [yeekeeRoundId(4)]);
  let accepted = 0;
  const bet = async (token: string, key: string, number: number) => {
    const lines = [{ type: 'tod_3', number: '123', amount: 1 }];
    const input = { round_id: yeekeeRoundId(number), lines, idempotency_key: `day-off-${key}` };
    return (await world.call('POST /api/lotto/bill/create', input, token)).body.error;
  };
  const bettor = async (token: string, at: number) => {
    await shoot(world, token, yeekeeRoundId(5), '12345');
    let turn = 0;
    for (; (await bet(token, `${at}-${turn}`, 5 + ((turn + at) % 4))) === 0; turn += 1) accepted += 1;
    // The rounds of the day go together.
    for (const number of [5, 6, 7, 8, 88])
      expect(await bet(token, `${at}-late-${number}`, number)).toBe(4101);
  };
  const betting = members.map(({ token }, at) => bettor(token, at));
  while (accepted < 12) await new Promise((resolve) => setImmediate(resolve));
  const options = { kind: 'yeekee', date: DAY, draw: 'no' };
  const act = { command: 'lotto holiday', options, who: 'nok', why: 'the hall is flooded', yes: true };
  const [done, again] = await Promise.all([
    runOps(services, act),
    runOps(services, act),
    ...Array.from({ length: 4 }, () => advanceRounds(services)),
  ]);
  await Promise.all(betting);
  expect([done?.code, again?.code]).toEqual([0, 0]);
  const rounds = await db.orm
    .select()
    .from(round)
    .where(and(eq(round.kind, 'yeekee'), eq(round.drawDate, DAY), inArray(round.status, ['open', 'closed'])));
  expect(rounds.map(({ id }) => id)).toEqual([yeekeeRoundId(4)]);
  expect(await db.orm.$count(bill, eq(bill.status, 'pending'))).toBe(0);
  for (const { token } of members) expect(await balanceOf(world, token)).toBe(5_000);
  await goTo(world, `${DAY}T06:48:00+07:00`);
  await Promise.all([endRounds(services), endRounds(services)]);
  const [four] = await db.orm
    .select()
    .from(round)
    .where(eq(round.id, yeekeeRoundId(4)));
  expect(four?.status).toBe('resulted');
  await expectCleanAudit(world);
});
