import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession, payIn as payInFor } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { askForLimit, limitOf } from '#backend/testing/protection.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { UNATTENDED_HEADER } from '#contract/constants.ts';

const world = await openWorld();
const HOUR_MS = 3_600_000;
let memberId: string;
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId, token } = await buildMember(world));
});
afterAll(() => closeAudited(world));

/** Moves the clock and opens a session there. */
async function goTo(instant: string): Promise<void> {
  world.clock.set(instant);
  token = await openSession(world, memberId);
}
const later = (hours: number) =>
  goTo(new Date(world.services.clock.now().getTime() + hours * HOUR_MS).toISOString());
const qr = (amount: number) =>
  world.call('POST /api/member/payment/generate_qr', { channel_id: 1, sub_channel_id: 1, amount }, token);
const payIn = (baht: number) => payInFor(world.services, memberId, BigInt(baht) * 100n);
const bet = (amount: number, number = '12') =>
  world.call(
    'POST /api/lotto/bill/create',
    {
      round_id: ROUND,
      lines: [{ type: 'top_2', number, amount }],
      idempotency_key: world.services.random.uuid(),
    },
    token,
  );
const confirm = (amount: number | null) =>
  world.call('POST /api/member/protection/confirm', { kind: 'deposit', window: 'day', amount }, token);

test('500 in 24 hours: 300 at 10:00, 250 at 12:00 are refused with 200 left, the next day at 10:00:01 they are not', async () => {
  await goTo('2025-06-14T10:00:00+07:00');
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  await payIn(300);
  await goTo('2025-06-14T12:00:00+07:00');
  expect((await qr(250)).body).toMatchObject({
    error: 4401,
    data: { window: 'day', left: 200, resets_at: '2025-06-15T03:00:00.000Z' },
  });
  expect((await qr(250)).body.message).toContain('15 มิ.ย. 68 10:00 น.');
  expect(await limitOf(world, token, 'deposit')).toMatchObject({ used: 300, left: 200 });
  expect((await qr(200)).body.error).toBe(0);
  await goTo('2025-06-15T10:00:01+07:00');
  expect((await qr(250)).body.error).toBe(0);
});

test('of several limits the one that leaves least is told, with the time at which all of them let it pass', async () => {
  await goTo('2025-06-11T10:00:00+07:00');
  await payIn(700);
  await goTo(EVENING);
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  await askForLimit(world, token, { kind: 'deposit', window: 'week', amount: 1_000 });
  expect((await qr(600)).body).toMatchObject({
    error: 4401,
    data: { window: 'week', left: 300, resets_at: null },
  });
  expect((await qr(500)).body).toMatchObject({
    error: 4401,
    data: { window: 'week', left: 300, resets_at: '2025-06-18T03:00:00.000Z' },
  });
  expect((await qr(300)).body.error).toBe(0);
});

test('more than a limit of which nothing is used is told without a time', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  expect((await qr(501)).body).toMatchObject({
    error: 4401,
    message: 'เกินวงเงินฝากใน 24 ชั่วโมง ฝากได้อีก 500.00 บาท จนกว่าจะเปลี่ยนวงเงิน',
    data: { left: 500, resets_at: null },
  });
});

test('time that is used up in two windows is told until both are free', async () => {
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 20 });
  await askForLimit(world, token, { kind: 'time', window: 'week', amount: 20 });
  world.clock.set(new Date(Date.parse(EVENING) + 20 * 60_000).toISOString());
  expect((await qr(100)).body).toMatchObject({
    error: 4403,
    data: { resets_at: '2025-06-22T12:00:00.000Z' },
  });
});

test('money of another amount that an operator gives to the deposit it came for needs headroom for itself alone', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  const ref = await makeQr(world, token, { amount: 500 });
  const other = await makeQr(world, token, { amount: 100 });
  expect(other).toBe('');
  await sendEvent(world, { ref, amount: 450, event_id: 'short-of-a-qr' });
  const match = { command: 'payment match', options: { event: 'short-of-a-qr', deposit: ref } };
  const done = await runOps(world.services, { ...match, who: 'nok', why: 'asked by phone', yes: true });
  expect(done.lines[0]).toBe('450.00 baht of short-of-a-qr credited');
  expect(await limitOf(world, token, 'deposit')).toMatchObject({ used: 450, left: 50 });
});

test('time that is used up keeps nobody’s money waiting: an operator credits it all the same', async () => {
  await askForLimit(world, token, { kind: 'time', window: 'month', amount: 0 });
  expect((await qr(100)).body.error).toBe(4403);
  await sendEvent(world, { ref: 'AAAAAAAAAAAAAAAA', amount: 70, event_id: 'while-time-is-up' });
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  const options = { event: 'while-time-is-up', member: own?.username ?? '' };
  const match = { command: 'payment match', options };
  const done = await runOps(world.services, { ...match, who: 'nok', why: 'asked by phone', yes: true });
  expect(done.lines[0]).toBe('70.00 baht of while-time-is-up credited');
  await payIn(30);
  expect(await balanceOf(world, token)).toBe(100);
});

test('an open QR counts until it is cancelled or over; what was asked for before is credited, also above a lower limit', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'week', amount: 1_000 });
  const ref = await makeQr(world, token, { amount: 700 });
  expect((await qr(400)).body).toMatchObject({ error: 4401, data: { left: 300 } });
  await world.call('POST /api/member/payment/cancel', { ref }, token);
  expect((await qr(400)).body.error).toBe(0);
  const paid = await makeQr(world, token, { amount: 500 });
  await askForLimit(world, token, { kind: 'deposit', window: 'week', amount: 100 });
  await sendEvent(world, { ref: paid, amount: 500, event_id: 'above-a-limit' });
  expect(await balanceOf(world, token)).toBe(500);
  expect((await qr(100)).body).toMatchObject({ error: 4401, data: { left: 0 } });
  await later(0.3);
  expect(await limitOf(world, token, 'deposit', 'week')).toMatchObject({ used: 500, left: 0 });
});

test('a QR that was given up is no way around the limit: paid all the same, it waits where others took its headroom', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  const first = await makeQr(world, token, { amount: 300 });
  await world.call('POST /api/member/payment/cancel', { ref: first }, token);
  const second = await makeQr(world, token, { amount: 300 });
  const told = await sendEvent(world, { ref: first, amount: 300, event_id: 'of-one-given-up' });
  expect(told.body.data).toEqual({ outcome: 'unmatched', status: 'cancelled' });
  expect((await sendEvent(world, { ref: second, amount: 300 })).body.data).toMatchObject({
    outcome: 'credited',
  });
  expect(await balanceOf(world, token)).toBe(300);
  const shown = await world.call('GET /api/member/payment/inquiry_status', { ref: first }, token);
  expect(shown.body.data?.arrivals).toMatchObject([{ amount: 300, status: 'waiting', why: 'limit' }]);
  const ops = (command: string) =>
    runOps(world.services, {
      command,
      options: command === 'payment match' ? { event: 'of-one-given-up', deposit: first } : {},
      ...{ who: 'nok', why: 'asked by phone', yes: true },
    });
  expect((await ops('payment unmatched')).lines.join('\n')).toContain(
    `of-one-given-up  ref ${first}  300.00 baht  limit`,
  );
  expect((await ops('payment match')).lines.join()).toContain('ฝากได้อีก 200.00 บาท');
  await later(24.1);
  expect((await ops('payment match')).lines[0]).toBe('300.00 baht of of-one-given-up credited');
  expect(await balanceOf(world, token)).toBe(600);
});

test('a QR that was given up or is over and is paid within the limit is credited', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  const [given, over] = [
    await makeQr(world, token, { amount: 200 }),
    await makeQr(world, token, { amount: 300 }),
  ];
  await world.call('POST /api/member/payment/cancel', { ref: given }, token);
  await later(0.4);
  for (const [ref, amount] of [
    [given, 200],
    [over, 300],
  ] as const)
    expect((await sendEvent(world, { ref, amount })).body.data).toMatchObject({ outcome: 'credited' });
  expect(await limitOf(world, token, 'deposit')).toMatchObject({ used: 500, left: 0 });
});

test('stakes and losses are counted by wagers; a cancelled one counts nothing, a win gives its loss back', async () => {
  await payIn(1_000);
  const first = await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 60 }]);
  await askForLimit(world, token, { kind: 'stake', window: 'day', amount: 100 });
  expect((await bet(50)).body).toMatchObject({ error: 4406, data: { left: 40 } });
  expect(await balanceOf(world, token)).toBe(940);
  expect((await bet(40)).body.error).toBe(0);
  expect((await bet(1)).body).toMatchObject({
    error: 4406,
    data: { left: 0, resets_at: expect.stringMatching(/^2025-06-16T12:0/) },
  });
  await world.call('POST /api/lotto/bill/cancel', { bill_id: first.bill_id }, token);
  expect((await bet(60)).body.error).toBe(0);

  await askForLimit(world, token, { kind: 'loss', window: 'month', amount: 50 });
  expect((await limitOf(world, token, 'loss', 'month')).left).toBe(0);
  expect((await bet(1)).body.error).toBe(4402);
});

test('a loss limit refuses 4402 with what can still be lost', async () => {
  await payIn(1_000);
  await askForLimit(world, token, { kind: 'loss', window: 'month', amount: 50.25 });
  expect((await bet(50)).body.error).toBe(0);
  expect((await bet(0.25, '13')).body.error).toBe(4105);
  expect((await bet(1)).body).toMatchObject({
    error: 4402,
    data: { window: 'month', left: 0.25, resets_at: '2025-06-30T17:00:00.000Z' },
  });
});

test('time on the site: when it is used up neither bets nor deposits, and a withdrawal all the same', async () => {
  await payIn(1_000);
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 20 });
  expect((await bet(10)).body.error).toBe(0);
  world.clock.set(new Date(Date.parse(EVENING) + 20 * 60_000).toISOString());
  expect((await bet(10)).body).toMatchObject({
    error: 4403,
    data: { left: 0, resets_at: '2025-06-16T12:00:00.000Z' },
  });
  expect((await qr(100)).body.error).toBe(4403);
  const order = { amount: 100, password: 'a-good-word-2569', idempotency_key: 'time-is-up-now' };
  expect((await world.call('POST /api/member/withdraw/create', order, token)).body.error).toBe(0);
});

test('time runs on since a use that is not written yet: the last second is played, the next is not', async () => {
  await payIn(1_000);
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 20 });
  const at = (ms: number) => world.clock.set(new Date(Date.parse(EVENING) + ms).toISOString());
  at(19.5 * 60_000);
  expect((await bet(10)).body.error).toBe(0);
  at(20 * 60_000 - 1);
  expect((await bet(10)).body.error).toBe(0);
  at(20 * 60_000);
  expect((await bet(10)).body.error).toBe(4403);
});

test.each(['end with a logout', 'are left open'])(
  'forty short sessions that %s count as one that is as long',
  async (end) => {
    await payIn(1_000);
    await askForLimit(world, token, { kind: 'time', window: 'day', amount: 10 });
    await world.call('POST /api/logout', {}, token);
    const answers = [];
    for (let minute = 0; minute < 40; minute += 1) {
      await goTo(new Date(Date.parse(EVENING) + minute * 60_000).toISOString());
      world.clock.set(new Date(Date.parse(EVENING) + minute * 60_000 + 59_000).toISOString());
      answers.push((await bet(1, String(minute).padStart(2, '0'))).body.error);
      if (end === 'end with a logout') await world.call('POST /api/logout', {}, token);
    }
    expect(answers).toEqual(answers.map((_, minute) => (minute < 10 ? 0 : 4403)));
  },
);

test('bets that say that nobody is at the page use up time like all others', async () => {
  await payIn(1_000);
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 10 });
  const errors = [];
  for (let minute = 1; minute <= 12; minute += 1) {
    world.clock.set(new Date(Date.parse(EVENING) + minute * 60_000 + 1_000 * minute).toISOString());
    const order = {
      round_id: ROUND,
      lines: [{ type: 'top_2', number: String(minute).padStart(2, '0'), amount: 1 }],
      idempotency_key: world.services.random.uuid(),
    };
    const headers = { authorization: `Bearer ${token}`, [UNATTENDED_HEADER]: '1' };
    errors.push((await world.send('POST /api/lotto/bill/create', order, headers)).body.error);
  }
  expect(errors).toEqual([...Array(9).fill(0), 4403, 4403, 4403]);
});

test('time of five days ago is no time of today: it is free again a day after today’s began', async () => {
  await goTo('2025-06-10T10:00:00+07:00');
  world.clock.set('2025-06-10T10:20:00+07:00');
  await world.call('POST /api/member/wallets', {}, token);
  await goTo('2025-06-15T18:00:00+07:00');
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 60 });
  world.clock.set('2025-06-15T18:20:00+07:00');
  expect(await limitOf(world, token, 'time')).toMatchObject({
    used: 20,
    left: 40,
    resets_at: '2025-06-16T11:00:00.000Z',
  });
});

test('a QR of the month before that can still be paid counts in the new one, for it would be credited there', async () => {
  await goTo('2025-06-30T23:59:50+07:00');
  await askForLimit(world, token, { kind: 'deposit', window: 'month', amount: 500 });
  const ref = await makeQr(world, token, { amount: 500 });
  world.clock.set('2025-07-01T00:00:05+07:00');
  expect(await limitOf(world, token, 'deposit', 'month')).toMatchObject({ used: 500, left: 0 });
  expect((await qr(500)).body).toMatchObject({
    error: 4401,
    data: { left: 0, resets_at: '2025-06-30T17:14:50.000Z' },
  });
  await sendEvent(world, { ref, amount: 500 });
  expect((await qr(100)).body).toMatchObject({ data: { left: 0, resets_at: '2025-07-31T17:00:00.000Z' } });
});

test('a refusal beside an open QR says when that can be paid no more', async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  await makeQr(world, token, { amount: 500 });
  const until = '2025-06-15T12:15:00.000Z';
  expect((await qr(500)).body).toMatchObject({ error: 4401, data: { left: 0, resets_at: until } });
  expect((await limitOf(world, token, 'deposit')).resets_at).toBe(until);
  world.clock.set(until);
  expect((await qr(500)).body.error).toBe(0);
});

test('a limit of nothing names no time at which more is free', async () => {
  await payIn(1_000);
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 0 });
  expect((await bet(1)).body).toMatchObject({
    error: 4403,
    message: 'ตั้งเวลาเล่นใน 24 ชั่วโมงไว้ 0 นาที จึงเล่นไม่ได้จนกว่าจะเปลี่ยนเวลาเล่น',
    data: { left: 0, resets_at: null },
  });
  ({ memberId, token } = await buildMember(world));
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 0 });
  expect((await qr(100)).body).toMatchObject({
    error: 4401,
    message: 'เกินวงเงินฝากใน 24 ชั่วโมง ฝากเพิ่มไม่ได้ จนกว่าจะเปลี่ยนวงเงิน',
    data: { left: 0, resets_at: null },
  });
});

test('a higher limit holds only when it was confirmed, from 24 hours to 7 days later; the last that was asked for', async () => {
  const asked = (amount: number | null) =>
    askForLimit(world, token, { kind: 'deposit', window: 'day', amount });
  await asked(500);
  expect((await asked(900)).body.data).toMatchObject({
    amount: 500,
    pending: {
      amount: 900,
      confirm_from: '2025-06-16T12:00:00.000Z',
      confirm_until: '2025-06-22T12:00:00.000Z',
    },
  });
  await goTo('2025-06-16T18:59:59.999+07:00');
  expect((await confirm(900)).body).toMatchObject({
    error: 4411,
    data: { confirm_from: '2025-06-16T12:00:00.000Z' },
  });
  await asked(800);
  await later(23);
  expect((await confirm(800)).body.error).toBe(4411);
  expect((await confirm(900)).body.error).toBe(4412);
  expect((await qr(600)).body.error).toBe(4401);
  await later(1);
  expect((await qr(600)).body.error).toBe(4401);
  expect((await confirm(800)).body.data).toMatchObject({ amount: 800, pending: null });
  expect((await confirm(800)).body.error).toBe(0);
  expect((await qr(600)).body.error).toBe(0);

  await asked(null);
  await later(168.01);
  expect((await limitOf(world, token, 'deposit')).pending).toBeNull();
  expect((await confirm(null)).body.error).toBe(4412);
  await asked(null);
  const cancel = () =>
    world.call('POST /api/member/protection/cancel', { kind: 'deposit', window: 'day' }, token);
  expect((await cancel()).body.data).toMatchObject({ amount: 800, pending: null });
  expect((await cancel()).body.error).toBe(0);
});

test('input that is no limit is not taken', async () => {
  const good = { kind: 'deposit', window: 'day', amount: 500, idempotency_key: 'a-limit-of-mine' };
  for (const bad of [
    {},
    { ...good, amount: undefined },
    { ...good, amount: -1 },
    { ...good, amount: 1.001 },
    { ...good, amount: '500' },
    { ...good, kind: 'game' },
    { ...good, window: 'year' },
    { ...good, kind: 'time', amount: 10.5 },
    { ...good, kind: 'time', amount: 50_000 },
    { ...good, idempotency_key: 'short' },
  ])
    expect(
      (await world.send('POST /api/member/protection/limit', bad, { authorization: `Bearer ${token}` }))
        .status,
    ).toBe(422);
});
