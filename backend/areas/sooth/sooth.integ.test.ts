import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDays } from '#backend/areas/sooth/days/make-days.ts';
import { recordShoes } from '#backend/areas/sooth/shoes/record-shoes.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { HAND_MS } from '#rules/sooth/schedule.ts';
import { daySeeds, handsOf, outcomesOf, verifyShoe } from '#rules/sooth/shoe-seeds.ts';
import { recordsOf, tipsAfter } from '#rules/sooth/tips.ts';

const LIST = 'POST /api/sooth/baccarat';
const DETAIL = 'POST /api/sooth/detail';
/** Shoe 21 of room 1 begins. */
const START = Date.parse('2025-06-15T20:00:00+07:00');

let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world, { balance: 0 });
  token = member.token;
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** Puts the clock so long after the shoe began, with a session that has not ended by then. */
async function setAfter(ms: number): Promise<void> {
  world.clock.set(new Date(START + ms).toISOString());
  token = await openSession(world, member.memberId);
}
const rooms = async () => (await world.call(LIST, {}, token)).body.data?.rooms ?? [];
const detail = async (room_id = 1) => {
  const { data } = (await world.call(DETAIL, { room_id }, token)).body;
  if (!data) throw new Error('no detail');
  return data;
};
/** What the server alone knows of a day. */
async function secretsOf(roomId: number, day = '2025-06-15') {
  const find = {
    name: 'test_sooth_seed',
    text: `SELECT seed, seed."commit", day."commit" AS head FROM sooth_seed seed JOIN sooth_day day ON day.seed_owner = seed.owner
      WHERE room_id = $1::int AND day = $2::date`,
  };
  const [row] = await world.db.query<{ seed: string; commit: string; head: string }>(find, [roomId, day]);
  if (!row) throw new Error('no such day');
  return { ...row, seeds: (await daySeeds(nodeHashing, row.seed)).seeds };
}

test('no session, bad input and unknown rooms', async () => {
  expect((await world.call(LIST, {})).status).toBe(401);
  expect((await world.call(DETAIL, { room_id: 1 })).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  for (const room_id of [0, -1, 1.5, 'x', null, 2 ** 31, [1], true, '1', undefined])
    expect((await world.send(DETAIL, { room_id }, headers)).status).toBe(422);
  expect((await world.call(DETAIL, { room_id: 99 }, token)).status).toBe(404);
});

test('a shoe that would have begun before its commitment is not dealt', async () => {
  // The site was set up at 19:00, when shoe 20 of the first room began; the others had begun theirs.
  expect((await rooms()).map(({ state }) => state)).toEqual(['dealing', 'waiting', 'waiting', 'waiting']);
  expect((await rooms())[1]).toMatchObject({
    ...{ shoe_no: null, outcomes: '', counts: { banker: 0, player: 0, tie: 0 } },
    ...{ next_hand_at: '2025-06-15T12:30:00.000Z', next_shoe_at: '2025-06-15T12:30:00.000Z' },
  });
  expect(await detail(2)).toMatchObject({ shoe: null, shoes: 0, ended: [] });
  await setAfter(-30 * 60_000);
  expect((await rooms())[1]).toMatchObject({ state: 'dealing', shoe_no: 20, outcomes: expect.any(String) });
});

test('hands come one by one as the seed says, and the clock alone deals them', async () => {
  const { seeds, head } = await secretsOf(1);
  const whole = await handsOf(nodeHashing, { roomId: 1, day: '2025-06-15', no: 21, seed: seeds[20] ?? '' });
  for (const [ms, dealt] of [
    [0, 1],
    [HAND_MS - 1, 1],
    [HAND_MS, 2],
    [30 * HAND_MS, 31],
  ] as const) {
    await setAfter(ms);
    const { room, shoe } = await detail();
    expect(room.outcomes).toBe(outcomesOf(whole).slice(0, dealt));
    expect(shoe?.hands).toHaveLength(dealt);
    expect(shoe).toMatchObject({ no: 21, commit: head, seed: null });
    expect(room.next_hand_at).toBe(new Date(START + dealt * HAND_MS).toISOString());
    const tips = tipsAfter(whole.slice(0, dealt).map(({ outcome }) => outcome));
    expect(Object.fromEntries(room.tips.map(({ rule, side }) => [rule, side]))).toEqual(tips);
    expect((await rooms())[0]).toEqual(room);
  }
});

test('no answer holds a seed before its shoe has ended, nor what the seeds of a day are made from', async () => {
  const [own, next] = [await secretsOf(1), await secretsOf(1, '2025-06-16')];
  const never = [own.seed, own.commit, next.seed, next.commit];
  for (const ms of [
    0,
    20 * HAND_MS,
    45 * 60_000,
    59 * 60_000,
    60 * 60_000,
    119 * 60_000,
    4 * 3_600_000 - 1_000,
    4 * 3_600_000,
  ]) {
    await setAfter(ms);
    await makeDays(world.services);
    await recordShoes(world.services);
    const calls = [
      { key: LIST, body: {} },
      ...[1, 2, 3, 4].map((room_id) => ({ key: DETAIL, body: { room_id } })),
    ];
    const answers = await Promise.all(
      calls.map(({ key, body }) => world.send(key, body, { authorization: `Bearer ${token}` })),
    );
    const text = JSON.stringify(answers.map(({ body, headers }) => [body, [...headers]]));
    for (const secret of never) expect(text).not.toContain(secret);
    // The shoe after the last one that has ended, and all later ones.
    const ended = Math.floor(ms / 3_600_000) + 20;
    const isOver = ms % 3_600_000 >= 59 * 60_000;
    for (const seed of [...own.seeds.slice(ended + Number(isOver)), ...next.seeds])
      expect(text).not.toContain(seed);
  }
});

test('an ended shoe shows its seed, by which anybody deals it again', async () => {
  await setAfter(59 * 60_000);
  await recordShoes(world.services);
  const { room, shoe, ended } = await detail();
  expect(room).toMatchObject({ state: 'waiting', next_hand_at: '2025-06-15T14:00:00.000Z' });
  expect(room.tips.every(({ side }) => side === null)).toBe(true);
  expect(shoe).toMatchObject({ cards_left: 0, seed: ended[0]?.seed });
  const [first] = ended;
  if (!first) throw new Error('no ended shoe');
  expect(first.outcomes).toBe(room.outcomes);
  expect(await verifyShoe(nodeHashing, { ...first, roomId: 1 })).toBeNull();
});

test('how the rules did is counted over ended shoes, each once, whenever it is looked at', async () => {
  expect((await detail()).shoes).toBe(0);
  await setAfter(3 * 3_600_000);
  for (let run = 0; run < 3; run += 1) await recordShoes(world.services);
  const { shoes, records, ended } = await detail();
  expect([shoes, ended.length]).toEqual([4, 4]);
  const counted = ended.map(({ outcomes }) =>
    recordsOf([...outcomes].filter((one) => one === 'B' || one === 'P' || one === 'T')),
  );
  for (const { rule, said, hits, banker } of records) {
    const sum = (of: 'said' | 'hits' | 'banker') => counted.reduce((all, one) => all + one[rule][of], 0);
    expect({ said, hits, banker }).toEqual({ said: sum('said'), hits: sum('hits'), banker: sum('banker') });
  }
});

test('days are made ahead, once, and a clock that is put back makes none', async () => {
  const count = async () =>
    (
      await world.db.query<{ count: number }>(
        { name: 'test_days', text: 'SELECT count(*)::int AS count FROM sooth_day' },
        [],
      )
    )[0]?.count;
  const first = await count();
  await makeDays(world.services);
  expect(await count()).toBe(first);
  await setAfter(24 * 3_600_000);
  await makeDays(world.services);
  expect(await count()).toBe((first ?? 0) + 4);
  await setAfter(-48 * 3_600_000);
  await makeDays(world.services);
  expect(await count()).toBe((first ?? 0) + 4);
  expect((await rooms()).every(({ state }) => state === 'waiting')).toBe(true);
});

test('a clock that was ahead for a while deals and shows no shoe twice, and days go on afterwards', async () => {
  await setAfter(10 * HAND_MS);
  const before = (await rooms())[0];
  world.clock.set('2026-06-15T12:00:00+07:00');
  await makeDays(world.services);
  await recordShoes(world.services);
  // What it showed meanwhile is known: hands of it are dealt no second time, and no tip is given on them.
  await setAfter(10 * HAND_MS);
  const after = await detail();
  expect(after.room).toMatchObject({ state: 'waiting', shoe_no: before?.shoe_no });
  expect(after.room.tips.every(({ side }) => side === null)).toBe(true);
  expect(after.room.outcomes).toHaveLength(after.shoe?.hands.length ?? 0);
  expect(after.room.outcomes.length).toBeGreaterThan(before?.outcomes.length ?? 0);
  expect((await rooms())[0]).toEqual(after.room);
  expect(after.room.next_shoe_at).toBe('2025-06-16T17:00:00.000Z');
  const { shoes } = after;
  await recordShoes(world.services);
  expect((await detail()).shoes).toBe(shoes);
  world.clock.set('2025-06-16T23:50:00+07:00');
  await makeDays(world.services);
  world.clock.set('2025-06-17T00:05:00+07:00');
  token = await openSession(world, member.memberId);
  expect((await rooms())[0]).toMatchObject({ state: 'dealing', shoe_no: 1 });
  world.clock.set('2025-06-17T02:05:00+07:00');
  token = await openSession(world, member.memberId);
  await recordShoes(world.services);
  expect((await detail()).shoes).toBe(shoes + 2);
});

test('an operator closes a room and opens it again; what was committed to is recorded all the same', async () => {
  const turn = (to: string, room = '2', yes = true) =>
    runOps(world.services, {
      command: 'sooth switch',
      options: { room, to },
      who: 'nok',
      why: 'repairs',
      yes,
    });
  expect((await turn('closed', '2', false)).code).toBe(0);
  expect((await rooms())[1]?.state).not.toBe('closed');
  expect((await turn('closed')).code).toBe(0);
  for (const [to, room] of [
    ['closed', '2'],
    ['shut', '2'],
    ['open', '99'],
    ['open', 'x'],
  ] as const)
    expect((await turn(to, room)).code).toBe(1);
  await setAfter(2 * 3_600_000);
  await recordShoes(world.services);
  const closed = await detail(2);
  expect(closed).toMatchObject({ shoe: null, room: { state: 'closed', outcomes: '', next_hand_at: null } });
  expect(closed.shoes).toBeGreaterThan(0);
  expect((await turn('open')).code).toBe(0);
  expect((await rooms())[1]).toMatchObject({ state: 'dealing' });
});
