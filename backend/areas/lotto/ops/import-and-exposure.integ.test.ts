import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { drawResult, round } from '#backend/areas/lotto/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { dyingDatabase } from '#backend/testing/dying-database.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { addDays } from '#rules/time/bangkok-time.ts';

const DRY = 'Dry run: nothing was changed. Add --yes to do it.';

function ops(world: World, command: string, options: Record<string, string>, yes = true) {
  return runOps(world.services, { command, options, who: 'nok', why: '', yes });
}

function importFile(world: World, kind: string, draws: readonly unknown[], yes = true) {
  return ops(world, 'lotto import', { kind, file: JSON.stringify(draws) }, yes);
}

test('a file of draws enters whole: history, and the results of rounds that wait', async () => {
  await using world = await openWorld({ at: '2026-11-16T08:00:00+07:00', members: [1_000] });
  const [{ token, memberId }] = world.members;
  const waiting = 'hanoi-2026-11-16';
  await placeBill(world, token, [{ type: 'top_2', number: '54', amount: 10 }], { roundId: waiting });
  const draws = Array.from({ length: 240 }, (_, day) => ({
    date: addDays('2026-11-16', -day),
    special: '87654',
    first: '98321',
  }));
  const early = await importFile(world, 'hanoi', draws);
  expect(early).toEqual({ code: 1, lines: [`${waiting} takes bills until 2026-11-16 18:00 +07:00`] });
  world.clock.set('2026-11-16T19:30:00+07:00');
  await advanceRounds(world.services);
  const said = ['239 draws entered as history, 0 were there already', `1 rounds published: ${waiting}`];
  expect(await importFile(world, 'hanoi', draws, false)).toEqual({ code: 0, lines: [...said, DRY] });
  expect(await world.db.orm.$count(round, eq(round.kind, 'hanoi'))).toBe(2);
  expect(await importFile(world, 'hanoi', draws)).toEqual({ code: 0, lines: [...said, '1 bills settled'] });
  expect(await balanceOf(world, await openSession(world, memberId))).toBe(1_000 - 10 + 920);
  const again = await importFile(world, 'hanoi', draws);
  expect(again.lines).toEqual(['0 draws entered as history, 240 were there already']);
  const resulted = and(eq(round.kind, 'hanoi'), eq(round.status, 'resulted'));
  expect(await world.db.orm.$count(round, resulted)).toBe(240);

  const wrong = [
    { date: '2026-11-16', special: '11111', first: '98321' },
    { date: '2026-11-17', special: '87654', first: '98321' },
    { date: '2024-01-01', special: '87654', first: '98321' },
  ];
  expect((await importFile(world, 'hanoi', wrong)).lines).toEqual([
    `${waiting} was published with other figures; lotto correct changes them; hanoi-2026-11-17 takes bills until 2026-11-17 18:00 +07:00`,
  ]);
  const ahead = [{ date: '2200-12-31', special: '87654', first: '98321' }];
  expect((await importFile(world, 'hanoi', ahead)).lines).toEqual(['hanoi-2200-12-31 is still to come']);
  const first = [{ date: '1900-01-01', special: '87654', first: '98321' }];
  expect((await importFile(world, 'hanoi', first)).lines).toEqual([
    'hanoi-1900-01-01 is from before 1901-01-01, where draws begin',
  ]);
  const damaged = [{ date: '2024-01-01', special: '876540', first: '98321' }, draws[1], draws[1], 7];
  expect((await importFile(world, 'hanoi', damaged)).lines[0]?.split('; ')).toEqual([
    'Draw 1: special: "876540" is not 5 digits in quotes',
    'Draw 3: of the same round as draw 2',
    'Draw 4: A draw must be an object',
  ]);
  expect((await importFile(world, 'lao', [{ date: '2026-11-15', number: '1234' }])).lines).toEqual([
    'lao has no draw on 2026-11-15; lotto holiday adds one',
  ]);
  expect(await world.db.orm.$count(drawResult, eq(drawResult.publishedBy, 'nok'))).toBe(240);
  // A round that the site was away for is not published but entered.
  const missed = { date: '2024-01-01', special: '87654', first: '98321' };
  const publish = { kind: 'hanoi', date: missed.date, file: JSON.stringify(missed) };
  expect((await ops(world, 'lotto publish', publish)).lines).toEqual([
    'There is no round hanoi-2024-01-01; lotto import enters a draw that nobody could bet on here',
  ]);
  expect((await importFile(world, 'hanoi', [missed])).code).toBe(0);
  await expectCleanAudit(world);
});

/** Days of which none is called off by the calendar of Hanoi. */
const daily = (count: number) => {
  const days = Array.from({ length: count * 2 }, (_, day) => addDays('2026-11-14', -day));
  const drawn = days.filter((date) => !/-0[12]-/.test(date)).slice(0, count);
  return drawn.map((date) => ({ date, special: '87654', first: '98321' }));
};

test('while a long file is entered others are answered, and what a dying process left is entered by the next run', async () => {
  await using world = await openWorld({ at: '2026-11-16T08:00:00+07:00' });
  const { services } = world;
  const draws = daily(2_200);
  let isOver = false;
  let answered = 0;
  const asking = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      await world.call('GET /api/lotto/round', { round_id: 'hanoi-2026-11-16' });
      if (!isOver) answered += 1;
    }
  })();
  expect((await importFile(world, 'hanoi', draws, false)).lines[0]).toMatch(/^2200 draws/);
  isOver = true;
  await asking;
  expect(answered).toBeGreaterThanOrEqual(4);

  const dying = { ...services, db: dyingDatabase(services.db, 3, 'after') };
  const options = { kind: 'hanoi', file: JSON.stringify(draws) };
  const killed = await runOps(dying, { command: 'lotto import', options, who: 'nok', why: '', yes: true });
  expect(killed).toEqual({ code: 1, lines: ['The command failed: the process was killed'] });
  expect(await world.db.orm.$count(drawResult, eq(drawResult.publishedBy, 'nok'))).toBe(1_000);
  await expectCleanAudit(world);
  expect((await importFile(world, 'hanoi', draws)).lines).toEqual([
    '1200 draws entered as history, 1000 were there already',
  ]);
  await expectCleanAudit(world);
});

test('exposure says what each number would cost and the worst that can be drawn', async () => {
  await using world = await openWorld({ members: [1_000, 1_000] });
  const [one, other] = world.members;
  await placeBill(world, one.token, [
    { type: 'top_3', number: '123', amount: 10 },
    { type: 'tod_3', number: '321', amount: 10 },
    { type: 'bottom_2', number: '45', amount: 20 },
    { type: 'front_3', number: '111', amount: 1 },
  ]);
  await placeBill(world, other.token, [
    { type: 'tod_3', number: '213', amount: 5 },
    { type: 'run_top', number: '2', amount: 100 },
    { type: 'front_3', number: '222', amount: 2 },
  ]);
  const shown = await ops(world, 'lotto exposure', { round: ROUND }, false);
  expect(shown.code).toBe(0);
  expect(shown.lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    `${ROUND} is open: 148.00 baht sold, 148.00 baht charged`,
    'type number sold paid if it wins',
    'top_3 123 10.00 9,000.00',
    'tod_3 123 15.00 2,250.00',
    'bottom_2 45 20.00 1,800.00',
    'front_3 222 2.00 900.00',
    'front_3 111 1.00 450.00',
    'run_top 2 100.00 320.00',
    'first: top3 123 would cost 11,570.00 baht',
    'front_three: front3 222 and front3 111 would cost 1,350.00 baht',
    'last_two: bottom2 45 would cost 1,800.00 baht',
    'worst case: 14,720.00 baht paid, lost 14,572.00 baht',
  ]);
  const tods = await ops(world, 'lotto exposure', { round: ROUND, type: 'tod_3' }, false);
  expect(tods.lines.slice(2, 4).map((line) => line.split(' ')[0])).toEqual(['tod_3', 'first:']);
  expect((await ops(world, 'lotto exposure', { round: 'glo-2031-01-01' }, false)).lines).toEqual([
    'There is no round glo-2031-01-01',
  ]);
});
