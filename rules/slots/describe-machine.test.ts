import { describe, expect, test } from 'vitest';
import { describeMachine, expectedRange } from './describe-machine.ts';
import { machineIds } from './machine.ts';
import { machines } from './machines.ts';
import { playAtOnce } from './play-round.ts';

describe.each(machineIds)('what is told of the machine %s', (id) => {
  const told = describeMachine(id);

  test('is a paytable with the best symbol first, and either strips or chances', () => {
    const most = told.paytable.map(({ pays }) => Math.max(...pays.map(({ payHundredths }) => payHundredths)));
    expect(most.length).toBeGreaterThan(4);
    expect(most).toEqual(most.toSorted((one, other) => other - one));
    expect((told.strips === null) !== (told.weights === null)).toBe(true);
    const sum = told.weights?.reduce((all, { percent }) => all + percent, 0) ?? 100;
    expect(sum).toBeCloseTo(100, 9);
    expect(told.strips?.length ?? machines[id].shape.reels).toBe(machines[id].shape.reels);
  });

  test('is what its wins pay', () => {
    const known = new Map(
      [...told.paytable, ...(told.scatters ? [told.scatters] : [])].map(({ symbol, pays }) => [
        symbol,
        new Map(pays.map(({ count, payHundredths }) => [count, payHundredths])),
      ]),
    );
    let seed = 7;
    const draw = (bound: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * bound);
    };
    let seen = 0;
    for (let round = 0; round < 3_000; round += 1)
      for (const event of playAtOnce(machines[id], draw).events) {
        if (event.kind !== 'spin') continue;
        for (const { symbol, count, payHundredths, multiplier } of event.wins) {
          const counts = [...(known.get(symbol)?.keys() ?? [])];
          const own = known.get(symbol)?.get(Math.min(count, Math.max(...counts)));
          expect(own, `${symbol} ${count}`).toBeDefined();
          // Of ways a pay counts as often as there are ways.
          expect(payHundredths % ((own ?? 1) * multiplier)).toBe(0);
          seen += 1;
        }
      }
    expect(seen).toBeGreaterThan(300);
  });
});

test('the range of many rounds lies around the return, and shrinks with their root', () => {
  const facts = { rtp: 0.96, standardDeviation: 4 };
  const [few, many] = [expectedRange(facts, 10_000), expectedRange(facts, 1_000_000)];
  expect(many.high - many.low).toBeCloseTo((few.high - few.low) / 10, 9);
  expect((many.high + many.low) / 2).toBeCloseTo(0.96, 9);
  expect(expectedRange(facts, 1).low).toBe(0);
});
