import { afterAll, beforeEach, expect, test } from 'vitest';
import { findWrongLines } from '#backend/areas/lotto/audit/recheck-lines.ts';
import { roundTransitions } from '#backend/areas/lotto/rounds/round-transitions.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const roundId = 'set_pm-2026-11-24';
const at = (time: string) => `2026-11-24T${time}+07:00`;
const world = await openWorld({ at: at('12:00:00') });
const top: LineIn = { type: 'top_3', number: '347', amount: 10 };
const pair: LineIn = { type: 'top_2', number: '47', amount: 10 };
let memberId: string;
let token: string;

beforeEach(async () => {
  world.clock.set(at('12:00:00'));
  ({ memberId, token } = await buildMember(world, { balance: 1_000 }));
});
afterAll(() => closeAudited(world));

async function moveTo(time: string): Promise<void> {
  world.clock.set(at(time));
  token = await openSession(world, memberId);
}

async function create(lines: LineIn[]) {
  const input = { round_id: roundId, lines, idempotency_key: world.services.random.uuid() };
  return (await world.call('POST /api/lotto/bill/create', input, token)).body;
}

async function cancel(billId: string) {
  return (await world.call('POST /api/lotto/bill/cancel', { bill_id: billId }, token)).body;
}

const cancelUntil = async () => {
  const { body } = await world.call('GET /api/lotto/bill/list', {}, token);
  return body.data?.map((bill) => bill.can_cancel_until);
};

test('bets on the last whole digit of the SET are taken until 14:30, the others until the round closes', async () => {
  await moveTo('14:29:00');
  await placeBill(world, token, [top, pair], { roundId });
  await moveTo('14:30:01');
  for (const type of ['top_3', 'tod_3', 'run_top']) {
    const line = { type, number: type === 'run_top' ? '3' : '347', amount: 10 };
    const refused = await create([pair, line]);
    expect(refused).toMatchObject({ error: 4102, data: { lines: [{ index: 1, error: 4102 }] } });
    expect(refused.message).toContain('ปิดรับแล้วตั้งแต่ 14:30 น.');
  }
  const lines = { round_id: roundId, lines: [pair, top] };
  const checked = (await world.call('POST /api/lotto/bill/validate', lines, token)).body.data;
  expect(checked).toMatchObject({
    acceptable: false,
    total_stake: 10,
    lines: [{ error: 0 }, { error: 4102 }],
  });
  await placeBill(world, token, [pair], { roundId });
  await moveTo('16:32:00');
  await placeBill(world, token, [pair], { roundId });
  await moveTo('16:33:01');
  expect((await create([top])).error).toBe(4101);
  expect(await balanceOf(world, token)).toBe(960);
});

test('the clock of the database decides, as for the round', async () => {
  await moveTo('14:29:59.999');
  const refused = await create([pair, top]);
  expect(refused).toMatchObject({ error: 4102, data: { lines: [{ index: 1, error: 4102 }] } });
  expect(await balanceOf(world, token)).toBe(1_000);
});

test('limits say until when a type is taken, and that it is over', async () => {
  const read = async () => {
    const { data } = (await world.call('GET /api/lotto/limit', { round_id: roundId })).body;
    return data?.types.map(({ type, enabled, closes_at }) => [type, enabled, closes_at]);
  };
  const taken = (isOver: boolean) => [
    ['top_3', !isOver, '2026-11-24T07:30:00.000Z'],
    ['tod_3', !isOver, '2026-11-24T07:30:00.000Z'],
    ['top_2', true, undefined],
    ['bottom_2', true, undefined],
    ['run_top', !isOver, '2026-11-24T07:30:00.000Z'],
    ['run_bottom', true, undefined],
  ];
  expect(await read()).toEqual(taken(false));
  await moveTo('14:30:01');
  expect(await read()).toEqual(taken(true));
  const left = (await world.call('GET /api/lotto/limit/number', { round_id: roundId, number: '347' })).body
    .data;
  expect(left?.map(({ type, rate, remaining }) => [type, rate, remaining])).toEqual([
    ['top_3', null, 0],
    ['tod_3', null, 0],
  ]);
});

test('a bill is cancelled until ten minutes before the first of its types closes', async () => {
  const both = await placeBill(world, token, [pair, top], { roundId });
  const later = await placeBill(world, token, [pair, top], { roundId });
  const pairs = await placeBill(world, token, [pair], { roundId });
  expect([both.can_cancel_until, pairs.can_cancel_until]).toEqual([
    '2026-11-24T07:20:00.000Z',
    '2026-11-24T09:23:00.000Z',
  ]);
  expect(await cancelUntil()).toEqual([
    pairs.can_cancel_until,
    later.can_cancel_until,
    both.can_cancel_until,
  ]);
  await moveTo('14:20:00');
  expect((await cancel(both.bill_id)).error).toBe(0);
  await moveTo('14:20:01');
  expect((await cancel(later.bill_id)).error).toBe(4121);
  const shown = await world.call('GET /api/lotto/bill/detail', { bill_id: later.bill_id }, token);
  expect(shown.body.data).toMatchObject({ can_cancel_until: null, cancelling: { error: 4121 } });
  expect(await cancelUntil()).toEqual([pairs.can_cancel_until, null, null]);
  await moveTo('16:23:00');
  expect((await cancel(pairs.bill_id)).error).toBe(0);
  expect(await balanceOf(world, token)).toBe(980);
});

test('the cached pages of a round are void when its types close', async () => {
  const next = async () => {
    const withoutWriting = roundTransitions.filter(({ pass }) => pass === undefined);
    return Promise.all(withoutWriting.map((one) => one.next(world.services, world.clock.now())));
  };
  world.clock.set(at('14:30:00'));
  expect(await next()).toEqual([new Date(at('14:30:00'))]);
  world.clock.set(at('14:30:00.001'));
  expect(await next()).toEqual([undefined]);
});

test('the audit tells of a bill that was taken, or cancelled, after a type of it had closed', async () => {
  await using own = await openWorld({ at: at('14:10:00'), members: [100] });
  const [member] = own.members;
  await placeBill(own, member.token, [pair, top], { roundId });
  const found = async (change: string) => {
    await own.db.script(`BEGIN; SET LOCAL session_replication_role = replica; UPDATE bill SET ${change}`);
    const details: string[] = [];
    for await (const detail of findWrongLines(own.db)) details.push(detail);
    await own.db.script('ROLLBACK');
    return details;
  };
  const accepted = `created_at = '${at('14:31:30')}'`;
  expect(await found(accepted)).toEqual([
    expect.stringMatching(/^line 2 of bill \S+, top_3, was accepted at 2026-11-24T07:31:30/),
  ]);
  expect(await found(`status = 'cancelled', ended_at = '${at('16:00:00')}'`)).toEqual([
    expect.stringMatching(/^line 2 of bill \S+, top_3, was cancelled at 2026-11-24T09:00:00/),
  ]);
  // Before the rule was, all types were taken until the round closed.
  expect(await found(`${accepted}, rule_version = 1`)).toEqual([]);
});
