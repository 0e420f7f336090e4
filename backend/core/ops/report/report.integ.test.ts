import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';
import { balanceDay } from './balance-day.ts';

const world = await openWorld();
const report = (day: string) =>
  runOps(world.services, { command: 'report day', options: { day }, who: 'nok', why: '', yes: false });

beforeAll(async () => {
  await fillBooks(world);
});
afterAll(() => world[Symbol.asyncDispose]());

test('a busy day agrees: channels, wallets and house', async () => {
  const { code, lines } = await report('2025-06-15');
  expect(lines.at(-1)).toBe('Everything agrees.');
  expect(code).toBe(0);
  const text = lines.join('\n');
  expect(text).toMatch(/^ {2}in {2}channel 1 {2}\d+ {2}[\d,.]+ baht$/m);
  expect(text).toMatch(/^ {2}adjustment_give {2}house\.adjustment to main {2}1 {2}12\.50 baht$/m);
  expect(text).toMatch(/^ {2}main {2}0\.00 baht {2}[\d,.]+ baht/m);
});

test('a day without movement begins as the one before it ended', async () => {
  const { code, lines } = await report('2025-05-01');
  expect(code).toBe(0);
  expect(lines.join('\n')).toContain('came in 0.00 baht, went out 0.00 baht');
});

test('a day as CSV is every movement of it, with the sums of its report, and no cell a formula', async () => {
  const run = () =>
    runOps(world.services, {
      command: 'export day',
      options: { day: '2025-06-15' },
      who: 'nok',
      why: '',
      yes: false,
    });
  const [heading, ...rows] = (await run()).lines;
  expect(heading).toBe('\uFEFFtransfer,part,date,time,kind,from,to,member,baht,reference');
  const sums = new Map<string, { count: number; satang: bigint }>();
  for (const row of rows) {
    const [, , date, , kind, from, to, , baht = ''] = row.split(',');
    expect(date).toBe('2025-06-15');
    const way = `${kind}  ${from} to ${to}`;
    const { count, satang } = sums.get(way) ?? { count: 0, satang: 0n };
    sums.set(way, { count: count + 1, satang: satang + BigInt(baht.replace('.', '')) });
  }
  const reported = (await report('2025-06-15')).lines.filter((line) => line.includes(' to '));
  const exported = [...sums].map(
    ([way, { count, satang }]) => `  ${way}  ${count}  ${formatBaht(satang)} baht`,
  );
  expect(exported.toSorted()).toEqual(reported.toSorted());
  expect(rows.join('\n')).not.toMatch(/(?:^|,)[=+@]/m);
});

test('a day that is none is refused', async () => {
  for (const day of ['2025-02-30', '2026-1-1', '1899-12-31', '2201-01-01', 'today', '']) {
    const lines = [`--day ${day} is no day, YYYY-MM-DD from 1900 to 2200`];
    expect(await report(day)).toEqual({ code: 1, lines });
  }
  for (const day of ['1900-01-01', '2200-12-31'])
    expect((await report(day)).lines.at(-1)).toBe('Everything agrees.');
});

test('what does not agree is said', () => {
  const flows = [
    { kind: 'deposit', source: 'house.deposit', target: 'main', count: 1n, satang: 500n },
    { kind: 'hold.posted', source: 'hold', target: 'house.withdrawal', count: 1n, satang: 200n },
  ];
  const closing = [
    { kind: 'house.deposit', satang: -500n },
    { kind: 'house.withdrawal', satang: 200n },
    { kind: 'main', satang: 500n },
    { kind: 'hold', satang: -200n },
  ];
  const inside = { direction: 'in', channelId: 1, count: 1n, satang: 500n } as const;
  const outside = { direction: 'out', channelId: 1, count: 1n, satang: 200n } as const;
  const of = (change: object) =>
    balanceDay({ flows, opening: [], closing, channels: [inside, outside], ...change }).differences;
  expect(of({})).toEqual([]);
  expect(of({ channels: [inside] })).toEqual([expect.stringContaining('channels say 0 satang out')]);
  expect(of({ channels: [{ ...inside, satang: 499n }, outside] })).toEqual([expect.stringContaining('499')]);
  expect(of({ closing: closing.slice(0, 3) })).toHaveLength(2);
});

test('a day that goes on, or is to come, is said not to be over', async () => {
  const today = bangkokDate(world.clock.now());
  for (const day of [today, addDays(today, 1)])
    expect((await report(day)).lines[0]).toBe(`Day ${day} in Bangkok, which is not over yet`);
  expect((await report(addDays(today, -1))).lines[0]).toBe(`Day ${addDays(today, -1)} in Bangkok`);
});
