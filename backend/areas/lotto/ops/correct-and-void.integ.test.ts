import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { bill } from '#backend/areas/lotto/tables.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { drawOf } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const NEXT = 'glo-2025-07-01';
const file = (lastTwo: string) => JSON.stringify({ ...drawOf(), last_two: lastTwo });
const world = await openWorld({ members: [100, 100] });
const [loser, winner] = world.members;
afterAll(() => closeAudited(world));

const ops = (command: string, options: Record<string, string>, yes = false, why = 'the paper said so') =>
  runOps(world.services, { command, options, who: 'nok', why, yes });
const again = ({ memberId }: BuiltMember) => openSession(world, memberId);
const balances = async () => [
  await balanceOf(world, await again(loser)),
  await balanceOf(world, await again(winner)),
];
const DRY = 'Dry run: nothing was changed. Add --yes to do it.';

test('lotto correct previews each bill and the totals, then does exactly that once', async () => {
  const wrong = await placeBill(world, loser.token, [{ type: 'bottom_2', number: '44', amount: 10 }]);
  const right = await placeBill(world, winner.token, [{ type: 'bottom_2', number: '55', amount: 1 }]);
  await placeBill(world, winner.token, [{ type: 'bottom_2', number: '66', amount: 1 }]);
  const correction = { round: ROUND, file: file('55') };
  expect(await ops('lotto correct', correction, true)).toMatchObject({ code: 1 });
  await ops('lotto publish', { kind: 'glo', date: '2025-06-16', file: file('44') }, true);
  expect(await balances()).toEqual([990, 98]);

  expect((await ops('lotto correct', correction, true, '')).lines).toEqual(['lotto correct needs --why']);
  const preview = await ops('lotto correct', correction);
  expect(preview.code).toBe(0);
  expect(preview.lines[0]).toMatch(/^glo-2025-06-16 version 2: first prize \d{6}, last two 55$/);
  expect(preview.lines.slice(1, 3).sort()).toEqual(
    [`bill ${wrong.bill_id}  paid 900.00  due 0.00`, `bill ${right.bill_id}  paid 0.00  due 90.00`].sort(),
  );
  expect(preview.lines.slice(3)).toEqual([
    '2 of 3 settled bills change: 900.00 baht taken back, 90.00 baht paid',
    DRY,
  ]);
  expect(await balances()).toEqual([990, 98]);
  const done = await ops('lotto correct', correction, true);
  expect(done.lines).toEqual(preview.lines.slice(0, -1));
  expect(await balances()).toEqual([90, 188]);
  expect((await ops('lotto correct', correction, true)).lines).toEqual([
    `${ROUND} has these figures already, as version 2`,
  ]);
  expect(await balances()).toEqual([90, 188]);
  const kept = await world.db.orm
    .select()
    .from(opsLog)
    .where(and(eq(opsLog.command, 'lotto correct'), eq(opsLog.why, 'the paper said so')))
    .orderBy(opsLog.no);
  expect(kept.map((row) => row.facts)).toEqual([
    expect.objectContaining({ outcome: 'refused' }),
    expect.objectContaining({ round: ROUND, outcome: 'done', file: expect.stringMatching(/^sha256 /) }),
    expect.objectContaining({ outcome: 'done' }),
  ]);
});

test('lotto void ends a round that is on sale, gives every stake back, and the next opens an hour later', async () => {
  world.clock.set('2025-06-15T21:00:00+07:00');
  await advanceRounds(world.services);
  const before = await balances();
  const lines = [{ type: 'top_3', number: '123', amount: 20 }];
  await placeBill(world, await again(loser), lines, { roundId: NEXT });
  await placeBill(world, await again(winner), lines, { roundId: NEXT });
  expect((await ops('lotto void', { round: NEXT }, true, '')).code).toBe(1);
  expect((await ops('lotto void', { round: ROUND }, true)).lines).toEqual([
    `Round ${ROUND} is unknown or has a result; lotto correct changes that`,
  ]);
  const said = `${NEXT} voided: 2 bills refunded, 40.00 baht`;
  expect((await ops('lotto void', { round: NEXT })).lines).toEqual([said, DRY]);
  expect((await world.call('GET /api/lotto/round', { round_id: NEXT })).body.data?.status).toBe('open');
  expect((await ops('lotto void', { round: NEXT }, true)).lines).toEqual([said]);
  expect(await balances()).toEqual(before);
  expect((await ops('lotto void', { round: NEXT }, true)).lines).toEqual([
    `${NEXT} was voided before and is refunded`,
  ]);
  expect(await resumeSettlements(world.services)).toBe(0);
  expect(await world.db.orm.$count(bill, and(eq(bill.roundId, NEXT), eq(bill.status, 'refunded')))).toBe(2);
  const input = { round_id: NEXT, lines, idempotency_key: world.services.random.uuid() };
  expect((await world.call('POST /api/lotto/bill/create', input, await again(loser))).body.error).toBe(4101);
  const file = JSON.stringify({ ...drawOf(), date: '2025-07-01' });
  expect((await ops('lotto publish', { kind: 'glo', date: '2025-07-01', file }, true)).code).toBe(1);

  world.clock.set('2025-06-15T21:59:59+07:00');
  await advanceRounds(world.services);
  const open = async () =>
    (await world.call('GET /api/lotto/rounds', { kind: 'glo', status: 'open' })).body.data;
  expect(await open()).toEqual([]);
  world.clock.set('2025-06-15T22:00:00+07:00');
  await advanceRounds(world.services);
  expect((await open())?.map((round) => round.round_id)).toEqual(['glo-2025-07-16']);
});
