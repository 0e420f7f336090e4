import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { round } from '#backend/areas/lotto/tables.ts';
import { roundSeed, yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { TEST_PASSWORD } from '#backend/testing/members.ts';
import { plant, plantSealed } from '#backend/testing/plant.ts';
import { openWorld } from '#backend/testing/world.ts';
import {
  buildMembers,
  goTo,
  runJobs,
  SHOTS,
  shoot,
  shootAll,
  yeekeeRoundId,
} from '#backend/testing/yeekee/yeekee.ts';
import { lotto } from '#contract/lotto.ts';
import { CHAIN_START } from '#rules/draw/chain.ts';
import { linkOf } from '#rules/lotto/yeekee/chain.ts';
import { goodInput } from '#tests/every-call/inputs.ts';

const world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());
const members = await buildMembers(world, 6, 1_000);
const [own, ...others] = members;
/** Two rounds after each other, the second played without a seed. */
const rounds = [
  { fairness: 'sealed', roundId: yeekeeRoundId(1), first: '05:57:00', later: ['05:59:30', '06:02:00'] },
  { fairness: 'classic', roundId: yeekeeRoundId(2), first: '06:12:00', later: ['06:14:30', '06:17:00'] },
] as const;
const over = { sealed: '06:02:00.001', classic: '06:17:00.001' };

/** Every answer of every call of the lottery about the round, to a member who shot; nothing is accepted meanwhile. */
async function answers(roundId: string): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {};
  for (const call of Object.values(lotto)) {
    const key = `${call.method} ${call.path}`;
    const given = { round_id: roundId, kind: 'yeekee', bill_id: world.services.random.uuid() };
    const input = { ...goodInput(call, given), ...(key.endsWith('/bill/create') ? { lines: [] } : {}) };
    const { body } = await world.send(key, input, { authorization: `Bearer ${own?.token}` });
    said[key] = body;
  }
  return said;
}

/** Rows of a list of shots. */
function listOf(body: unknown): { readonly number: unknown; readonly mine: unknown }[] {
  return Object(body).data;
}

/** All that is not a structure, in an answer. */
function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

/** What the member's own file says of the shots. */
async function ownFile(): Promise<string> {
  await world.call('POST /api/member/data/open', { password: TEST_PASSWORD }, own?.token);
  const { body } = await world.call('GET /api/member/data', {}, own?.token);
  return body.data?.text ?? '';
}

test.each(rounds)(
  'no answer of a $fairness round says a digit, a sum or another link while numbers can be shot',
  async ({ fairness, roundId, first, later }) => {
    await plantSealed(world.services, ({ orm }) =>
      orm.update(yeekeeRound).set({ fairness }).where(eq(yeekeeRound.roundId, roundId)),
    );
    await shootAll(world, others, { roundId, numbers: SHOTS, from: `2026-11-20T${first}+07:00` });
    for (const instant of later) {
      await goTo(world, `2026-11-20T${instant}+07:00`);
      const { body } = await shoot(world, own?.token ?? '', roundId, '40404');
      expect(body.error).toBe(0);
      await runJobs(world);
      const said = await answers(roundId);
      const leaves = leavesOf(said).map(String);
      const mine = await world.db.orm
        .select()
        .from(yeekeeShot)
        .where(and(eq(yeekeeShot.memberId, own?.memberId ?? ''), eq(yeekeeShot.roundId, roundId)));
      const ownLinks = fairness === 'sealed' ? mine.map(({ receipt }) => receipt) : [];
      const commits = await world.db.orm.select({ commit: round.commit }).from(round);
      // The seeds of rounds that are over are there for all.
      const seeds = await world.db.orm.select().from(roundSeed).where(ne(roundSeed.roundId, roundId));
      const known = new Set([
        ...ownLinks,
        ...commits.map(({ commit }) => commit),
        ...seeds.map(({ seed }) => seed),
      ]);
      const links = leaves.filter((leaf) => /^[0-9a-f]{64}$/.test(leaf));
      expect(links.filter((link) => !known.has(link))).toEqual([]);
      expect(mine).not.toEqual([]);
      for (const { receipt } of mine) expect(await ownFile()).not.toContain(receipt);
      for (const leaf of leaves) expect([...SHOTS, '893320', '80810']).not.toContain(leaf);
      // Who shot it reads it in the list and nowhere else; nobody else reads it at all.
      const read = Object.entries(said).filter(([, answer]) =>
        leavesOf(answer).map(String).includes('40404'),
      );
      expect(read.map(([key]) => key)).toEqual(['GET /api/lotto/yeekee/list']);
      for (const shot of listOf(said['GET /api/lotto/yeekee/list']))
        expect(shot.number).toBe(shot.mine ? '40404' : '*****');
      const theirs = await world.call('GET /api/lotto/yeekee/list', { round_id: roundId }, others[0]?.token);
      expect(JSON.stringify(theirs.body)).not.toContain('40404');
      // What the others shot makes no difference to anything that is said: other numbers, the same answers.
      await plant(world, ({ orm }) =>
        orm.execute(
          sql`UPDATE yeekee_shot SET number = '99999', receipt = encode(sha256(receipt::bytea), 'hex') WHERE member_id <> ${own?.memberId}::uuid`,
        ),
      );
      await world.db.orm.execute(
        sql`UPDATE yeekee_round SET chain_head = encode(sha256(chain_head::bytea), 'hex') WHERE round_id = ${roundId}`,
      );
      expect(await answers(roundId)).toEqual(said);
    }
    await goTo(world, `2026-11-20T${over[fairness]}+07:00`);
    await runJobs(world);
    const { data: shots = [] } = (
      await world.call('GET /api/lotto/yeekee/list', { round_id: roundId }, own?.token)
    ).body;
    expect(shots.length).toBeGreaterThan(20);
    expect(shots.every(({ number, receipt }) => /^[0-9]{5}$/.test(number) && receipt !== null)).toBe(true);
  },
);

test('a shot of a classic round is answered without its link, asked again with the same key too, until the seal', async () => {
  const roundId = yeekeeRoundId(3);
  await plantSealed(world.services, ({ orm }) =>
    orm.update(yeekeeRound).set({ fairness: 'classic' }).where(eq(yeekeeRound.roundId, roundId)),
  );
  await goTo(world, '2026-11-20T06:20:00+07:00');
  const again = async () => {
    const input = { round_id: roundId, number: '01234', idempotency_key: 'classic-shot' };
    return (await world.call('POST /api/lotto/yeekee/shoot_number', input, own?.token)).body;
  };
  expect(await again()).toMatchObject({ error: 0, data: { position: 1, receipt: null } });
  expect(await again()).toMatchObject({ error: 0, data: { position: 1, receipt: null } });
  await goTo(world, '2026-11-20T06:32:00.001+07:00');
  await runJobs(world);
  const link = await linkOf(nodeHashing, CHAIN_START, { position: 1, number: '01234' });
  expect(await again()).toMatchObject({ error: 0, data: { position: 1, receipt: link } });
});
