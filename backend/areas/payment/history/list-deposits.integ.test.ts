import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const LIST = 'GET /api/member/deposit/list';
const world = await openWorld();
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ token } = await buildMember(world));
});
afterAll(() => closeAudited(world));

const list = async (input: { ref?: string; before?: string; limit?: number } = {}, bearer = token) =>
  (await world.call(LIST, input, bearer)).body.data ?? [];
const qr = (amount?: number) => makeQr(world, token, { amount });
const at = (time: string) => world.clock.set(`2025-06-15T${time}+07:00`);

test('no session', async () => {
  expect((await world.send(LIST, null)).status).toBe(401);
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  for (const bad of [{ before: 'a b' }, { ref: '%' }, { limit: 0 }, { limit: 101 }])
    expect((await world.send(LIST, bad, headers)).status, JSON.stringify(bad)).toBe(422);
});

test("a stranger's deposit answers like one that does not exist", async () => {
  const ref = await qr();
  const { token: stranger } = await buildMember(world);
  for (const name of ['ref', 'before']) {
    const theirs = await world.call(LIST, { [name]: ref }, stranger);
    const nothing = await world.call(LIST, { [name]: 'AAAAAAAAAAAAAAAA' }, stranger);
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nothing.body);
  }
  expect(await list({}, stranger)).toEqual([]);
});

test('tells of every end, whoever made it and when, newest first', async () => {
  at('19:00:00');
  const paid = await qr(500);
  at('19:01:00');
  await sendEvent(world, { ref: paid, amount: 500 });
  const given = await qr(300);
  at('19:02:00');
  await world.call('POST /api/member/payment/cancel', { ref: given }, token);
  const refused = await qr(200);
  at('19:03:00');
  await sendEvent(world, { ref: refused, amount: 200, type: 'payment.cancelled', reason: 'บัญชีปิด' });
  const over = await qr(100);
  at('19:04:00');
  const waits = await qr(700);
  at('19:18:30');
  expect(await list()).toMatchObject([
    { ref: waits, status: 'pending', amount: 700, ended_at: null, refused: false, kind: 'promptpay' },
    { ref: over, status: 'expired', ended_at: '2025-06-15T12:18:00.000Z', reason: null, refused: false },
    { ref: refused, status: 'cancelled', refused: true, reason: 'บัญชีปิด', credited: null },
    { ref: given, status: 'cancelled', refused: false, ended_at: '2025-06-15T12:02:00.000Z' },
    { ref: paid, status: 'paid', credited: 500, ended_at: '2025-06-15T12:01:00.000Z' },
  ]);
  expect(await list({ ref: refused })).toMatchObject([{ ref: refused, refused: true }]);
});

test('money that did not fit is told with its deposit, and what an operator credited instead', async () => {
  const ref = await qr(500);
  await sendEvent(world, { ref, amount: 450, event_id: `short-${ref}` });
  expect(await list()).toMatchObject([
    { status: 'pending', credited: null, arrivals: [{ amount: 450, status: 'waiting', why: 'amount' }] },
  ]);
  const options = { event: `short-${ref}`, deposit: ref };
  const said = await runOps(world.services, {
    command: 'payment match',
    options,
    who: 'nok',
    why: 'checked',
    yes: true,
  });
  expect(said, JSON.stringify(said)).toBeDefined();
  expect(await list()).toMatchObject([{ status: 'paid', amount: 500, credited: 450 }]);
});

test('pages join without a gap or a row twice, also of one moment', async () => {
  const made: string[] = [];
  for (let round = 0; round < 7; round += 1) {
    at(`19:${String(round * 2).padStart(2, '0')}:00`);
    for (const amount of [100, 200]) {
      const ref = await qr(amount);
      await world.call('POST /api/member/payment/cancel', { ref }, token);
      made.push(ref);
    }
  }
  const whole = (await list({ limit: 100 })).map(({ ref }) => ref);
  expect([...whole].sort()).toEqual([...made].sort());
  const paged: string[] = [];
  for (;;) {
    const before = paged.at(-1);
    const rows = await list({ limit: 3, ...(before === undefined ? {} : { before }) });
    if (rows.length === 0) break;
    paged.push(...rows.map(({ ref }) => ref));
  }
  expect(paged).toEqual(whole);
});
