import { expect, test } from 'vitest';
import type { SlotEvent } from './events.ts';
import type { MachineId } from './machine.ts';
import { bookData } from './machines/book.ts';
import { bothwaysData } from './machines/bothways.ts';
import { clusterData, clusterPay } from './machines/cluster.ts';
import { HOLD_CELLS, holdData } from './machines/hold.ts';
import { machines } from './machines.ts';
import { playAtOnce } from './play-round.ts';

/** Events of so many rounds, drawn from a fixed seed. */
function* roundsOf(id: MachineId, rounds: number): Generator<readonly SlotEvent[]> {
  let state = 7;
  const draw = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  for (let round = 0; round < rounds; round += 1) yield playAtOnce(machines[id], draw).events;
}

test('coins stay where they are, and each new one brings all respins back', () => {
  let seen = 0;
  for (const events of roundsOf('hold', 3_000)) {
    const holds = events.flatMap((event) => (event.kind === 'hold' ? [event] : []));
    if (holds.length === 0) continue;
    seen += 1;
    expect(holds[0]?.coins.length).toBeGreaterThanOrEqual(holdData.fewest);
    for (const [at, { coins, left }] of holds.entries()) {
      const before = holds[at - 1];
      expect(coins.slice(0, before?.coins.length ?? 0)).toEqual(before?.coins ?? []);
      const hasNew = coins.length > (before?.coins.length ?? 0);
      const expected = hasNew ? holdData.respins : (before?.left ?? 0) - 1;
      expect(left).toBe(coins.length === HOLD_CELLS ? 0 : expected);
      expect(new Set(coins.map(({ cell }) => cell.join())).size).toBe(coins.length);
    }
    const last = holds.at(-1);
    expect(last?.left).toBe(0);
    const paid = events.flatMap((event) => (event.kind === 'prize' ? [event.payHundredths] : []));
    expect(paid[0]).toBe(last?.coins.reduce((sum, { payHundredths }) => sum + payHundredths, 0));
    expect(paid.length).toBe(last?.coins.length === HOLD_CELLS ? 2 : 1);
  }
  expect(seen).toBeGreaterThan(10);
});

test('the special symbol of a book stays for all free spins, and pays on every line', () => {
  let expansions = 0;
  for (const events of roundsOf('book', 3_000)) {
    const specials = new Set(events.flatMap((event) => (event.kind === 'free-spins' ? [event.special] : [])));
    expect(specials.size).toBeLessThanOrEqual(1);
    for (const event of events) {
      if (event.kind !== 'expand') continue;
      expansions += 1;
      expect([...specials]).toEqual([event.symbol]);
      const pay = bookData.rules.pays[event.symbol]?.[event.reels.length] ?? 0;
      expect(event.wins.map(({ payHundredths }) => payHundredths)).toEqual([pay * 10]);
    }
  }
  expect(expansions).toBeGreaterThan(10);
});

test('a wild fills its reel, holds it and brings a respin, three times at most', () => {
  let longest = 0;
  for (const events of roundsOf('bothways', 3_000)) {
    let held: readonly number[] = [];
    for (const event of events) {
      if (event.kind === 'spin') {
        expect(event.held).toEqual(held);
        for (const reel of held) expect(new Set(event.window[reel])).toEqual(new Set(['wild']));
      }
      if (event.kind === 'expand') held = [...held, ...event.reels].sort();
    }
    expect(events.at(-1)?.kind).toBe('spin');
    longest = Math.max(longest, events.length);
  }
  expect(longest).toBe(7);
});

test('larger clusters pay more, and rarer symbols too', () => {
  const { weights, fewest } = clusterData;
  for (let size = fewest; size < 12; size += 1)
    for (const [at, { symbol }] of weights.entries()) {
      expect(clusterPay(symbol, size)).toBeGreaterThan(clusterPay(symbol, size - 1));
      const commoner = weights[at - 1];
      if (commoner) expect(clusterPay(symbol, size)).toBeGreaterThan(clusterPay(commoner.symbol, size));
    }
});

test.each(['hold', 'book', 'bothways'] as const)(
  'no count of a symbol of %s is left out between others that pay',
  (id) => {
    const { rules } = { hold: holdData, book: bookData, bothways: bothwaysData }[id];
    for (const own of Object.values(rules.pays)) {
      const counts = Object.keys(own).map(Number);
      const [fewest = 0] = counts;
      expect(counts).toEqual(counts.map((_, at) => fewest + at));
      expect(Math.max(...counts)).toBe(5);
      const pays = Object.values(own);
      expect(pays).toEqual(pays.toSorted((one, other) => one - other));
    }
  },
);
