import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { nextRoundChange } from '#backend/areas/lotto/rounds/next-round-change.ts';
import { kindRate } from '#backend/areas/lotto/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const DRY = 'Dry run: nothing was changed. Add --yes to do it.';
const BEFORE = '2026-11-16T08:00:00+07:00';
/** An hour after the result of the 16th, when the round of the 17th opens. */
const FROM = '2026-11-16T19:30:00+07:00';

function plan(world: World, options: Record<string, string>, yes = true) {
  const given = { kind: 'hanoi', type: 'top_2', from: FROM, ...options };
  return runOps(world.services, { command: 'lotto kind-rate', options: given, who: 'nok', why: '', yes });
}

async function ratesOf(world: World, type: string) {
  const { data = [] } = (await world.call('GET /api/lotto/rates', {})).body;
  return data.find(({ kind }) => kind === 'hanoi')?.rates.find((one) => one.type === type)?.packs;
}

async function changesOf(world: World) {
  return (await world.call('GET /api/lotto/rates/changes', { kind: 'hanoi' })).body.data ?? [];
}

test('a rate from a moment on is of the rounds that open then; what is open and accepted keeps its own', async () => {
  await using world = await openWorld({ at: BEFORE, members: [1_000] });
  const [{ token, memberId }] = world.members;
  const bet = [{ type: 'top_2', number: '54', amount: 10 }];
  await placeBill(world, token, bet, { roundId: 'hanoi-2026-11-16' });
  const said = 'hanoi top_2 pays 95 per baht: rounds that open from 2026-11-16 19:30 +07:00 on';
  expect(await plan(world, { rate: '95' }, false)).toEqual({ code: 0, lines: [said, DRY] });
  expect(await changesOf(world)).toEqual([]);
  expect(await plan(world, { rate: '95' })).toEqual({ code: 0, lines: [said] });
  // Both packs and the limits of one moment are one row, whoever says what of it.
  const more = { pack: 'discount', rate: '60.5', discount: '30', max: '500', 'per-number': '900' };
  expect((await plan(world, more)).code).toBe(0);

  // It is known before it comes, and not in force.
  expect(await changesOf(world)).toMatchObject([
    {
      since: '2026-11-16T12:30:00.000Z',
      pack: 'full',
      rate: 95,
      discount: null,
      max: 500,
      max_per_number: 900,
      offered: null,
      before: { rate: 92, discount: 0, max: 10_000, offered: true },
    },
    {
      type: 'top_2',
      pack: 'discount',
      rate: 60.5,
      discount: 30,
      max: null,
      before: { rate: 70, discount: 28 },
    },
  ]);
  expect(await ratesOf(world, 'top_2')).toMatchObject({ full: { rate: 92 }, discount: { rate: 70 } });
  world.clock.set('2026-11-16T19:29:59+07:00');
  await advanceRounds(world.services);
  expect(await ratesOf(world, 'top_2')).toMatchObject({ full: { rate: 92 } });

  world.clock.set(FROM);
  await advanceRounds(world.services);
  expect(await ratesOf(world, 'top_2')).toMatchObject({ full: { rate: 95 }, discount: { rate: 60.5 } });
  const later = await openSession(world, memberId);
  const next = { roundId: 'hanoi-2026-11-17' };
  const tooMuch = { round_id: next.roundId, lines: [{ type: 'top_2', number: '54', amount: 501 }] };
  const checked = (await world.call('POST /api/lotto/bill/validate', tooMuch, later)).body.data;
  expect(checked).toMatchObject({ acceptable: false, lines: [{ error: 4106 }] });
  expect((await placeBill(world, later, bet, next)).lines).toMatchObject([{ rate: 95 }]);
  const cut = await placeBill(world, later, bet, { ...next, pack: 'discount' });
  expect(cut).toMatchObject({ total_stake: 7, lines: [{ rate: 60.5 }] });
  expect(await changesOf(world)).toHaveLength(2);

  const file = JSON.stringify({ date: '2026-11-16', special: '87654', first: '98321' });
  const result = { kind: 'hanoi', date: '2026-11-16', file };
  const publish = { command: 'lotto publish', options: result, who: 'nok', why: '', yes: true };
  expect((await runOps(world.services, publish)).code).toBe(0);
  expect(await balanceOf(world, later)).toBe(1_000 - 10 - 10 - 7 + 920);
  await expectCleanAudit(world);
});

test('what was planned is said anew for its moment, and a later change builds on it', async () => {
  await using world = await openWorld({ at: BEFORE });
  await plan(world, { rate: '95' });
  await plan(world, { rate: '90', offered: 'no' });
  // As it was: nothing is left of the change but its row.
  await plan(world, { rate: '92', offered: 'yes' });
  expect(await changesOf(world)).toEqual([]);
  await plan(world, { discount: '5' });
  await plan(world, { rate: '93', from: '2026-12-01' });
  expect(await changesOf(world)).toMatchObject([
    { since: '2026-11-30T17:00:00.000Z', rate: 93, discount: null, before: { rate: 92, discount: 5 } },
    { rate: null, discount: 5 },
  ]);
  const rows = await world.db.orm.select().from(kindRate).where(eq(kindRate.kind, 'hanoi'));
  expect(rows.filter(({ type }) => type === 'top_2').map(({ version }) => version)).toEqual([0, 4, 1]);
  await expectCleanAudit(world);
});

test('a plan that makes no sense is refused', async () => {
  await using world = await openWorld({ at: BEFORE });
  const refused = async (options: Record<string, string>) => {
    const { code, lines } = await plan(world, options);
    expect(code, JSON.stringify(options)).toBe(1);
    return lines.join();
  };
  expect(await refused({ rate: '92' })).toContain('has these terms already');
  expect(await refused({})).toContain('No option says what should change');
  expect(await refused({ rate: '95', kind: 'toto' })).toContain('There is no lottery kind toto');
  expect(await refused({ rate: '95', type: 'top_4' })).toContain('no lottery kind hanoi with top_4');
  expect(await refused({ rate: '95', type: 'top_9' })).toContain('--type is one of');
  for (const rate of ['0', '-1', '1.234', '1e3', '๙๕', '100000.01'])
    expect(await refused({ rate })).toContain('--rate is a number');
  for (const discount of ['100', '-5', '2.345'])
    expect(await refused({ discount })).toContain('--discount is a percentage');
  expect(await refused({ min: '600', max: '500' })).toContain('No amount is at least 600.00');
  expect(await refused({ discount: '99.99' })).toContain('1.00 baht would cost nothing with 99.99 % less');
  expect(await refused({ min: '0.01', discount: '60' })).toContain('0.01 baht would cost nothing');
  expect(await refused({ offered: 'maybe' })).toContain('--offered is yes or no');
  expect(await refused({ rate: '95', pack: 'half' })).toContain('--pack is one of');
  // The past, the next minute, a Buddhist year, no zone, no such day.
  for (const from of ['2026-11-16T07:00:00+07:00', '2026-11-16T08:00+07:00', '2028-01-01'])
    expect(await refused({ rate: '95', from })).toContain('between a minute and a year');
  for (const from of ['2569-12-01', '2026-11-31', '2026-12-01T00:00', '2026-12-01T00:00:01Z', 'soon'])
    expect(await refused({ rate: '95', from })).toContain('is no minute with its zone');
  await plan(world, { rate: '95', from: '2026-12-01' });
  expect(await refused({ rate: '94' })).toContain('has a change planned from 2026-12-01 00:00 +07:00 on');
  expect((await world.send('GET /api/lotto/rates/changes', { kind: 'toto' })).status).toBe(404);
  expect((await world.send('GET /api/lotto/rates/changes', { kind: 'x y' })).status).toBe(422);
  await expectCleanAudit(world);
});

test('pages are told when a planned price list is in force', async () => {
  await using world = await openWorld({ at: BEFORE });
  const { services, clock } = world;
  await plan(world, { rate: '95', from: '2026-11-16T12:07:00+07:00' });
  clock.set('2026-11-16T12:06:30+07:00');
  expect(await nextRoundChange(services)).toEqual(new Date('2026-11-16T12:07:00+07:00'));
  clock.set('2026-11-16T12:07:00.002+07:00');
  expect((await nextRoundChange(services))?.getTime()).toBeGreaterThan(clock.now().getTime());
});
