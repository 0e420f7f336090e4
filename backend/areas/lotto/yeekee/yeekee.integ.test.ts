import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { round } from '#backend/areas/lotto/tables.ts';
import { roundSeed, yeekeePrize, yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import { areas } from '#backend/areas.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { runOps } from '#backend/testing/ops.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld } from '#backend/testing/world.ts';
import {
  buildMembers,
  goTo,
  runJobs,
  SHOTS,
  shoot,
  shootAll,
  yeekeeOf,
  yeekeeRoundId,
} from '#backend/testing/yeekee/yeekee.ts';
import { claimedProof } from '#contract/lotto/claimed-proof.ts';
import { verifyProof } from '#rules/lotto/yeekee/verify-proof.ts';

const Side = z.object({ count: z.number() });
const Days = z.object({
  compared: z.array(
    z.object({ name: z.string(), own: Side, other: Side, differences: z.array(z.unknown()) }),
  ),
});

const SEED = '66eee71c64df159e2676b96e4fb069ba27a2915c095218d041c38950fd2882ce';
const COMMIT = 'f541f0dcef87e67cbf5cdc528f5cf0c17193f2a2943a03f733a611a07ab0c395';
const FIRST = yeekeeRoundId(1);

const world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());
const members = await buildMembers(world, 5, 1_000);
const [ann, ben] = members;

/** Plays a round by rules and with a seed of the test's choice, as if it had opened so. */
async function playBy(roundId: string, fairness: 'classic' | 'sealed'): Promise<void> {
  await plantSealed(world.services, async ({ orm }) => {
    await orm.update(yeekeeRound).set({ fairness }).where(eq(yeekeeRound.roundId, roundId));
    await orm.update(roundSeed).set({ seed: SEED }).where(eq(roundSeed.roundId, roundId));
    await orm.update(round).set({ commit: COMMIT }).where(eq(round.id, roundId));
  });
}

test('a new site in the middle of a day has the rest of its rounds, the next one in the lobby', async () => {
  await using later = await openWorld({ at: '2026-11-21T03:30:01+07:00' });
  const { data: rounds = [] } = (await later.call('GET /api/lotto/rounds', { kind: 'yeekee' })).body;
  expect(rounds.map(({ round_id, round_no }) => [round_id, round_no])).toEqual([[yeekeeRoundId(88), 88]]);
  const { data: today = [] } = (await world.call('GET /api/lotto/rounds', { kind: 'yeekee' })).body;
  expect(today.map(({ round_no }) => round_no)).toEqual(Array.from({ length: 88 }, (_, at) => at + 1));
  expect(today[0]).toMatchObject({
    shooting_closes_at: '2026-11-19T23:02:00.000Z',
    commit: expect.any(String),
  });
  expect(new Set(today.map(({ commit }) => commit)).size).toBe(88);
  const { data: lobby = [] } = (await world.call('GET /api/lotto/lobby', {})).body;
  expect(lobby.find(({ kind }) => kind === 'yeekee')?.round?.round_id).toBe(FIRST);
});

test('a shot needs a session, five digits, a round that takes shots, and six seconds', async () => {
  const token = ann?.token ?? '';
  expect((await shoot(world, '', FIRST, '12345')).status).toBe(401);
  for (const bad of ['1234', '123456', '1234a', '๑๒๓๔๕', '-1234', ''])
    expect((await shoot(world, token, FIRST, bad)).status, bad).toBe(422);
  expect((await shoot(world, token, 'yeekee-2026-11-20-89', '12345')).status).toBe(404);
  expect((await shoot(world, token, 'pingpong-2026-11-20', '12345')).status).toBe(404);
  const at = (instant: string) => goTo(world, `2026-11-20T${instant}+07:00`);
  const second = yeekeeRoundId(2);
  await at('05:59:59.999');
  expect((await shoot(world, token, second, '12345')).body).toMatchObject({ error: 4201 });
  await at('06:00:00');
  const first = await shoot(world, token, second, '12345', 'the-first-shot');
  expect(first.body).toMatchObject({
    error: 0,
    data: { position: 1, next_allowed_at: '2026-11-19T23:00:06.000Z' },
  });
  await at('06:00:05.999');
  expect((await shoot(world, token, second, '54321')).body).toMatchObject({
    error: 4202,
    data: { next_allowed_at: '2026-11-19T23:00:06.000Z', retry_after: 1 },
  });
  // The same key asks for the answer that was lost, at any time; another number under it is refused.
  expect((await shoot(world, token, second, '12345', 'the-first-shot')).body).toEqual(first.body);
  expect((await shoot(world, token, second, '12346', 'the-first-shot')).body).toMatchObject({ error: 4111 });
  // Every member and every round has a cooldown of its own.
  expect((await shoot(world, ben?.token ?? '', second, '00000')).body).toMatchObject({
    data: { position: 2 },
  });
  expect((await shoot(world, token, FIRST, '00000')).body).toMatchObject({ data: { position: 1 } });
  await at('06:00:06');
  expect((await shoot(world, token, second, '54321')).body).toMatchObject({ data: { position: 3 } });
  await at('06:02:00');
  expect((await shoot(world, token, FIRST, '11111')).body).toMatchObject({ data: { position: 2 } });
  await at('06:02:00.001');
  expect((await shoot(world, ben?.token ?? '', FIRST, '11111')).body).toMatchObject({ error: 4201 });
  // A clock that is behind adds nothing once the shots are sealed.
  await runJobs(world);
  await at('06:01:59');
  expect((await shoot(world, ben?.token ?? '', FIRST, '11111')).body).toMatchObject({ error: 4201 });
});

test('the published example is played through the calls: bets, shots, result, prizes, proof', async () => {
  const roundId = yeekeeRoundId(4);
  await playBy(roundId, 'classic');
  await goTo(world, '2026-11-20T06:31:00+07:00');
  const bet = (index: number, number: string, amount: number) =>
    placeBill(world, members[index]?.token ?? '', [{ type: 'top_3', number, amount }], { roundId });
  // Row 16 is shot by the fifth member, row 1 by the fifth too: one prize, the larger.
  const won = await bet(4, '810', 100);
  await bet(0, '811', 99);
  for (const other of [1, 2, 3]) await bet(other, '811', 10);
  expect(
    (await world.call('POST /api/lotto/bill/cancel', { bill_id: won.bill_id }, members[4]?.token)).body,
  ).toMatchObject({
    error: 4123,
  });
  await shootAll(world, members, { roundId, numbers: SHOTS, from: '2026-11-20T06:44:00+07:00' });
  expect((await yeekeeOf(world, roundId)).proof).toBeNull();
  await goTo(world, '2026-11-20T06:47:01+07:00');
  await runJobs(world);
  // Shooting is over and nothing of it changes: all of the proof is there before the result is.
  const sealed = await yeekeeOf(world, roundId);
  expect(sealed).toMatchObject({ status: 'closed', refund_reason: null, prizes: [] });
  expect(sealed.proof).toMatchObject({ seed: SEED, sum: 893_320, digits: '80810' });
  expect((await world.call('GET /api/lotto/result', { round_id: roundId })).status).toBe(404);
  await goTo(world, '2026-11-20T06:48:00+07:00');
  await Promise.all([runJobs(world), runJobs(world)]);
  const own = await yeekeeOf(world, roundId);
  expect(own).toMatchObject({
    status: 'resulted',
    round_no: 4,
    commit: COMMIT,
    count: 20,
    shooters: 5,
    refund_reason: null,
    proof: {
      ...{ seed: SEED, sum: 893_320, row_1: '53540', row_16: '12510', digits: '80810' },
      ...{ top_3: '810', top_2: '10', bottom_2: '80', fairness: 'classic', row_order: 'newest_first' },
      chain_head: 'aa2e4c4ef045b9dac7c6dc650967d8feb045bb8446552d137d692578da8e27fb',
    },
    // A hundred baht at 850 leave the house 15 on average; half of that is what their shooter can win.
    prizes: [{ row: 16, position: 5, prize: 7.5, limited_by: 'own' }],
    unpaid: [{ row: 1, reason: 'larger' }],
  });
  expect(own.proof).toEqual(sealed.proof);
  expect(own.proof?.shots.map(({ number }) => number)).toEqual(SHOTS);
  const { data: listed = [] } = (
    await world.call('GET /api/lotto/yeekee/list', { round_id: roundId }, ann?.token)
  ).body;
  const receipts = listed.map(({ position, receipt }) => ({ position, receipt: receipt ?? '' }));
  expect(receipts).toHaveLength(20);
  const claim = claimedProof(own);
  const checks = claim && (await verifyProof(nodeHashing, claim, receipts));
  expect(checks?.filter(({ holds }) => !holds)).toEqual([]);
  expect(await balanceOf(world, members[4]?.token ?? '')).toBe(1_000 - 100 + 85_000 + 7.5);
  expect(await balanceOf(world, members[0]?.token ?? '')).toBe(1_000 - 99);
  const { data: result } = (await world.call('GET /api/lotto/result', { round_id: roundId })).body;
  expect(result).toMatchObject({
    round_no: 4,
    commit: COMMIT,
    seed: SEED,
    tiers: [{ id: 'number', numbers: ['80810'] }],
  });
  const { data: shots = [] } = (
    await world.call('GET /api/lotto/yeekee/list', { round_id: roundId, limit: 3 }, ann?.token)
  ).body;
  expect(shots.map(({ position, number, mine }) => [position, number, mine])).toEqual([
    [20, '53540', false],
    [19, '71308', false],
    [18, '13766', false],
  ]);
});

test('a sealed round mixes its seed in', async () => {
  const roundId = yeekeeRoundId(8);
  await playBy(roundId, 'sealed');
  await goTo(world, '2026-11-20T07:43:00+07:00');
  await shootAll(world, members, { roundId, numbers: SHOTS, from: '2026-11-20T07:44:00+07:00' });
  await goTo(world, '2026-11-20T07:48:00+07:00');
  await runJobs(world);
  await runJobs(world);
  expect(await yeekeeOf(world, roundId)).toMatchObject({
    status: 'resulted',
    proof: { digits: '77724', top_3: '724', bottom_2: '77' },
    prizes: [],
    unpaid: [
      { row: 1, reason: 'few_stakes' },
      { row: 16, reason: 'few_stakes' },
    ],
  });
});

test('nobody chooses a result, and a round is voided still', async () => {
  const order = { who: 'nok', why: 'asked for', yes: true };
  const draw = { date: '2026-11-20', round: 4, number: '12345', seed: SEED };
  const publish = {
    ...order,
    command: 'lotto publish',
    options: { kind: 'yeekee', date: '2026-11-20', round: '4', file: JSON.stringify(draw) },
  };
  const refused = {
    code: 1,
    lines: ['The site itself draws yeekee; nobody publishes or corrects its results'],
  };
  expect(await runOps(world.services, publish)).toMatchObject(refused);
  const correct = {
    ...order,
    command: 'lotto correct',
    options: { round: yeekeeRoundId(4), file: JSON.stringify(draw) },
  };
  expect(await runOps(world.services, correct)).toMatchObject(refused);
  const voided = await runOps(world.services, {
    ...order,
    command: 'lotto void',
    options: { round: yeekeeRoundId(88) },
  });
  expect(voided.code).toBe(0);
  await runJobs(world);
  expect(await yeekeeOf(world, yeekeeRoundId(88))).toMatchObject({
    status: 'voided',
    refund_reason: 'called_off',
    proof: { digits: null },
  });
});

test('the daily reconciliation holds every prize of a shooter against its round', async () => {
  const options = { day: '2026-11-20', format: 'json' };
  const asked = { command: 'reconcile', options, who: 'nok', why: 'as asked', yes: false };
  const { lines } = await runOps(world.services, asked);
  const { compared } = Days.parse(JSON.parse(lines.join('\n')));
  const [gifts] = compared.filter(({ name }) => name === 'gifts ledger');
  const paid = await world.db.orm.select().from(yeekeePrize);
  expect(gifts).toMatchObject({
    own: { count: paid.length },
    other: { count: paid.length },
    differences: [],
  });
  expect(paid).not.toEqual([]);
});

test('the books of all that are in order, and any forgery in them is found', async () => {
  await expectCleanAudit(world);
  const [played, other, drawn] = [yeekeeRoundId(4), ann?.memberId, `draw_result SET draw = draw ||`];
  const forgeries: readonly (readonly [check: string, forge: string])[] = [
    // Everything of a shot but its link, its link too, and the whole chain behind it.
    ['site_draw', `UPDATE yeekee_shot SET number = '00000' WHERE round_id = '${played}' AND position = 7`],
    [
      'site_draw',
      `UPDATE yeekee_shot SET receipt = repeat('b', 64) WHERE round_id = '${played}' AND position = 7`,
    ],
    ['site_draw', `UPDATE yeekee_round SET chain_head = repeat('b', 64) WHERE round_id = '${played}'`],
    ['site_draw', `UPDATE yeekee_round SET fairness = 'sealed' WHERE round_id = '${played}'`],
    ['site_draw', `UPDATE ${drawn} '{"number": "12345"}' WHERE round_id = '${played}'`],
    ['site_draw', `UPDATE ${drawn} jsonb_build_object('seed', repeat('c', 64)) WHERE round_id = '${played}'`],
    ['site_draw', `UPDATE round SET "commit" = repeat('c', 64) WHERE id = '${played}'`],
    ['site_draw', `UPDATE yeekee_prize SET member_id = '${other}' WHERE round_id = '${played}'`],
    ['site_draw', `DELETE FROM yeekee_prize WHERE round_id = '${played}'`],
    ['site_draw', `UPDATE yeekee_round SET min_shots = 21 WHERE round_id = '${played}'`],
    [
      'site_draw',
      `UPDATE round SET void_reason = 'few_shots' WHERE id = '${yeekeeRoundId(88)}'; UPDATE yeekee_round SET min_shots = 0, min_shooters = 0`,
    ],
    ['yeekee_shots', `DELETE FROM yeekee_shot WHERE round_id = '${played}' AND position = 20`],
    [
      'yeekee_shots',
      `UPDATE yeekee_shot SET member_id = '00000000-0000-7000-8000-000000000000' WHERE round_id = '${played}' AND position = 3`,
    ],
    [
      'yeekee_shots',
      `UPDATE yeekee_shot SET shot_at = shot_at + interval '1 hour' WHERE round_id = '${played}' AND position = 20`,
    ],
    [
      'yeekee_cooldown',
      `UPDATE yeekee_shot SET shot_at = shot_at + interval '27 seconds' WHERE round_id = '${played}' AND position = 1`,
    ],
    ['yeekee_prize_rule', `UPDATE yeekee_round SET prize_rule = 1 WHERE round_id = '${yeekeeRoundId(8)}'`],
    ['yeekee_reward', `UPDATE yeekee_prize SET satang = satang + 1 WHERE round_id = '${played}'`],
    ['draw_by', `UPDATE draw_result SET published_by = 'nok' WHERE round_id = '${played}'`],
    ['act_void', `UPDATE round SET void_reason = 'outage' WHERE id = '${yeekeeRoundId(88)}'`],
  ];
  const checks = await auditChecks(areas);
  for (const [check, forge] of forgeries) {
    const found: string[] = [];
    await world.db.script('BEGIN; SET LOCAL session_replication_role = replica');
    await world.db.script(forge);
    for await (const one of checks.find(({ name }) => name === check)?.find(world.db) ?? []) found.push(one);
    await world.db.script('ROLLBACK');
    expect(found, forge).not.toEqual([]);
  }
});
