import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawsOf } from '#rules/draw/draw.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { backOfBets, faultOfBets, stakeOfBets } from './bets.ts';
import { resultOf } from './events.ts';
import { fishing } from './fishing.ts';
import { optionFacts } from './option-facts.ts';
import { fishWords } from './option-words.ts';
import { drawAtOnce, playTable } from './play-table.ts';

const DRAWS = 10_000n;
const shots = fishing.options.map(({ id }) => ({ option: id, stake: 10 }));

test.each([
  [[], 0],
  [[1], 2_000],
  [[3, 7], 4_000 + 40_000],
  [[1, 2, 3, 4, 5, 6, 7, 8], 185_000],
])('of ten baht on each fish, catching %j brings %d satang back', (caught, satang) => {
  expect(backOfBets(fishing, shots, { kind: 'fish', caught })).toBe(satang);
});

test('each fish has a name, and returns between 96 and 97 of 100', () => {
  expect(fishing.options).toHaveLength(fishWords.length);
  for (const { id, rtp } of optionFacts(fishing)) {
    expect(rtp, id).toBeGreaterThanOrEqual(0.96);
    expect(rtp, id).toBeLessThanOrEqual(0.97);
  }
});

test('a fish that pays more is caught less often, and less may be shot at it', () => {
  const facts = optionFacts(fishing);
  for (const [at, one] of facts.entries()) {
    const next = facts[at + 1];
    if (!next) continue;
    expect(next.wins).toBeLessThan(one.wins);
    expect(next.mostBaht).toBeLessThan(one.mostBaht);
  }
});

test('the sets that may be caught together are all there is: a fish is caught by its own chance, whatever else is', () => {
  const results = fishing.results();
  const ways = (of: (caught: readonly number[]) => boolean) =>
    results.reduce(
      (sum, { result, ways: some }) => (result.kind === 'fish' && of(result.caught) ? sum + some : sum),
      0n,
    );
  const all = ways(() => true);
  expect(all).toBe(DRAWS ** BigInt(fishWords.length));
  for (let one = 1; one <= fishWords.length; one += 1)
    for (let other = one + 1; other <= fishWords.length; other += 1) {
      const has = (number: number) => ways((caught) => caught.includes(number));
      const both = ways((caught) => caught.includes(one) && caught.includes(other));
      expect(both * all).toBe(has(one) * has(other));
    }
});

test('a draw below its chance catches a fish, one at it does not, and each has a draw of its own', () => {
  const chances = [4_850, 3_230, 2_420, 1_610, 970, 480, 240, 96];
  const drawn = (values: readonly number[]) => {
    const left = [...values];
    return drawAtOnce(fishing, (bound) => {
      expect(bound).toBe(10_000);
      return left.shift() ?? -1;
    });
  };
  expect(drawn(chances)).toEqual({ kind: 'fish', caught: [] });
  expect(drawn(chances.map((chance) => chance - 1))).toEqual({
    kind: 'fish',
    caught: [1, 2, 3, 4, 5, 6, 7, 8],
  });
  expect(drawn(chances.map((chance, at) => (at === 6 ? 0 : chance)))).toEqual({ kind: 'fish', caught: [7] });
});

test('what is shot at changes nothing of what is caught', async () => {
  const draws = (nonce: number) => drawsOf(plainHashing, { seed: 'b'.repeat(64), clientSeed: 'mine', nonce });
  for (let nonce = 0; nonce < 20; nonce += 1) {
    const one = await playTable(fishing, [{ option: 'fish-1', stake: 1 }], draws(nonce));
    const other = await playTable(fishing, shots, draws(nonce));
    expect(resultOf(one.events)).toEqual(resultOf(other.events));
  }
});

test('bets within the limits of each fish are taken unless they cost or could bring back more than the most', () => {
  const all = { kind: 'fish' as const, caught: fishWords.map((_name, at) => at + 1) };
  const stakes = fc.tuple(...fishing.options.map(({ mostBaht }) => fc.integer({ min: 1, max: mostBaht })));
  const verdicts = new Set<string>();
  fc.assert(
    fc.property(stakes, (chosen) => {
      const bets = shots.map((bet, at) => ({ ...bet, stake: chosen[at] ?? 1 }));
      const fault = faultOfBets(fishing, bets)?.kind ?? 'none';
      verdicts.add(fault);
      const isTooDear = stakeOfBets(bets) > 10_000;
      const isTooMuch = backOfBets(fishing, bets, all) > 50_000 * 100;
      expect(fault).toBe(isTooDear ? 'round' : isTooMuch ? 'win' : 'none');
    }),
    { numRuns: 500 },
  );
  expect([...verdicts].sort()).toEqual(['none', 'round', 'win']);
});

test('a result of another game is refused', () => {
  expect(() => fishing.backOf('fish-1', { kind: 'dice', dice: [1, 2, 3] })).toThrow(RangeError);
  expect(() => fishing.backOf('fish-9', { kind: 'fish', caught: [] })).toThrow(RangeError);
});
