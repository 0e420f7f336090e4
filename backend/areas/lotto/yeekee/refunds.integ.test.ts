import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { round } from '#backend/areas/lotto/tables.ts';
import { beat } from '#backend/core/heartbeat/heartbeat.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { openWorld } from '#backend/testing/world.ts';
import {
  buildMembers,
  goTo,
  runJobs,
  SHOTS,
  shootAll,
  yeekeeOf,
  yeekeeRoundId,
} from '#backend/testing/yeekee/yeekee.ts';
import { claimedProof } from '#contract/lotto/claimed-proof.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { verifyPingpong } from '#rules/lotto/pingpong/draw.ts';
import { verifyProof } from '#rules/lotto/yeekee/verify-proof.ts';

const world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());
const members = await buildMembers(world, 5, 1_000);
const tokenOf = (index: number) => members[index]?.token ?? '';
const at = (time: string) => goTo(world, `2026-11-20T${time}+07:00`);
const bet = (roundId: string, amount = 100) =>
  placeBill(world, tokenOf(0), [{ type: 'top_2', number: '12', amount }], { roundId });

/** Bets on a round and shoots into it from an instant on. */
async function shootInto(number: number, time: string, shooters: number, shots: number): Promise<void> {
  const roundId = yeekeeRoundId(number);
  await at(time);
  await bet(roundId);
  const from = `2026-11-20T${time}+07:00`;
  await shootAll(world, members.slice(0, shooters), { roundId, numbers: SHOTS.slice(0, shots), from });
}

async function resultOf(number: number, time: string) {
  await at(time);
  await runJobs(world);
  await Promise.all([runJobs(world), runJobs(world)]);
  return yeekeeOf(world, yeekeeRoundId(number));
}

test('nineteen shots give every stake back, and so do four members', async () => {
  await shootInto(1, '05:58:00', 5, 19);
  await at('06:02:00.001');
  await runJobs(world);
  // The proof of a round that will give its stakes back says so at once, and holds.
  const sealed = await yeekeeOf(world, yeekeeRoundId(1));
  expect(sealed).toMatchObject({ status: 'closed', refund_reason: 'few_shots', proof: { digits: null } });
  const claim = claimedProof(sealed);
  expect((claim ? await verifyProof(webHashing, claim) : []).map(({ holds }) => holds)).toEqual(
    Array.from({ length: 11 }, () => true),
  );
  expect(await resultOf(1, '06:03:00')).toMatchObject({
    status: 'voided',
    refund_reason: 'few_shots',
    count: 19,
    proof: { digits: null, top_3: null, row_1: '71308', row_16: '00628', sum: 839_780 },
    prizes: [],
  });
  await shootInto(2, '06:13:00', 4, 20);
  expect(await resultOf(2, '06:18:00')).toMatchObject({
    status: 'voided',
    refund_reason: 'few_members',
    shooters: 4,
  });
  expect(await balanceOf(world, tokenOf(0))).toBe(1_000);
});

/** Notes the site's heartbeat at these seconds after an instant, as its processes would. */
async function beatAt(from: string, seconds: readonly number[]): Promise<void> {
  for (const second of seconds) {
    world.clock.set(new Date(Date.parse(`2026-11-20T${from}+07:00`) + second * 1_000).toISOString());
    await beat(world.services);
  }
}

test('an outage that touches the last minute of shooting gives every stake back, one before it does not', async () => {
  // Shooting of round 3 ends at 06:32: forty seconds of silence in its last minute.
  await beatAt('06:28:50', [0]);
  await shootInto(3, '06:29:00', 5, 20);
  await beatAt('06:31:00', [0, 10, 50, 60, 80, 100, 120]);
  expect(await resultOf(3, '06:33:00')).toMatchObject({ refund_reason: 'outage', proof: { digits: null } });
  // That of round 4 at 06:47: silent until a second before its last minute.
  await shootInto(4, '06:43:00', 5, 20);
  await beatAt('06:45:59', [0, 20, 40, 60, 80, 100, 120]);
  expect(await resultOf(4, '06:48:00')).toMatchObject({ status: 'resulted', refund_reason: null });
  // Nobody has noted the end of the silence over that of round 5.
  await shootInto(5, '06:58:00', 5, 20);
  await beatAt('07:00:00', [0, 20, 40, 60, 80]);
  expect(await resultOf(5, '07:03:00')).toMatchObject({ refund_reason: 'outage' });
});

test('ping-pong shows what it was committed to, and its seed with the result', async () => {
  const roundId = 'pingpong-2026-11-20';
  const { data: open } = (await world.call('GET /api/lotto/round', { round_id: roundId })).body;
  expect(open).toMatchObject({
    round_no: 1,
    status: 'open',
    commit: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await at('08:50:00');
  await placeBill(world, tokenOf(1), [{ type: 'run_top', number: '1', amount: 10 }], { roundId });
  const all = await Promise.all([runJobs(world), at('09:00:59').then(() => runJobs(world))]);
  expect(all).toHaveLength(2);
  expect((await world.call('GET /api/lotto/result', { round_id: roundId })).status).toBe(404);
  await at('09:01:00');
  await Promise.all([runJobs(world), runJobs(world)]);
  const { data: result } = (await world.call('GET /api/lotto/result', { round_id: roundId })).body;
  const [digits = ''] = result?.tiers[0]?.numbers ?? [];
  expect(result?.commit).toBe(open?.commit);
  const draw = { roundId, commit: open?.commit ?? '', seed: result?.seed ?? '', digits };
  expect(await verifyPingpong(webHashing, draw)).toBe(true);
  const won = digits.slice(2).includes('1') ? 32 : 0;
  expect(await balanceOf(world, tokenOf(1))).toBe(990 + won);
  const { data: lobby = [] } = (await world.call('GET /api/lotto/lobby', {})).body;
  expect(lobby.find(({ kind }) => kind === 'pingpong')).toMatchObject({
    round: { round_id: `${roundId}-2`, round_no: 2 },
    latest: { round_id: roundId },
  });
});

test('a round without a result is given back a day after it should have had one, once', async () => {
  const roundId = 'hanoi-2026-11-20';
  const before = await balanceOf(world, tokenOf(2));
  await placeBill(world, tokenOf(2), [{ type: 'top_2', number: '12', amount: 50 }], { roundId });
  await goTo(world, '2026-11-21T18:29:59+07:00');
  await runJobs(world);
  expect(await balanceOf(world, tokenOf(2))).toBe((before ?? 0) - 50);
  await goTo(world, '2026-11-21T18:30:01+07:00');
  await Promise.all([runJobs(world), runJobs(world), runJobs(world)]);
  expect(await balanceOf(world, tokenOf(2))).toBe(before);
  const [row] = await world.db.orm.select().from(round).where(eq(round.id, roundId));
  expect([row?.status, row?.voidReason]).toEqual(['voided', 'no_result']);
});

test('the books are in order', () => expectCleanAudit(world));
