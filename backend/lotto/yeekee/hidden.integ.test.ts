import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
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
import { goodInput } from '#tests/every-call/inputs.ts';

const ROUND_ID = yeekeeRoundId(1);
const world = await openWorld({ at: '2026-11-20T05:40:00+07:00' });
afterAll(() => world[Symbol.asyncDispose]());
const members = await buildMembers(world, 6, 1_000);
const [own, ...others] = members;

/** Every answer of every call of the lottery about the round, to a member who shot; nothing is accepted meanwhile. */
async function answers(): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {};
  for (const call of Object.values(lotto)) {
    const key = `${call.method} ${call.path}`;
    const given = { round_id: ROUND_ID, kind: 'yeekee', bill_id: world.services.random.uuid() };
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

test('no answer says a digit, a sum or another link while numbers can be shot', async () => {
  await shootAll(world, others, { roundId: ROUND_ID, numbers: SHOTS, from: '2026-11-20T05:59:00+07:00' });
  for (const instant of ['05:59:30', '06:02:00']) {
    await goTo(world, `2026-11-20T${instant}+07:00`);
    await shoot(world, own?.token ?? '', ROUND_ID, '40404');
    await runJobs(world);
    const said = await answers();
    const leaves = leavesOf(said).map(String);
    const [own_] = await world.db.query<{ links: string[] }>(
      {
        name: 'test_own_links',
        text: `SELECT array_agg(receipt) AS links FROM yeekee_shot WHERE member_id = $1::uuid`,
      },
      [own?.memberId],
    );
    const mine = new Set(own_?.links);
    const links = leaves.filter((leaf) => /^[0-9a-f]{64}$/.test(leaf));
    const commits = await world.db.query<{ commit: string }>(
      { name: 'test_commits', text: 'SELECT "commit" FROM round WHERE "commit" IS NOT NULL' },
      [],
    );
    const known = new Set(commits.map(({ commit }) => commit));
    expect(links.filter((link) => !mine.has(link) && !known.has(link))).toEqual([]);
    for (const leaf of leaves) expect([...SHOTS, '893320', '80810']).not.toContain(leaf);
    // Who shot it reads it in the list and nowhere else; nobody else reads it at all.
    const read = Object.entries(said).filter(([, body]) => leavesOf(body).map(String).includes('40404'));
    expect(read.map(([key]) => key)).toEqual(['GET /api/lotto/yeekee/list']);
    for (const shot of listOf(said['GET /api/lotto/yeekee/list']))
      expect(shot.number).toBe(shot.mine ? '40404' : '*****');
    const theirs = await world.call('GET /api/lotto/yeekee/list', { round_id: ROUND_ID }, others[0]?.token);
    expect(JSON.stringify(theirs.body)).not.toContain('40404');
    // What the others shot makes no difference to anything that is said: other numbers, the same answers.
    await world.db.orm.execute(
      sql`UPDATE yeekee_shot SET number = '99999', receipt = encode(sha256(receipt::bytea), 'hex') WHERE member_id <> ${own?.memberId}::uuid`,
    );
    await world.db.orm.execute(
      sql`UPDATE yeekee_round SET chain_head = encode(sha256(chain_head::bytea), 'hex') WHERE round_id = ${ROUND_ID}`,
    );
    expect(await answers()).toEqual(said);
  }
});

test('once shooting is over everything is there', async () => {
  await goTo(world, '2026-11-20T06:02:00.001+07:00');
  await runJobs(world);
  const { data: shots = [] } = (
    await world.call('GET /api/lotto/yeekee/list', { round_id: ROUND_ID }, own?.token)
  ).body;
  expect(shots.every(({ number, receipt }) => /^[0-9]{5}$/.test(number) && receipt !== null)).toBe(true);
});
