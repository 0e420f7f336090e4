import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { lockShooting } from '#backend/areas/lotto/yeekee/shots.ts';
import { yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { countOf, crowd } from '#backend/testing/crowd.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import {
  buildMembers,
  goTo,
  runJobs,
  shoot,
  yeekeeOf,
  yeekeeRoundId,
} from '#backend/testing/yeekee/yeekee.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';

const world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());
const ROUND_ID = yeekeeRoundId(1);

test('members who shoot at once take places without a gap, each of them one in six seconds', async () => {
  const members = await buildMembers(world, 12, 500);
  await goTo(world, '2026-11-20T05:59:00+07:00');
  for (const second of [0, 6]) {
    await goTo(world, new Date(Date.parse('2026-11-20T05:59:00+07:00') + second * 1_000));
    // Every member four times at once, one of them twice under one key.
    const said = await crowd(48, 16, async (turn) => {
      const member = members[turn % 12];
      const key = turn < 24 ? `turn-${second}-${turn % 12}` : undefined;
      const number = String((turn % 12) * 7_919).padStart(5, '0');
      const { body } = await shoot(world, member?.token ?? '', ROUND_ID, number, key);
      return `${turn % 12} ${body.error === 0 ? body.data?.position : body.error}`;
    });
    // One place a member, however often its answer was asked for; 4202 to the rest.
    const places = new Set(said.filter((one) => !one.endsWith('4202')));
    expect(places.size).toBe(12);
    expect(countOf(said.map((one) => one.split(' ')[0])) as object).toEqual(
      Object.fromEntries(members.map((_, at) => [String(at), 4])),
    );
  }
  const own = eq(yeekeeShot.roundId, ROUND_ID);
  const shots = await world.db.orm.select().from(yeekeeShot).where(own).orderBy(asc(yeekeeShot.position));
  expect(shots.map(({ position }) => position)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
  const links = await linksOf(
    nodeHashing,
    shots.map(({ number }) => number),
  );
  expect(shots.map(({ receipt }) => receipt)).toEqual(links);
  const [round] = await world.db.orm.select().from(yeekeeRound).where(eq(yeekeeRound.roundId, ROUND_ID));
  expect(round).toMatchObject({ shotCount: 24, shooterCount: 12, chainHead: links.at(-1) });

  // The end, seen by several servers at once: one result, one payout, one prize.
  const before = await Promise.all(members.map(({ token }) => balanceOf(world, token)));
  for (const { token } of members)
    await placeBill(world, token, [{ type: 'run_top', number: '1', amount: 100 }], { roundId: ROUND_ID });
  await goTo(world, '2026-11-20T06:03:00+07:00');
  await Promise.all(Array.from({ length: 4 }, () => runJobs(world)));
  const { proof, prizes, status } = await yeekeeOf(world, ROUND_ID);
  // Rows 1 and 16 are the 24th and the 9th place; who happens to have both takes the larger prize alone.
  // A run of a hundred baht leaves 13.28 on average: half of that is the most that each can win.
  const due = shots[23]?.memberId === shots[8]?.memberId ? [6.64] : [6.64, 6.64];
  expect([status, prizes.map(({ prize }) => prize)]).toEqual(['resulted', due]);
  const won = proof?.top_3?.includes('1') ? 320 : 0;
  const after = await Promise.all(members.map(({ token }) => balanceOf(world, token)));
  const gains = after
    .map((balance, at) => Math.round(((balance ?? 0) - (before[at] ?? 0) + 100 - won) * 100) / 100)
    .sort((a, b) => a - b);
  expect(gains).toEqual([...Array.from({ length: 12 - due.length }, () => 0), ...due]);
  await expectCleanAudit(world);
});

test('shots and the seal of their round meet: what is taken is in the proof, and nothing after it', async () => {
  const members = await buildMembers(world, 24, 0);
  const roundId = yeekeeRoundId(5);
  await goTo(world, '2026-11-20T07:01:59+07:00');
  const shooting = crowd(24, 12, async (turn) => {
    if (turn === 12) world.clock.set('2026-11-20T07:02:00.001+07:00');
    const { body } = await shoot(world, members[turn]?.token ?? '', roundId, String(turn).padStart(5, '0'));
    return body.error;
  });
  const [said] = await Promise.all([shooting, runJobs(world), runJobs(world)]);
  await runJobs(world);
  await goTo(world, '2026-11-20T07:03:00+07:00');
  await runJobs(world);
  const taken = said.filter((error) => error === 0).length;
  const { count, proof } = await yeekeeOf(world, roundId);
  expect([count, proof?.shots.length]).toEqual([taken, taken]);
  await expectCleanAudit(world);
});

const waiting = {
  name: 'test_waiting',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

test('a shot that waits for its round while its member is excluded is none', async () => {
  const [member] = await buildMembers(world, 1, 0);
  const token = member?.token ?? '';
  const roundId = yeekeeRoundId(9);
  await goTo(world, '2026-11-20T07:59:00+07:00');
  const { shot } = await world.db.transact(async (tx) => {
    await lockShooting(tx, roundId, world.services.agentId);
    const shooting = shoot(world, token, roundId, '12345');
    await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(1);
    const exclusion = { length: 'one_year', password: TEST_PASSWORD } as const;
    expect((await world.call('POST /api/member/protection/bar', exclusion, token)).body.error).toBe(0);
    return { shot: shooting };
  });
  expect((await shot).body.error).toBe(4405);
  expect((await yeekeeOf(world, roundId)).count).toBe(0);
});
