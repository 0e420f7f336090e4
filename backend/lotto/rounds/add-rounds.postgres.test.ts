import { count, eq, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addRounds } from '#backend/lotto/rounds/add-round.ts';
import { advanceRounds } from '#backend/lotto/rounds/advance-rounds.ts';
import { round, roundRate } from '#backend/lotto/tables.ts';
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
    Array.from({ length: 8 }, () => world.db.transact((tx) => addRounds(tx, rows))),
  );
  expect(added.reduce((sum, one) => sum + one, 0)).toBe(88);
  const [own] = await world.db.orm
    .select({ total: count() })
    .from(roundRate)
    .where(like(roundRate.roundId, `glo-${drawDate}%`));
  expect(own?.total).toBe(880);

  world.clock.set('2025-06-16T16:40:00+07:00');
  await Promise.all(Array.from({ length: 8 }, () => advanceRounds(world.services)));
  const opened = await world.db.orm.select().from(round).where(eq(round.drawDate, '2025-07-01'));
  expect(opened).toMatchObject([{ id: 'glo-2025-07-01', number: 1, status: 'open' }]);
  await expectCleanAudit(world);
});
