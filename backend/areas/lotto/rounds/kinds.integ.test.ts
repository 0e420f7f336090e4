import { eq, inArray, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { kindRate, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import { areas } from '#backend/areas.ts';
import { seed } from '#backend/core/db/seed.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

const codes = Object.keys(kindNames);
const DRY = 'Dry run: nothing was changed. Add --yes to do it.';

function ops(world: World, command: string, options: Record<string, string>, yes = true) {
  return runOps(world.services, { command, options, who: 'nok', why: 'the exchange said so', yes });
}

async function statusesOf(world: World, kind: string): Promise<Record<string, string>> {
  const { data = [] } = (await world.call('GET /api/lotto/rounds', { kind })).body;
  return Object.fromEntries(data.map((one) => [one.draw_date, one.status]));
}

test('each kind is on sale under its own price list, and is settled by its own figures', async () => {
  await using world = await openWorld({ at: '2026-11-16T08:00:00+07:00', members: [1_000] });
  const [{ token, memberId }] = world.members;
  const { data: lobby = [] } = (await world.call('GET /api/lotto/lobby', {})).body;
  expect(lobby.map(({ kind, round: own }) => [kind, own?.status])).toEqual(
    codes.map((kind) => [kind, 'open']),
  );
  // As it was drawn, and the three tops and bottom two of it; after noon the Dow of that day ends in the next.
  const drawn = {
    baac: [{ number: '4273157' }, '157', '73'],
    gsb: [{ first: '200834', second: '438135' }, '834', '35'],
    lao: [{ number: '8923' }, '923', '89'],
    hanoi: [{ special: '87654', first: '98321' }, '654', '21'],
    dow: [{ index: '1,523.47', change: '-8.16' }, '347', '16'],
  } as const;
  const date = '2026-11-16';
  for (const [kind, [, top, bottom]] of Object.entries(drawn)) {
    const lines = [
      { type: 'top_3', number: top, amount: 1 },
      { type: 'bottom_2', number: bottom, amount: 1 },
      { type: 'run_top', number: top.slice(0, 1), amount: 1 },
      { type: 'top_2', number: bottom, amount: 1 },
    ];
    await placeBill(world, token, lines, { roundId: `${kind}-${date}` });
    const input = { round_id: `${kind}-${date}`, lines: [{ type: 'front_3', number: '123', amount: 1 }] };
    const refused = (await world.call('POST /api/lotto/bill/validate', input, token)).body.data;
    expect(refused).toMatchObject({ acceptable: false, lines: [{ error: 4102 }] });
  }
  world.clock.set('2026-11-17T05:00:00+07:00');
  await advanceRounds(world.services);
  for (const [kind, [draw, top, bottom]] of Object.entries(drawn)) {
    const file = JSON.stringify({ date, ...draw });
    const said = await ops(world, 'lotto publish', { kind, date, file });
    expect(said).toMatchObject({ code: 0 });
    expect(said.lines.at(-1)).toBe('1 bills settled');
    const { data: result } = (await world.call('GET /api/lotto/result', { round_id: `${kind}-${date}` }))
      .body;
    expect(result?.tiers.map(({ id, numbers }) => [id, ...numbers])).toEqual(Object.entries(draw));
    const damaged = JSON.stringify({ date, ...draw }).replace(/"(\S+)"}$/, '"$15"}');
    const refused = await ops(world, 'lotto correct', { round: `${kind}-${date}`, file: damaged });
    expect(refused.code).toBe(1);
    expect(top.length + bottom.length).toBe(5);
  }
  const later = await openSession(world, memberId);
  expect(await balanceOf(world, later)).toBe(1_000 - 5 * 4 + 5 * (850 + 92 + 3.2));
  expect(await statusesOf(world, 'dow')).toMatchObject({ '2026-11-16': 'resulted' });
  await expectCleanAudit(world);
});

test('rounds follow their days over midnight, holidays and a time that the site was down', async () => {
  await using world = await openWorld({ at: '2026-11-25T20:00:00+07:00' });
  expect(await statusesOf(world, 'dow')).toEqual({ '2026-11-25': 'open' });
  world.clock.set('2026-11-26T03:51:00+07:00');
  await advanceRounds(world.services);
  expect(await statusesOf(world, 'dow')).toEqual({ '2026-11-25': 'closed' });
  // Thanksgiving has none, and the day after it ends early. Down from here until a minute that no schedule names.
  world.clock.set('2026-11-27T23:07:31+07:00');
  await advanceRounds(world.services);
  expect(await statusesOf(world, 'dow')).toEqual({ '2026-11-25': 'closed', '2026-11-27': 'open' });
  const { data: own } = (await world.call('GET /api/lotto/round', { round_id: 'dow-2026-11-27' })).body;
  expect([own?.opens_at, own?.closes_at]).toEqual(['2026-11-25T22:20:00.000Z', '2026-11-27T17:50:00.000Z']);
  expect(await statusesOf(world, 'lao')).toEqual({ '2026-11-27': 'closed', '2026-11-30': 'open' });
});

test('a database that knows the government lottery alone gets the others, and its own rows stay', async () => {
  await using world = await openWorld({ at: '2026-11-16T08:00:00+07:00' });
  const { orm } = world.db;
  const forget = [
    'DELETE FROM round_seed',
    'DELETE FROM yeekee_round',
    'DELETE FROM yeekee_terms',
    "DELETE FROM round_rate WHERE round_id NOT LIKE 'glo-%'",
    "DELETE FROM round WHERE kind <> 'glo'",
    "DELETE FROM kind_rate WHERE kind <> 'glo'",
    "DELETE FROM lotto_kind WHERE kind <> 'glo'",
    "UPDATE lotto_kind SET description = 'as the operator wrote it', max_lines = 77",
  ];
  await plantSealed(world.services, async ({ orm }) => {
    for (const statement of forget) await orm.execute(statement);
  });
  const before = [
    await orm.select().from(lottoKind),
    await orm.select().from(kindRate),
    await orm.select().from(round),
  ];
  await seed(world.services, areas);
  await seed(world.services, areas);
  const after = [
    await orm.select().from(lottoKind).where(eq(lottoKind.kind, 'glo')),
    await orm.select().from(kindRate).where(eq(kindRate.kind, 'glo')),
    await orm.select().from(round).where(eq(round.kind, 'glo')),
  ];
  expect(after).toEqual(before);
  const added = await orm.select().from(round).where(ne(round.kind, 'glo'));
  expect([...new Set(added.map(({ kind, status }) => `${kind} ${status}`))].sort()).toEqual(
    codes
      .filter((kind) => kind !== 'glo')
      .map((kind) => `${kind} open`)
      .sort(),
  );
  await expectCleanAudit(world);
});

test('lotto holiday calls a day off with its bets, once, and the next day opens', async () => {
  await using world = await openWorld({ at: '2026-11-22T12:00:00+07:00', members: [100] });
  const [{ token, memberId }] = world.members;
  const lines = [{ type: 'top_2', number: '12', amount: 40 }];
  await placeBill(world, token, lines, { roundId: 'lao-2026-11-23' });
  const day = { kind: 'lao', date: '2026-11-23', draw: 'no' };
  expect((await ops(world, 'lotto holiday', { ...day, kind: 'toto' })).code).toBe(1);
  expect((await ops(world, 'lotto holiday', { ...day, date: '2026-11-31' })).code).toBe(1);
  expect((await ops(world, 'lotto holiday', { ...day, draw: 'off' })).code).toBe(1);
  for (const date of ['1900-01-01', '1900-12-31', '2200-01-01', '2200-12-31']) {
    expect(await ops(world, 'lotto holiday', { ...day, date })).toEqual({
      code: 1,
      lines: [`--date ${date} is too far off: draws are from 1901-01-01 to 2199-12-31`],
    });
  }
  for (const kind of codes)
    for (const date of ['1901-01-01', '2199-12-31'])
      expect(await ops(world, 'lotto holiday', { kind, date, draw: 'no' }, false)).toMatchObject({
        lines: expect.arrayContaining([`${kind} has no draw on ${date}`]),
      });
  const said = ['lao has no draw on 2026-11-23', 'lao-2026-11-23 voided: 1 bills refunded, 40.00 baht'];
  expect((await ops(world, 'lotto holiday', day, false)).lines).toEqual([...said, DRY]);
  expect(await statusesOf(world, 'lao')).toEqual({ '2026-11-23': 'open' });
  expect((await ops(world, 'lotto holiday', day)).lines).toEqual(said);
  expect((await ops(world, 'lotto holiday', day)).lines).toEqual(said.slice(0, 1));
  expect(await balanceOf(world, await openSession(world, memberId))).toBe(100);
  await advanceRounds(world.services);
  expect(await statusesOf(world, 'lao')).toEqual({ '2026-11-23': 'voided', '2026-11-25': 'open' });
  // What was voided stays so, and a day that is out of the calendar can be put in and taken back.
  expect((await ops(world, 'lotto holiday', { ...day, draw: 'calendar' })).code).toBe(1);
  const tuesday = { kind: 'malay', date: '2026-11-24' };
  expect((await ops(world, 'lotto holiday', { ...tuesday, draw: 'yes' })).lines).toEqual([
    'malay has a draw on 2026-11-24',
  ]);
  world.clock.set('2026-11-22T19:30:00+07:00');
  await advanceRounds(world.services);
  expect(await statusesOf(world, 'malay')).toEqual({ '2026-11-22': 'closed', '2026-11-24': 'open' });
  expect((await ops(world, 'lotto holiday', { ...tuesday, draw: 'calendar' })).lines).toEqual([
    'malay has no draw on 2026-11-24',
    'malay-2026-11-24 voided: 0 bills refunded, 0.00 baht',
  ]);
  await advanceRounds(world.services);
  expect(await statusesOf(world, 'malay')).toMatchObject({ '2026-11-24': 'voided', '2026-11-25': 'open' });
  // A day that has its result is not called off any more.
  world.clock.set('2026-11-22T19:40:00+07:00');
  const file = JSON.stringify({ date: '2026-11-22', first: '4821', second: '7036' });
  await ops(world, 'lotto publish', { kind: 'malay', date: '2026-11-22', file });
  expect(
    (await ops(world, 'lotto holiday', { kind: 'malay', date: '2026-11-22', draw: 'no' })).lines,
  ).toEqual(['Round malay-2026-11-22 has a result; lotto correct changes that']);
  const acts = await world.db.orm
    .select()
    .from(opsLog)
    .where(eq(opsLog.command, 'lotto holiday'))
    .orderBy(opsLog.no);
  expect(acts.flatMap(({ facts }) => Object(facts).days ?? [])).toEqual([
    'lao:2026-11-23:false',
    'malay:2026-11-24:true',
    'malay:2026-11-24:calendar',
  ]);
  expect(await world.db.orm.$count(round, inArray(round.status, ['voided']))).toBe(2);
  await expectCleanAudit(world);
});
