import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember, openSession, payIn } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { claim } from '#backend/testing/promotion/promotions.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterAll(() => closeAudited(world));

const by = { who: 'nok', why: 'a test', yes: true };
const weekend = {
  ...{ id: 'weekend', number: 20, version: 1, per: 'day', conditions: [], title: 'ฝากสุดสัปดาห์ รับโบนัส 20%' },
  ...{ image: '/art/promotion-daily.svg', min_deposit: 100, percent: 20, max_bonus: 100, times: 10, days: 7 },
  ...{ max_stake: 100, weights: { games: 100 }, hours: null, position: 9 },
};
const put = (...promotions: readonly object[]) =>
  runOps(world.services, {
    command: 'promotions import',
    options: { file: JSON.stringify(promotions) },
    ...by,
  });
const turn = (promotion: string, to: string, yes = true) =>
  runOps(world.services, { command: 'promotions switch', options: { promotion, to }, ...by, yes });
const offered = async () =>
  (await world.call('GET /api/promotion/list', {})).body.data?.map(({ id, version }) => `${id} ${version}`);

test('promotions are put in place closed, opened, and written once', async () => {
  expect((await put(weekend)).code).toBe(0);
  expect(await offered()).not.toContain('weekend 1');
  expect((await turn('weekend', 'open')).code).toBe(0);
  expect(await offered()).toContain('weekend 1');
  expect((await put({ ...weekend, percent: 10 })).code).toBe(1);
  expect((await put({ ...weekend, version: 2, percent: 10 })).code).toBe(0);
  // The newest version counts, and it is closed as yet.
  expect(await offered()).not.toContain('weekend 1');
  expect((await turn('weekend', 'open')).code).toBe(0);
  expect(await offered()).toContain('weekend 2');
  expect((await turn('weekend', 'closed')).code).toBe(0);
});

test.each([
  ['an income', { times: 1 }],
  ['filled by lottery in full', { weights: { games: 100, lotto: 100, 'lotto/yeekee': 0 } }],
  ['filled by Yeekee', { weights: { games: 100, lotto: 50 } }],
  ['filled by another area', { weights: { sport: 10 } }],
  ['of credit that is an income', { turn: 'credit', times: 3 }],
  ['of credit in lottery', { turn: 'credit', times: 20, weights: { games: 100, 'lotto/glo': 50 } }],
  ['of hours that end first', { hours: [21, 18] }],
  ['once in an unknown time', { per: 'year' }],
  ['of an unknown fact', { conditions: [{ fact: 'gift', window: 'day', least: 1, most: null }] }],
  ['that nobody can meet', { conditions: [{ fact: 'deposits', window: 'day', least: 3, most: 2 }] }],
  [
    'of at most half a deposit more',
    { conditions: [{ fact: 'deposits', window: 'day', least: 1, most: 1.5 }] },
  ],
  [
    'of a stake in parts of a satang',
    { conditions: [{ fact: 'stake', window: 'days_30', least: 1.005, most: null }] },
  ],
  ['of half a deposit', { conditions: [{ fact: 'deposits', window: 'day', least: 1.5, most: null }] }],
  ['of a stake without a window', { conditions: [{ fact: 'stake', window: 'day', least: 5, most: null }] }],
  [
    'that ends before it begins',
    { starts_at: '2025-07-02T00:00:00+07:00', ends_at: '2025-07-01T00:00:00+07:00' },
  ],
  ['that is over already', { ends_at: '2025-06-01T00:00:00+07:00' }],
  ['of a day without its offset', { ends_at: '2025-07-01' }],
  ['of the number of another one', { number: 1 }],
  ['of another number than before', { id: 'daily', version: 2 }],
])('a promotion %s is refused', async (_, change) => {
  expect((await put({ ...weekend, id: 'other', number: 30, ...change })).code).toBe(1);
});

test('a dry run changes nothing, and what is not there is not switched', async () => {
  await turn('daily', 'closed', false);
  expect(await offered()).toContain('daily 1');
  expect((await turn('nothing', 'open')).code).toBe(1);
});

test('a promotion of some days is offered from its beginning until its end, and refused after it with a word on it', async () => {
  const dates = { starts_at: '2025-06-15T20:00:00+07:00', ends_at: '2025-06-15T22:00:00+07:00' };
  expect((await put({ ...weekend, id: 'tonight', number: 40, ...dates })).code).toBe(0);
  await turn('tonight', 'open');
  await payIn(world.services, member.memberId, 200_00n);
  expect(await offered()).not.toContain('tonight 1');
  expect((await claim(world, member.token, 'tonight')).body).toMatchObject({
    ...{ error: 4314, data: { why: 'not_started' } },
  });
  world.clock.set('2025-06-15T20:00:00+07:00');
  expect(await offered()).toContain('tonight 1');
  const order = () =>
    world.call(
      'POST /api/member/payment/generate_qr',
      { channel_id: 1, sub_channel_id: 1, amount: 300, promotion_id: 40 },
      member.token,
    );
  world.clock.set('2025-06-15T21:59:00+07:00');
  member = { ...member, token: await openSession(world, member.memberId) };
  const asked = await order();
  world.clock.set('2025-06-15T22:00:00+07:00');
  expect(await offered()).not.toContain('tonight 1');
  const late = { error: 4314, data: { why: 'over' }, message: 'โปรโมชันนี้สิ้นสุดแล้วเมื่อ 15 มิ.ย. 68 22:00 น.' };
  expect((await claim(world, member.token, 'tonight')).body).toMatchObject(late);
  expect((await order()).body).toMatchObject(late);
  // Asked for in time counts, when its money comes after the end.
  await sendEvent(world, { ref: asked.body.data?.ref ?? '', amount: 300 });
  const { body } = await world.call('GET /api/promotion/mine', {}, member.token);
  expect(body.data?.running).toMatchObject({ promotion_id: 'tonight', deposit: 300 });
});

test('a promotion that is taken from the page goes on for whoever accepted it, and is accepted by nobody else', async () => {
  await payIn(world.services, member.memberId, 200_00n);
  expect((await claim(world, member.token, 'daily')).body.error).toBe(0);
  await turn('daily', 'closed');
  const { body } = await world.call('GET /api/promotion/mine', {}, member.token);
  expect(body.data?.running).toMatchObject({ promotion_id: 'daily', status: 'running' });
  const other = await buildMember(world);
  await payIn(world.services, other.memberId, 200_00n);
  expect((await claim(world, other.token, 'daily')).body.error).toBe(4313);
  await turn('daily', 'open');
});
