import { afterAll, beforeEach, expect, test } from 'vitest';
import { walletLimits } from '#backend/areas/wallet/limits.ts';
import { takeLimits } from '#backend/core/limits/take-limits.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';

const KEY = 'GET /api/member/statement';
const EXPORT = 'GET /api/member/statement/export';
const DAY = '2025-06-15';
const world = await openWorld();
let own: BuiltMember;

beforeEach(async () => {
  world.clock.set(`${DAY}T19:00:00+07:00`);
  own = await buildMember(world, { balance: 1_000 });
});
afterAll(() => closeAudited(world));

async function decide(act: string, options: Record<string, string>): Promise<void> {
  const order = { command: `withdraw ${act}`, options, who: 'nok', why: 'ทดสอบ', yes: true };
  expect((await runOps(world.services, order)).code).toBe(0);
}

const bill = (amount: number) => placeBill(world, own.token, [{ type: 'top_2', number: '12', amount }]);

async function read(query: Calls[typeof KEY]['request'] = {}, token = own.token) {
  const { body } = await world.call(KEY, query, token);
  if (!body.data) throw new Error('No statement');
  return body.data;
}

async function piece(query: Calls[typeof EXPORT]['request'] = {}) {
  const { body } = await world.call(EXPORT, query, own.token);
  if (!body.data) throw new Error('No file');
  return body.data;
}

test('no session', async () => {
  expect((await world.send(KEY, {})).status).toBe(401);
  expect((await world.send(EXPORT, {})).status).toBe(401);
});

test.each([
  { limit: 0 },
  { limit: 501 },
  { type: 'gone' },
  { wallet: 'theirs' },
  { from: '2025-02-30' },
  { from: '2025-02-30', to: '2025-06-15' },
  { before: '20251399-1' },
  { before: '20250615' },
  { from: '2025-06-16', to: '2025-06-15' },
  { from: '2024-06-14', to: '2025-06-15' },
])('bad input %o', async (bad) => {
  expect((await world.send(KEY, bad, { authorization: `Bearer ${own.token}` })).status).toBe(422);
});

test('a member without movements has an empty statement of a year to today', async () => {
  const { token } = await buildMember(world);
  expect(await read({}, token)).toEqual({
    from: '2024-06-15',
    to: DAY,
    rows: [],
    next: null,
    totals: { opening: 0, closing: 0, types: [] },
    summary: {
      wallets: [
        { wallet: 'main', wallet_name: 'กระเป๋าหลัก', balance: 0 },
        { wallet: 'hold', wallet_name: 'เงินที่กันไว้', balance: 0 },
      ],
      session: { since: '2025-06-15T12:00:00.000Z', net: 0, open: 0 },
      lifetime: { deposited: 0, withdrawn: 0, net: 0 },
    },
  });
});

test('every movement with its balance after, newest first, by type and by wallet; totals stay those of the period', async () => {
  const placed = await bill(100);
  await world.call('POST /api/lotto/bill/cancel', { bill_id: placed.bill_id }, own.token);
  const refused = await makeWithdrawal(world, own.token, { amount: 300 });
  await decide('refuse', { ref: refused, reason: 'บัญชีไม่ตรง' });
  const paid = await makeWithdrawal(world, own.token, { amount: 200 });
  await decide('approve', { ref: paid });
  await decide('pay', { ref: paid });

  const { rows, totals, summary } = await read();
  const shown = rows.map((row) => [row.type, row.amount, row.balance_after, row.about]);
  expect(shown).toEqual([
    ['withdrawal', -200, 800, 'withdrawal'],
    ['withdrawal', 300, 1_000, 'withdrawal'],
    ['withdrawal', -300, 700, 'withdrawal'],
    ['refund', 100, 1_000, 'bill'],
    ['stake', -100, 900, 'bill'],
    ['deposit', 1_000, 1_000, 'deposit'],
  ]);
  expect(rows.map(({ reference }) => reference)).toEqual([
    paid,
    refused,
    refused,
    placed.bill_id,
    placed.bill_id,
    expect.stringMatching(/^[A-Z0-9]+$/),
  ]);
  expect(rows[0]).toMatchObject({ id: '20250615-6', label: 'แจ้งถอนเงิน (กันเงินไว้)', wallet_type_id: 1 });
  expect(totals).toEqual({
    opening: 0,
    closing: 800,
    types: [
      { type: 'deposit', count: 1, in: 1_000, out: 0 },
      { type: 'withdrawal', count: 3, in: 300, out: 500 },
      { type: 'stake', count: 1, in: 0, out: 100 },
      { type: 'refund', count: 1, in: 100, out: 0 },
    ],
  });
  expect(summary).toEqual({
    wallets: [
      { wallet: 'main', wallet_name: 'กระเป๋าหลัก', balance: 800 },
      { wallet: 'hold', wallet_name: 'เงินที่กันไว้', balance: 0 },
    ],
    session: { since: '2025-06-15T12:00:00.000Z', net: 0, open: 0 },
    lifetime: { deposited: 1_000, withdrawn: 200, net: 800 },
  });

  const stakes = await read({ type: 'stake' });
  expect([stakes.rows, stakes.totals, stakes.summary]).toEqual([[rows[4]], totals, summary]);
  const held = await read({ wallet: 'hold' });
  expect(held.rows.map((row) => [row.amount, row.balance_after, row.wallet_type_id])).toEqual([
    [-200, 0, 0],
    [200, 200, 0],
    [-300, 0, 0],
    [300, 300, 0],
  ]);
  expect(held.summary?.lifetime).toEqual(summary?.lifetime);
  expect((await read({ wallet: 'debt' })).rows).toEqual([]);
});

test('the calendar ends before a year does', async () => {
  const ends = { from: '1900-01-01', to: '1900-03-01' };
  expect(await read({ to: ends.to })).toMatchObject({ ...ends, rows: [] });
  expect(await read({ from: '2200-12-31' })).toMatchObject({ from: '2200-12-31', to: '2200-12-31' });
  expect((await piece({ to: ends.to })).file_name).toBe('statement-main-1900-01-01-1900-03-01.csv');
  const played = await world.call('GET /api/member/winloss', { to: ends.to }, own.token);
  expect(played.body.data).toMatchObject({ ...ends, steps: [] });
});

test('page by page, by day, and as far back as a year', async () => {
  await bill(10);
  world.clock.set('2025-06-16T00:10:00+07:00');
  own = { ...own, token: await openSession(world, own.memberId) };
  await bill(20);
  const all = (await read({ to: '2025-06-16' })).rows;
  expect(all.map(({ id }) => id)).toEqual(['20250616-3', '20250615-2', '20250615-1']);
  const first = await read({ to: '2025-06-16', limit: 2 });
  expect([first.rows, first.next]).toEqual([all.slice(0, 2), '20250615-2']);
  const second = await read({ to: '2025-06-16', limit: 2, before: first.next ?? '' });
  expect(second).toMatchObject({ rows: all.slice(2), next: null, totals: null, summary: null });

  const later = await read({ from: '2025-06-16', to: '2025-06-16' });
  expect(later.summary?.session).toEqual({ since: '2025-06-15T17:10:00.000Z', net: 0, open: 30 });
  expect(later.rows).toEqual(all.slice(0, 1));
  expect(later.totals).toEqual({
    opening: 990,
    closing: 970,
    types: [{ type: 'stake', count: 1, in: 0, out: 20 }],
  });
  expect(await read({ from: '2025-06-16' })).toMatchObject({ from: '2025-06-16', to: '2025-06-16' });
});

test('a file has a heading, a line for each movement and no formula; a member begins so many an hour', async () => {
  const placed = await bill(10);
  const { rows } = await read();
  const { csv, file_name, next } = await piece();
  expect([file_name, next]).toEqual([`statement-main-2024-06-15-${DAY}.csv`, null]);
  expect(csv.startsWith('\uFEFFเลขที่รายการ,วันที่,เวลา,')).toBe(true);
  expect(csv.split('\r\n')).toEqual([
    expect.any(String),
    `20250615-2,${DAY},19:00,แทงหวย,-10.00,990.00,${placed.bill_id}`,
    `20250615-1,${DAY},19:00,ฝากเงิน,1000.00,1000.00,${rows[1]?.reference}`,
    '',
  ]);
  const after = await piece({ before: '20250615-2' });
  expect(after.csv.split('\r\n')).toHaveLength(2);
  for (let count = 1; count < 30; count += 1) await piece();
  const refused = await world.send(EXPORT, {}, { authorization: `Bearer ${own.token}` });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '120']);
  // Going on is counted apart, wherever it goes on from.
  expect((await piece({ before: '20250615-2' })).csv).toBe(after.csv);
  const use = { limit: walletLimits.exportPieceOfMember, subject: own.memberId };
  for (let count = 2; count < 599; count += 1) await takeLimits(world.db, world.clock.now(), [use]);
  const from = (before: string) => world.send(EXPORT, { before }, { authorization: `Bearer ${own.token}` });
  expect((await from('22001231-1')).status).toBe(200);
  expect((await from('22001231-1')).status).toBe(429);
});
