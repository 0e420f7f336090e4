import { expect, test } from 'vitest';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { endRounds } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import { yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { dyingAtStep } from '#backend/testing/dying-database.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld } from '#backend/testing/world.ts';
import { buildMembers, fillShots, goTo, yeekeeOf, yeekeeRoundId } from '#backend/testing/yeekee/yeekee.ts';
import { yeekeeTimes } from '#rules/lotto/yeekee/schedule.ts';

const MOST_STEPS = 60;
const MONEY = 50_000;
/** Of a hundred baht at 92 eight are left on average, and half of that is the prize. */
const [STAKE, WIN, PRIZE] = [100, 9_200, 4];

test('a round killed at each step from its last shot to its prizes ends as an undisturbed one', async () => {
  await using world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
  const members = await buildMembers(world, 5, MONEY);
  await plantSealed(world.services, ({ orm }) => orm.update(yeekeeRound).set({ fairness: 'classic' }));
  // The shots give 80810; rows 1 and 16 are the fifth member's, who bets.
  const token = members[4]?.token ?? '';
  const lines = [{ type: 'top_2', number: '10', amount: STAKE }];
  let [points, killed] = [0, true];
  for (let number = 1; killed && number <= MOST_STEPS; number += 1) {
    const roundId = yeekeeRoundId(number);
    await placeBill(world, token, lines, { roundId });
    for (const other of members.slice(0, 4))
      await placeBill(world, other.token, [{ type: 'top_2', number: '99', amount: 1 }], { roundId });
    await fillShots(world, members, [roundId]);
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
    expect((await yeekeeOf(world, roundId)).status, `killed at step ${number}`).toBe('resulted');
    expect(await balanceOf(world, token), `killed at step ${number}`).toBe(
      MONEY + number * (WIN + PRIZE - STAKE),
    );
  }
  expect([killed, points > 10]).toEqual([false, true]);
  await expectCleanAudit(world);
});
