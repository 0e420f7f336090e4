import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resumeSettlements } from '#backend/lotto/settlement/resume-settlements.ts';
import { endRounds } from '#backend/lotto/yeekee/end-rounds.ts';
import { yeekeeRound } from '#backend/lotto/yeekee/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { dyingAtStep } from '#backend/testing/dying-database.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto.ts';
import { openWorld } from '#backend/testing/world.ts';
import { buildMembers, fillShots, goTo, yeekeeOf, yeekeeRoundId } from '#backend/testing/yeekee/yeekee.ts';
import { yeekeeTimes } from '#rules/lotto/yeekee/schedule.ts';

const MOST_STEPS = 26;
const MONEY = 50_000;
const [STAKE, WIN, PRIZE] = [100, 9_200, 400];

test('a round killed at each step from its last shot to its prizes ends as an undisturbed one', async () => {
  await using world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
  const members = await buildMembers(world, 5, MONEY);
  const numbers = Array.from({ length: MOST_STEPS }, (_, at) => at + 1);
  const roundIds = numbers.map((number) => yeekeeRoundId(number));
  await world.db.orm
    .update(yeekeeRound)
    .set({ fairness: 'classic' })
    .where(inArray(yeekeeRound.roundId, roundIds));
  // The shots give 80810; rows 1 and 16 are the fifth member's, who bets.
  const token = members[4]?.token ?? '';
  const lines = [{ type: 'top_2', number: '10', amount: STAKE }];
  for (const roundId of roundIds) await placeBill(world, token, lines, { roundId });
  await fillShots(world, members, roundIds);
  let [points, killed] = [0, true];
  for (const number of numbers) {
    if (!killed) break;
    const { resultAt } = yeekeeTimes('2026-11-20', number);
    await goTo(world, resultAt);
    const dying = { ...world.services, db: dyingAtStep(world.db, number) };
    killed = await endRounds(dying).then(
      () => false,
      () => true,
    );
    if (killed) points += 1;
    await endRounds(world.services);
    await resumeSettlements(world.services);
    expect((await yeekeeOf(world, yeekeeRoundId(number))).status, `killed at step ${number}`).toBe(
      'resulted',
    );
    expect(await balanceOf(world, token), `killed at step ${number}`).toBe(
      MONEY - STAKE * MOST_STEPS + number * (WIN + PRIZE),
    );
  }
  expect([killed, points > 10]).toEqual([false, true]);
  await expectCleanAudit(world);
});
