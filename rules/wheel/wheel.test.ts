import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitOf } from '#rules/draw/commit.ts';
import { type Hashing, webHashing } from '#rules/draw/hashing.ts';
import { sumOfWeights } from '#rules/draw/outcomes.ts';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import { SPIN_SATANG } from '#rules/quests/quest-worth.ts';
import { faultOfPrizes } from '#rules/wheel/check-prizes.ts';
import { drawPrize } from '#rules/wheel/draw-prize.ts';
import { firstPrizes, type Prize } from '#rules/wheel/prize.ts';
import { chancesOf, LEAST_SLICE, piecesOf, placeOfTicket, slicesOf } from '#rules/wheel/slices.ts';
import { endOfTurn, timeOfWay } from '#rules/wheel/turning.ts';
import { type SpinRecord, verifySpin } from '#rules/wheel/verify-spin.ts';
import { isTooGenerous, meanSatang, SPIN_POINTS } from '#rules/wheel/wheel-worth.ts';

const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
const seed = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06';
const play = { seed, clientSeed: 'member-42', nonce: 1 };

test('the worked example: ticket 57429 of 100,000 is no prize, and a spin is worth 5 baht', async () => {
  expect(sumOfWeights(firstPrizes)).toBe(100_000);
  expect(meanSatang(firstPrizes)).toBe(500);
  for (const one of [hashing, webHashing]) {
    const { ticket, prize } = await drawPrize(one, firstPrizes, play);
    expect([ticket, prize.name]).toEqual([57_429, 'ขอบคุณ']);
  }
});

test('100,000 spins fall as the weights say', async () => {
  const counts = new Map(firstPrizes.map(({ id }) => [id, 0]));
  const spins = 100_000;
  for (let nonce = 0; nonce < spins; nonce += 1) {
    const { prize } = await drawPrize(hashing, firstPrizes, { ...play, nonce });
    counts.set(prize.id, (counts.get(prize.id) ?? 0) + 1);
  }
  const chances = chancesOf(firstPrizes);
  const chiSquare = firstPrizes.reduce((sum, { id }, at) => {
    const expected = (chances[at] ?? 0) * spins;
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
  }, 0);
  // Passed once in a thousand seeds, with four degrees of freedom.
  expect(chiSquare).toBeLessThan(18.47);
});

async function sampled(count: number): Promise<SpinRecord[]> {
  const spins: SpinRecord[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = hashing.sha256(`seed ${at}`);
    const one = { seed: await own, clientSeed: `member-${at}`, nonce: at % 7 };
    const drawn = await drawPrize(hashing, firstPrizes, one);
    spins.push({ ...one, ...drawn, commit: await commitOf(hashing, one.seed), prizes: firstPrizes });
  }
  return spins;
}

const moved = ({ prizes }: SpinRecord) =>
  prizes.map((one, at) => ({ ...one, weight: one.weight + (at === 0 ? 5_000 : 0) }));
const tampers: ((spin: SpinRecord) => SpinRecord)[] = [
  (spin) => ({ ...spin, seed: spin.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
  (spin) => ({ ...spin, commit: seed }),
  (spin) => ({ ...spin, clientSeed: `${spin.clientSeed}x` }),
  (spin) => ({ ...spin, nonce: spin.nonce + 1 }),
  (spin) => ({ ...spin, ticket: (spin.ticket + 1) % 100_000 }),
  (spin) => ({ ...spin, prize: { ...spin.prize, id: `${spin.prize.id}-x` } }),
  (spin) => ({ ...spin, prize: { ...spin.prize, amount: spin.prize.amount + 100 } }),
  (spin) => ({ ...spin, prize: { ...spin.prize, type: 'point' } }),
  (spin) => ({ ...spin, prizes: moved(spin) }),
  (spin) => ({ ...spin, seed: spin.commit, commit: spin.seed }),
];

test('the verifier accepts 1,000 spins and refuses 100 that were tampered with', async () => {
  const spins = await sampled(1_000);
  for (const spin of spins) expect(await verifySpin(hashing, spin)).toBeNull();
  for (const [at, spin] of spins.slice(0, 100).entries()) {
    const tampered = tampers[at % tampers.length]?.(spin);
    expect(tampered && (await verifySpin(hashing, tampered)), `spin ${at}`).toBeTruthy();
  }
});

test('what a spin costs in points is no less than any wheel may be worth', () => {
  expect(SPIN_POINTS * POINT_SATANG).toBeGreaterThanOrEqual(SPIN_SATANG);
  expect(SPIN_POINTS).toBe(100);
  expect(faultOfPrizes(firstPrizes)).toBeNull();
  const prizes = fc.array(
    fc.record({
      type: fc.constantFrom('cash' as const, 'point' as const),
      amount: fc.integer({ min: 1, max: 100_000 }),
      weight: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 2, maxLength: 12 },
  );
  fc.assert(
    fc.property(prizes, (list) => {
      const wheel = list.map((one, at): Prize => ({ ...one, id: `p${at}`, name: 'ก', color: 'red' }));
      if (faultOfPrizes(wheel) === null)
        expect(meanSatang(wheel)).toBeLessThanOrEqual(SPIN_POINTS * POINT_SATANG);
      expect(isTooGenerous(wheel)).toBe(meanSatang(wheel) > SPIN_SATANG);
    }),
  );
});

test('one more ticket of a prize than a spin may be worth is refused, and so is what is no wheel', () => {
  const [none, ...others] = firstPrizes;
  if (!none) throw new Error('No prizes');
  expect(faultOfPrizes([{ ...none, weight: none.weight - 1 }, ...others])).toContain('satang on average');
  expect(faultOfPrizes([none])).toContain('2 to 12');
  expect(faultOfPrizes([none, none])).toContain('same id');
  expect(faultOfPrizes([{ ...none, amount: 1 }, ...others])).toContain('none is none and 1');
  expect(faultOfPrizes([none, { ...none, id: 'much', type: 'cash', amount: 10_000_001 }])).toContain(
    'more than',
  );
  expect(faultOfPrizes([{ ...none, weight: 100_000_001 }, ...others])).toContain('tickets');
});

const anyWheel = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 1_000_000 }) }), {
  minLength: 2,
  maxLength: 12,
});

test('slices fill the wheel, can all be seen, and a likelier prize has no smaller one', () => {
  fc.assert(
    fc.property(anyWheel, (prizes) => {
      const slices = slicesOf(prizes);
      let end = 0;
      for (const { from, size } of slices) {
        expect(from).toBeCloseTo(end, 9);
        expect(size).toBeGreaterThanOrEqual(LEAST_SLICE - 1e-9);
        end = from + size;
      }
      expect(end).toBeCloseTo(1, 9);
      const order = prizes.map(({ weight }, at) => ({ weight, size: slices[at]?.size ?? 0 }));
      order.sort((one, other) => one.weight - other.weight);
      for (const [at, { size }] of order.entries())
        expect(size).toBeGreaterThanOrEqual((order[at - 1]?.size ?? 0) - 1e-9);
    }),
  );
});

test('the pieces fill the wheel, and those of a prize are together as large as its slice', () => {
  fc.assert(
    fc.property(anyWheel, (prizes) => {
      const pieces = piecesOf(prizes);
      let end = 0;
      for (const { from, size } of pieces) {
        expect(from).toBeCloseTo(end, 9);
        end = from + size;
      }
      for (const [at, { size }] of slicesOf(prizes).entries()) {
        const own = pieces.filter(({ prize }) => prize === at);
        expect(own.reduce((sum, piece) => sum + piece.size, 0)).toBeCloseTo(size, 9);
      }
    }),
  );
});

test('a ticket lies within the slice of its prize, and the wheel ends with it under the pointer', () => {
  fc.assert(
    fc.property(anyWheel, fc.nat(), fc.double({ min: 0, max: 50, noNaN: true }), (prizes, any, start) => {
      const ticket = any % sumOfWeights(prizes);
      const place = placeOfTicket(prizes, ticket);
      let before = 0;
      const at = prizes.findIndex(({ weight }) => {
        before += weight;
        return ticket < before;
      });
      const own = piecesOf(prizes).filter(({ prize }) => prize === at);
      expect(own.some(({ from, size }) => place > from && place < from + size)).toBe(true);
      const end = endOfTurn(start, place);
      expect(end - start).toBeGreaterThanOrEqual(6 - 1e-9);
      expect(end - start).toBeLessThanOrEqual(7);
      const off = (end + place) % 1;
      expect(Math.min(off, 1 - off)).toBeLessThan(1e-9);
    }),
  );
  expect(() => placeOfTicket(firstPrizes, 100_000)).toThrow(RangeError);
});

test('the wheel only slows down: each part of the way takes longer than the one before', () => {
  expect([timeOfWay(-1), timeOfWay(0), timeOfWay(1), timeOfWay(2)]).toEqual([0, 0, 1, 1]);
  for (let way = 0.02; way < 0.98; way += 0.02)
    expect(timeOfWay(way + 0.02) - timeOfWay(way)).toBeGreaterThan(timeOfWay(way) - timeOfWay(way - 0.02));
});
