import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { round } from '#backend/areas/lotto/tables.ts';
import { yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { runOps } from '#backend/testing/ops.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import {
  buildMembers,
  fillShots,
  goTo,
  runJobs,
  shoot,
  yeekeeOf,
  yeekeeRoundId,
} from '#backend/testing/yeekee/yeekee.ts';

const DRY = 'Dry run: nothing was changed. Add --yes to do it.';
const DAY = '2026-11-20';

function holiday(world: World, options: Record<string, string>, yes = true) {
  const asked = { kind: 'yeekee', date: DAY, draw: 'no', ...options };
  const act = { command: 'lotto holiday', who: 'nok', why: 'the hall is flooded', yes };
  return runOps(world.services, { ...act, options: asked });
}

async function statusesOf(world: World, kind: string, date: string): Promise<string[]> {
  const rows = await world.db.orm.select().from(round).where(eq(round.kind, kind)).orderBy(round.number);
  return rows.filter(({ drawDate }) => drawDate === date).map(({ status }) => status);
}

test('a Yeekee day is called off while it goes: what has closed is drawn, what is on sale gives its stakes back', async () => {
  await using world = await openWorld({ at: `${DAY}T05:10:00+07:00` });
  const members = await buildMembers(world, 5, 1_000);
  const [one, other] = members.map(({ token }) => token);
  const bet = (number: number, amount: number, token = one ?? '') =>
    placeBill(world, token, [{ type: 'top_2', number: '10', amount }], { roundId: yeekeeRoundId(number) });
  await bet(1, 50);
  await bet(2, 60);
  await bet(3, 70);
  await bet(88, 80, other);
  await plantSealed(world.services, ({ orm }) => orm.update(yeekeeRound).set({ fairness: 'classic' }));
  await fillShots(world, members, [yeekeeRoundId(1), yeekeeRoundId(2)]);
  await goTo(world, `${DAY}T06:03:00+07:00`);
  await runJobs(world);
  expect((await yeekeeOf(world, yeekeeRoundId(1))).proof?.digits).toBe('80810');
  expect(await balanceOf(world, one ?? '')).toBe(1_000 - 180 + 50 * 92);

  // Round 2 takes its last shots and no bets: its bets stand.
  await goTo(world, `${DAY}T06:16:00+07:00`);
  const before = [await balanceOf(world, one ?? ''), await balanceOf(world, other ?? '')];
  const said = [
    `yeekee has no draw on ${DAY} any more`,
    `2 rounds had closed and stay, ${yeekeeRoundId(2)} the last`,
    `${yeekeeRoundId(3)} voided: 1 bills refunded, 70.00 baht`,
  ];
  const dry = await holiday(world, {}, false);
  expect([dry.lines.slice(0, 3), dry.lines.at(-1)]).toEqual([said, DRY]);
  expect((await yeekeeOf(world, yeekeeRoundId(3))).status).toBe('open');
  const done = await holiday(world, {});
  expect(done).toEqual({ code: 0, lines: dry.lines.slice(0, -1) });
  expect(done.lines).toHaveLength(2 + 86);
  expect(await balanceOf(world, one ?? '')).toBe((before[0] ?? 0) + 70);
  expect(await balanceOf(world, other ?? '')).toBe((before[1] ?? 0) + 80);
  expect((await shoot(world, one ?? '', yeekeeRoundId(3), '12345')).body.error).toBe(4201);
  expect(await yeekeeOf(world, yeekeeRoundId(3))).toMatchObject({
    status: 'voided',
    refund_reason: 'called_off',
  });
  expect((await holiday(world, {})).lines).toEqual(said.slice(0, 2));

  await goTo(world, `${DAY}T06:18:00+07:00`);
  await runJobs(world);
  expect((await yeekeeOf(world, yeekeeRoundId(2))).proof?.digits).toBe('80810');
  expect(await balanceOf(world, one ?? '')).toBe((before[0] ?? 0) + 70 + 60 * 92);
  const statuses = ['resulted', 'resulted', ...Array.from({ length: 86 }, () => 'voided')];
  expect(await statusesOf(world, 'yeekee', DAY)).toEqual(statuses);
  // Taken back, nothing that was voided opens again; the next day has all of its rounds.
  expect((await holiday(world, { draw: 'calendar' })).lines).toEqual([`yeekee has a draw on ${DAY}`]);
  await goTo(world, '2026-11-21T05:00:00+07:00');
  await runJobs(world);
  expect(await statusesOf(world, 'yeekee', DAY)).toEqual(statuses);
  expect(await statusesOf(world, 'yeekee', '2026-11-21')).toEqual(Array.from({ length: 88 }, () => 'open'));
  await expectCleanAudit(world);
});

test('a day that is over, or not begun, and rounds that open one after the other', async () => {
  await using world = await openWorld({ at: `${DAY}T04:59:00+07:00` });
  const open = async (kind: string, date = DAY) => (await statusesOf(world, kind, date)).length;
  // Before five it is the day before, of which its last round closed at 03:45.
  expect((await holiday(world, { date: '2026-11-19' })).code).toBe(0);
  expect((await holiday(world, {})).lines).toEqual([`yeekee has no draw on ${DAY}`]);
  await goTo(world, `${DAY}T05:00:00+07:00`);
  await runJobs(world);
  expect(await open('yeekee')).toBe(0);
  // In time: all of it opens again.
  expect((await holiday(world, { draw: 'calendar' })).code).toBe(0);
  await runJobs(world);
  expect(await open('yeekee')).toBe(88);

  const pingpong = { kind: 'pingpong' };
  await goTo(world, `${DAY}T09:30:00+07:00`);
  await runJobs(world);
  expect((await holiday(world, pingpong)).lines.slice(1)).toEqual([
    `1 rounds had closed and stay, pingpong-${DAY} the last`,
    `pingpong-${DAY}-2 voided: 0 bills refunded, 0.00 baht`,
  ]);
  await goTo(world, `${DAY}T11:30:00+07:00`);
  await runJobs(world);
  expect(await open('pingpong')).toBe(2);
  expect((await holiday(world, { ...pingpong, draw: 'calendar' })).code).toBe(0);
  await runJobs(world);
  expect(await statusesOf(world, 'pingpong', DAY)).toEqual(['resulted', 'voided', 'open']);
  await goTo(world, '2026-11-21T05:10:00+07:00');
  await runJobs(world);
  const over = await holiday(world, {});
  expect(over).toEqual({
    code: 1,
    lines: [`Every round of that day has closed, ${yeekeeRoundId(88)} the last`],
  });
  await expectCleanAudit(world);
});
