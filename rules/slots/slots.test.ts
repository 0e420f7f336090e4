import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { sumOfEvents } from './events.ts';
import { houseGames, machineOfGame } from './games.ts';
import { type MachineId, machineIds } from './machine.ts';
import { bookFacts } from './machines/book-facts.ts';
import { bothwaysFacts } from './machines/bothways-facts.ts';
import { classicFacts } from './machines/classic-facts.ts';
import { holdFacts } from './machines/hold-facts.ts';
import { linesFacts } from './machines/lines-facts.ts';
import { waysFacts } from './machines/ways-facts.ts';
import { machines, machineVersion } from './machines.ts';
import { playAtOnce, playRound } from './play-round.ts';
import { sheets } from './sheets.ts';
import { verifyRound } from './verify-round.ts';

const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
const seed = 'a'.repeat(64);
const commit = createHash('sha256').update(seed).digest('hex');

async function recordOf(id: MachineId, nonce: number) {
  const machine = machines[id];
  const play = { seed, clientSeed: 'mine', nonce };
  const { events, payHundredths } = await playRound(machine, drawsOf(hashing, play));
  const version = await machineVersion(hashing, machine);
  return { machine: id, version, seed, commit, clientSeed: 'mine', nonce, events, payHundredths };
}

describe.each(machineIds)('the machine %s', (id) => {
  test('pays the sum of its wins, and never more than it may', () => {
    const machine = machines[id];
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const drawn = numbers[Symbol.iterator]();
        const { events, payHundredths } = playAtOnce(machine, (bound) => drawn.next().value % bound);
        expect(payHundredths).toBe(Math.min(sumOfEvents(events), machine.mostHundredths));
        expect(Number.isInteger(payHundredths) && payHundredths >= 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('is played again by anybody from its seed, and a record that was touched is found', async () => {
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const record = await recordOf(id, nonce);
      expect(await verifyRound(hashing, record)).toBeNull();
      const turned = record.events.map((event) => Object.fromEntries(Object.entries(event).reverse()));
      expect(await verifyRound(hashing, { ...record, events: turned as never })).toBeNull();
      expect(await verifyRound(hashing, { ...record, events: record.events.slice(1) })).toBe('events');
      const wrong = { ...record, payHundredths: record.payHundredths + 1 };
      expect(await verifyRound(hashing, wrong)).toBe('payHundredths');
      expect(await verifyRound(hashing, { ...record, nonce: nonce + 1_000 })).not.toBeNull();
      expect(await verifyRound(hashing, { ...record, clientSeed: 'other' })).not.toBeNull();
      expect(await verifyRound(hashing, { ...record, seed: 'b'.repeat(64) })).toBe('commit');
      expect(await verifyRound(hashing, { ...record, version: 'c'.repeat(64) })).toBe('version');
    }
  });

  test('says what it returns, and pays often enough', () => {
    const { rtp, hitRate } = sheets[id];
    expect(rtp).toBeGreaterThan(0.955);
    expect(rtp).toBeLessThan(0.965);
    expect(hitRate).toBeGreaterThan(1 / 20);
  });
});

// Cascades and clusters take a quarter of a minute and more: `npm run bench -- rtp` computes all of them.
test.each([
  ['classic', classicFacts],
  ['lines', linesFacts],
  ['ways', waysFacts],
  ['hold', holdFacts],
  ['bothways', bothwaysFacts],
] as const)(
  'the facts of %s are those of all combinations of its stops',
  (id, compute) => {
    const { rtp, standardDeviation, hitRate } = sheets[id];
    const computed = compute();
    expect(computed.rtp).toBeCloseTo(rtp, 9);
    expect(computed.standardDeviation).toBeCloseTo(standardDeviation, 9);
    expect(computed.hitRate).toBeCloseTo(hitRate, 9);
    if ('largestHundredths' in computed)
      expect(machines[id].mostHundredths, 'the most that its events can pay').toBe(
        computed.largestHundredths,
      );
  },
  60_000,
);

test('the facts of book are those of all combinations, and what its largest win cuts off shows in no digit', () => {
  const { beyondMost, ...computed } = bookFacts();
  expect(computed.rtp).toBeCloseTo(sheets.book.rtp, 9);
  expect(computed.standardDeviation).toBeCloseTo(sheets.book.standardDeviation, 9);
  expect(computed.hitRate).toBeCloseTo(sheets.book.hitRate, 9);
  expect(beyondMost.mean).toBeLessThan(1e-11);
  expect(beyondMost.square).toBeLessThan(1e-11);
}, 60_000);

test('every game has a machine and a name of its own', () => {
  for (const { id } of houseGames) expect(machineOfGame(id)).toBeDefined();
  expect(new Set(houseGames.map(({ id }) => id)).size).toBe(houseGames.length);
  expect(new Set(houseGames.map(({ name }) => name.th)).size).toBe(houseGames.length);
});
