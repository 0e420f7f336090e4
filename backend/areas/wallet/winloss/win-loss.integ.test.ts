import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { correct, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';

const KEY = 'GET /api/member/winloss';
const DAY = '2025-06-15';
const world = await openWorld();
let own: BuiltMember;

beforeEach(async () => {
  world.clock.set(`${DAY}T19:00:00+07:00`);
  own = await buildMember(world, { balance: 1_000 });
});
afterAll(() => closeAudited(world));

const nothing = { bets: 0, staked: 0, decided: 0, won: 0, net: 0 };
const glo = { area: 'lotto', area_label: 'หวย', kind: 'glo', label: 'หวยรัฐบาล' };

async function read(query: Calls[typeof KEY]['request'] = {}, token = own.token) {
  const { body } = await world.call(KEY, query, token);
  if (!body.data) throw new Error('Nothing was told');
  return body.data;
}

const place = (number: string, amount: number, roundId?: string) =>
  placeBill(world, own.token, [{ type: 'bottom_2', number, amount }], { ...(roundId && { roundId }) });

test('no session', async () => {
  expect((await world.send(KEY, {})).status).toBe(401);
});

test.each([
  { from: '2025-02-30' },
  { from: '2025-06-16', to: '2025-06-15' },
  { from: '2024-06-14', to: '2025-06-15' },
  { kind: 'glo' },
  { area: "lotto' OR true", kind: 'glo' },
])('bad input %o', async (bad) => {
  expect((await world.send(KEY, bad, { authorization: `Bearer ${own.token}` })).status).toBe(422);
});

test('who has not played has nothing, and no part of anybody else', async () => {
  await place('12', 10);
  const { token } = await buildMember(world);
  expect(await read({}, token)).toEqual({
    from: '2024-06-15',
    to: DAY,
    step: 'month',
    total: nothing,
    steps: [],
    games: [],
    session: { since: '2025-06-15T12:00:00.000Z', net: 0, open: 0 },
    lifetime: { deposited: 0, withdrawn: 0, net: 0 },
  });
});

test('by day and by what was played: a stake on the day of the bet, a result on its own, nothing of what was given back', async () => {
  const draw = drawOf();
  const lost = draw.last_two === '11' ? '12' : '11';
  await place(draw.last_two, 10);
  await place(lost, 100);
  await place(lost, 30, 'lao-2025-06-16');
  const gone = await place(lost, 50);
  await world.call('POST /api/lotto/bill/cancel', { bill_id: gone.bill_id }, own.token);

  const week = { from: '2025-06-09', to: '2025-06-17' };
  // At once: no reader has to come by first.
  const before = await read(week);
  const open = { bets: 3, staked: 140, decided: 0, won: 0, net: 0 };
  expect(before).toMatchObject({
    step: 'day',
    total: open,
    steps: [{ from: DAY, to: DAY, ...open }],
    games: [
      { ...glo, ...nothing, bets: 2, staked: 110 },
      { area: 'lotto', kind: 'lao', label: 'หวยลาวพัฒนา', ...nothing, bets: 1, staked: 30 },
    ],
    session: { net: 0, open: 140 },
    lifetime: { deposited: 1_000, withdrawn: 0, net: 1_000 },
  });

  world.clock.set('2025-06-16T16:00:00+07:00');
  await publish(world);
  own = { ...own, token: await openSession(world, own.memberId) };
  const after = await read(week);
  const decided = { bets: 0, staked: 0, decided: 110, won: 900, net: 790 };
  expect(after.steps).toEqual([
    { from: '2025-06-16', to: '2025-06-16', ...decided },
    { from: DAY, to: DAY, ...open },
  ]);
  expect(after.total).toEqual({ bets: 3, staked: 140, decided: 110, won: 900, net: 790 });
  expect(after.games[0]).toEqual({ ...glo, bets: 2, staked: 110, decided: 110, won: 900, net: 790 });

  const ofLao = await read({ ...week, area: 'lotto', kind: 'lao' });
  expect(ofLao).toMatchObject({ total: { bets: 1, staked: 30, net: 0 }, games: after.games });
  expect(await read({ ...week, area: 'game' })).toMatchObject({
    total: nothing,
    steps: [],
    games: after.games,
  });
  expect(await read({ from: DAY, to: DAY })).toMatchObject({ total: open });

  // A result that is put right counts on the day on which it was.
  world.clock.set('2025-06-18T10:00:00+07:00');
  await correct(world, { ...draw, last_two: lost });
  own = { ...own, token: await openSession(world, own.memberId) };
  const put = await read({ from: '2025-06-09', to: '2025-06-18' });
  expect(put.steps[0]).toEqual({ from: '2025-06-18', to: '2025-06-18', ...nothing, won: 8_100, net: 8_100 });
  expect(put.steps.slice(1)).toEqual(after.steps);
  expect((await read({ from: '2025-03-20', to: '2025-06-18' })).steps).toEqual([
    { from: '2025-06-01', to: '2025-06-18', ...put.total },
  ]);
});
