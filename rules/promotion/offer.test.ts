import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostBackBp } from '#rules/loyalty/give-back.ts';
import { offerProblem, offerTerms, returnedBp, turnoverTargetOf } from '#rules/promotion/offer.ts';
import { offers } from '#rules/promotion/offers.ts';

const [first, daily, evening] = offers;
if (!first || !daily || !evening) throw new Error('Three promotions run');
const now = new Date('2025-06-15T19:00:00+07:00');
const deposit = (baht: number, at = now, isFirst = true) => ({ satang: BigInt(baht) * 100n, at, isFirst });

test('100 and 100 six times are 1,200 (D §7.11)', () => {
  expect(turnoverTargetOf(100_00n, 100_00n, 6n)).toBe(1200_00n);
});

test('a deposit of 100 brings 50, asks for 3,000, which costs 108.60 on average', () => {
  expect(offerTerms(first, 100_00n)).toEqual({
    bonusSatang: 50_00n,
    targetSatang: 3000_00n,
    costSatang: 108_60n,
  });
});

test('what a deposit has above the largest bonus asks for nothing', () => {
  expect(offerTerms(first, 1_000_00n)).toEqual(offerTerms(first, 900_000_00n));
});

test('whatever is deposited, playing for a bonus costs more on average than it brings: fifty accounts lose fifty times', () => {
  const cases = fc.tuple(fc.constantFrom(...offers), fc.bigInt(1_00n, 1_000_000_00n));
  fc.assert(
    fc.property(cases, ([offer, satang]) => {
      fc.pre(satang >= offer.minSatang);
      const { bonusSatang, costSatang } = offerTerms(offer, satang);
      expect(bonusSatang).toBeGreaterThan(0n);
      expect(costSatang).toBeGreaterThan(bonusSatang);
      // The same stakes count for quests too.
      const { targetSatang } = offerTerms(offer, satang);
      expect(bonusSatang * 10_000n).toBeLessThanOrEqual(targetSatang * BigInt(mostBackBp.promotion));
      expect(returnedBp(offer)).toBeLessThanOrEqual(mostBackBp.promotion);
      expect(Number(bonusSatang * 10_000n) / Number(targetSatang)).toBeLessThanOrEqual(
        returnedBp(offer) + 1e-6,
      );
    }),
  );
});

test('what stands against an offer', () => {
  const standing = { now, taken: [], deposit: deposit(200) };
  expect(offerProblem(first, standing)).toBeNull();
  expect(offerProblem(first, { ...standing, taken: ['once'] })).toBe('taken');
  expect(offerProblem(first, { ...standing, deposit: deposit(200, now, false) })).toBe('not_first');
  expect(offerProblem(daily, { ...standing, taken: ['2025-06-15'] })).toBe('taken');
  expect(offerProblem(daily, { ...standing, taken: ['2025-06-14'] })).toBeNull();
  expect(offerProblem(daily, { ...standing, deposit: null })).toBe('no_deposit');
  expect(offerProblem(daily, { ...standing, deposit: deposit(99) })).toBe('below_min');
});

test.each([
  ['17:59:59', 'not_in_hours'],
  ['18:00:00', null],
  ['20:59:59', null],
  ['21:00:00', 'not_in_hours'],
])('the hours of the evening in Bangkok: a deposit at %s', (time, problem) => {
  const at = new Date(`2025-06-15T${time}+07:00`);
  expect(offerProblem(evening, { now, taken: [], deposit: deposit(200, at) })).toBe(problem);
});
