import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { buildMember, openSession, payIn } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const HEADROOM = 'GET /api/member/protection/deposit_room';
const world = await openWorld();
let memberId: string;
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId, token } = await buildMember(world));
});
afterAll(() => closeAudited(world));

const headroom = async () => (await world.call(HEADROOM, {}, token)).body.data;
const goTo = async (instant: string) => {
  world.clock.set(instant);
  token = await openSession(world, memberId);
};

test('no session', async () => {
  expect((await world.send(HEADROOM, null)).status).toBe(401);
});

test('nothing is said to who has no limit that has a say about deposits', async () => {
  expect(await headroom()).toBeNull();
  await askForLimit(world, token, { kind: 'stake', window: 'day', amount: 500 });
  expect(await headroom()).toBeNull();
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 600 });
  expect(await headroom()).toBeNull();
});

test('what is left now and when more is, as the policy of a deposit says it; nobody else’s limit counts', async () => {
  const other = await buildMember(world);
  await askForLimit(world, other.token, { kind: 'deposit', window: 'day', amount: 100 });
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 1_000 });
  await payIn(world.services, memberId, 30_000n);
  await goTo('2025-06-15T20:00:00+07:00');
  await payIn(world.services, memberId, 50_000n);
  expect(await headroom()).toEqual({
    why: 'deposit',
    left: 200,
    frees: [
      { at: '2025-06-16T12:00:00.000Z', left: 500 },
      { at: '2025-06-16T13:00:00.000Z', left: 1_000 },
    ],
  });
  expect(await makeQr(world, token, { amount: 300 })).toBe('');
  // A deposit that waits takes of it until its time is over.
  expect(await makeQr(world, token, { amount: 150 })).not.toBe('');
  expect(await headroom()).toMatchObject({
    left: 50,
    frees: [{ at: '2025-06-15T13:15:00.000Z', left: 200 }, {}, {}],
  });
  await goTo('2025-06-16T19:00:01+07:00');
  expect(await makeQr(world, token, { amount: 500 })).not.toBe('');
});

test('time that is used up leaves no headroom, and says when there is some again', async () => {
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 0 });
  expect(await headroom()).toEqual({ why: 'time', left: 0, frees: [] });
});
