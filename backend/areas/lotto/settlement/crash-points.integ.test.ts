import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { correctResult } from '#backend/areas/lotto/settlement/correct-result.ts';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { round } from '#backend/areas/lotto/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { dyingAtStep } from '#backend/testing/dying-database.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { openSession } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const DAY = '2026-11-16';
const MONEY = 100_000;
const FIGURES = { index: '1,523.47', change: '-8.16' };
const OTHER = { index: '1,523.47', change: '-8.17' };
/** Two tops win at 92 in both results; of the bottom two one wins at first and the other after the correction. */
const lines = [
  { type: 'top_2', number: '47', amount: 10 },
  { type: 'bottom_2', number: '16', amount: 20 },
  { type: 'bottom_2', number: '17', amount: 30 },
];
const STAKE = 60;
const [FIRST, SECOND] = [920 + 1_840, 920 + 2_760];
const FEWEST_POINTS = 50;
/** Kinds whose results nobody publishes. */
const DRAWN_HERE = /^(yeekee|pingpong)$/;
/** Kinds that publish an index. */
const STOCK = /_am$|_pm$|^(taiwan|korea|singapore|india|egypt|russia|germany|england)$/;

test('a settlement, a refund and a correction killed at each of their steps move what undisturbed ones move', async () => {
  await using world = await openWorld({ at: `${DAY}T08:00:00+07:00`, members: [MONEY, MONEY] });
  const ofDay = await world.db.orm.select().from(round).where(eq(round.drawDate, DAY));
  const rounds = ofDay.filter(({ kind }) => !DRAWN_HERE.test(kind));
  const [stocks = [], others = []] = [true, false].map((isStock) =>
    rounds.map(({ kind }) => kind).filter((kind) => STOCK.test(kind) === isStock),
  );
  for (const kind of [...stocks, ...others])
    for (const { token } of world.members)
      await placeBill(world, token, lines, { roundId: `${kind}-${DAY}` });
  world.clock.set(`2026-11-17T06:00:00+07:00`);
  await advanceRounds(world.services);
  const [one] = world.members;
  const balance = async () => balanceOf(world, await openSession(world, one.memberId));
  let expected = MONEY - STAKE * rounds.length;
  const said = { source: 'test', who: 'test' };
  const killedAt = (nth: number) => ({ ...world.services, db: dyingAtStep(world.db, nth) });
  let points = 0;

  /** Does it killed at a step, then to its end; answers whether it came as far as that step. */
  const isKilled = async (work: (services: typeof world.services) => Promise<unknown>, nth: number) => {
    const dying = killedAt(nth);
    const killed = await work(dying).then(
      () => false,
      () => true,
    );
    await work(world.services);
    await resumeSettlements(world.services);
    if (killed) points += 1;
    return killed;
  };

  // Each kind is settled once, so each stands for one step.
  for (const [at, kind] of stocks.entries()) {
    const draw = { date: DAY, ...FIGURES };
    await isKilled((services) => publishResult(services, { kind, date: DAY, draw, ...said }), at + 1);
    expected += FIRST;
    expect(await balance(), `${kind}, settled`).toBe(expected);
  }
  for (const [at, kind] of others.entries()) {
    await isKilled((services) => voidRound(services, `${kind}-${DAY}`), at + 1);
    expected += STAKE;
    expect(await balance(), `${kind}, refunded`).toBe(expected);
  }
  // A correction can be taken back, so that one round stands for all steps.
  const [kind] = stocks;
  const roundId = `${kind}-${DAY}`;
  const correction = (figures: typeof FIGURES) => (services: typeof world.services) =>
    correctResult(services, { roundId, draw: { date: DAY, ...figures }, ...said });
  for (let nth = 1, isGoingOn = true; isGoingOn; nth += 1) {
    const isFirst = nth % 2 === 0;
    isGoingOn = await isKilled(correction(isFirst ? FIGURES : OTHER), nth);
    expect(await balance(), `corrected, killed at step ${nth}`).toBe(
      expected + (isFirst ? 0 : SECOND - FIRST),
    );
  }
  expect(points).toBeGreaterThanOrEqual(FEWEST_POINTS);
  await expectCleanAudit(world);
});
