import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostBackBp } from '#rules/loyalty/give-back.ts';
import {
  type FactsOf,
  isCondition,
  MOST_DEPOSITS,
  type OfferCondition,
  type OfferFact,
} from '#rules/promotion/condition.ts';
import {
  creditOneIn,
  offerProblem,
  offerTerms,
  returnedBp,
  turnoverTargetOf,
} from '#rules/promotion/offer.ts';
import { offerPeriod } from '#rules/promotion/offer-period.ts';
import { offers } from '#rules/promotion/offers.ts';
import { isWeights } from '#rules/promotion/weights.ts';

const [first, daily, evening, reload, silver, invited, credit] = offers;
if (!first || !daily || !evening || !reload || !silver || !invited || !credit)
  throw new Error('Seven promotions run');
const now = new Date('2025-06-15T19:00:00+07:00');
const deposit = (baht: number, at = now) => ({ satang: BigInt(baht) * 100n, at });
const has =
  (of: Partial<Record<OfferFact, bigint>>): FactsOf =>
  ({ fact }) =>
    of[fact] ?? 0n;
const facts = has({ deposits: 1n });

test('100 and 100 six times are 1,200 (D §7.11)', () => {
  expect(turnoverTargetOf(100_00n, 100_00n, 6n)).toBe(1200_00n);
});

test('a deposit of 100 brings 50, asks for 3,000, which costs 108.60 to 123.30 on average', () => {
  expect(offerTerms(first, 100_00n)).toEqual({
    bonusSatang: 50_00n,
    targetSatang: 3000_00n,
    leastCostSatang: 108_60n,
    costSatang: 123_30n,
  });
});

test('the whole deposit is played, also where the bonus has reached its most (D §7.11)', () => {
  expect(offerTerms(first, 2_000_00n)).toMatchObject({ bonusSatang: 500_00n, targetSatang: 50_000_00n });
});

test('whatever is deposited, playing for a bonus costs more on average than it brings: fifty accounts lose fifty times', () => {
  const byStakes = offers.filter(({ turn }) => turn === 'wager');
  const cases = fc.tuple(fc.constantFrom(...byStakes), fc.bigInt(1_00n, 1_000_000_00n));
  fc.assert(
    fc.property(cases, ([offer, satang]) => {
      fc.pre(satang >= offer.minSatang);
      const { bonusSatang, leastCostSatang, costSatang } = offerTerms(offer, satang);
      expect(bonusSatang).toBeGreaterThan(0n);
      expect(leastCostSatang).toBeGreaterThan(bonusSatang);
      expect(costSatang).toBeGreaterThan(leastCostSatang);
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

test('turn by credit asks the deposit to come to (100 + 10) × 7 = 770, which one of 7.7 does at the most', () => {
  const terms = offerTerms(credit, 100_00n);
  // It is staked once at the least, and lost at the most.
  expect(terms).toEqual({
    bonusSatang: 10_00n,
    targetSatang: 770_00n,
    leastCostSatang: 3_62n,
    costSatang: 100_00n,
  });
  expect(creditOneIn(100_00n, terms.targetSatang)).toBe(7.7);
});

test('turn by credit gives back no more than turn by stakes may, however boldly it is played for', () => {
  const cases = fc.tuple(
    fc.constantFrom(...offers.filter(({ turn }) => turn === 'credit')),
    fc.bigInt(100_00n, 1_000_000_00n),
    fc.bigInt(1_00n, 10_000_000_00n),
  );
  fc.assert(
    fc.property(cases, ([offer, deposit, stake]) => {
      const { bonusSatang, targetSatang } = offerTerms(offer, deposit);
      const win = targetSatang - deposit;
      // A fair bet of this stake on this win; every real one is less likely.
      const chance = Number(stake) / Number(stake + win);
      const back = (chance * Number(bonusSatang)) / Number(stake);
      expect(back * 10_000).toBeLessThanOrEqual(returnedBp(offer) + 1e-6);
      expect(returnedBp(offer)).toBeLessThanOrEqual(mostBackBp.promotion);
    }),
  );
});

test('what stands against an offer', () => {
  const standing = { now, taken: [], deposit: deposit(200), facts };
  expect(offerProblem(first, standing)).toBeNull();
  expect(offerProblem(first, { ...standing, taken: ['once'] })).toBe('taken');
  expect(offerProblem(first, { ...standing, facts: has({ deposits: 2n }) })).toBe('not_first');
  expect(offerProblem(daily, { ...standing, taken: ['2025-06-15'] })).toBe('taken');
  expect(offerProblem(daily, { ...standing, taken: ['2025-06-14'] })).toBeNull();
  expect(offerProblem(daily, { ...standing, deposit: null })).toBe('no_deposit');
  expect(offerProblem(daily, { ...standing, deposit: deposit(99) })).toBe('below_min');
});

test('its dates go by when it was asked for, the end left out', () => {
  const dated = {
    ...daily,
    startsAt: new Date('2025-06-15T10:00:00Z'),
    endsAt: new Date('2025-06-15T12:00:00Z'),
  };
  const standing = { now, taken: [], deposit: deposit(200), facts };
  expect(offerProblem(dated, { ...standing, now: new Date('2025-06-15T09:59:59.999Z') })).toBe('not_started');
  expect(offerProblem(dated, { ...standing, now: new Date('2025-06-15T11:59:59.999Z') })).toBeNull();
  expect(offerProblem(dated, { ...standing, now: new Date('2025-06-15T12:00:00Z') })).toBe('over');
  const askedAt = new Date('2025-06-15T11:59:00Z');
  expect(offerProblem(dated, { ...standing, now: new Date('2025-06-15T12:05:00Z'), askedAt })).toBeNull();
});

test('what an offer asks of its member: the second deposit of a day, a rank, an invitation', () => {
  const standing = { now, taken: [], deposit: deposit(500), facts };
  expect(offerProblem(reload, standing)).toBe('too_few_deposits');
  expect(offerProblem(reload, { ...standing, facts: has({ deposits: 2n }) })).toBeNull();
  expect(offerProblem(silver, { ...standing, facts: has({ stake: 49_999_99n }) })).toBe('rank_too_low');
  expect(offerProblem(silver, { ...standing, facts: has({ stake: 50_000_00n }) })).toBeNull();
  expect(offerProblem(invited, standing)).toBe('not_invited');
  expect(offerProblem(invited, { ...standing, deposit: null })).toBe('not_invited');
  expect(offerProblem(invited, { ...standing, facts: has({ invited: 1n }) })).toBeNull();
});

test('a week begins on Monday in Bangkok, and an offer of a week is taken once in it', () => {
  const at = (text: string) => new Date(`${text}+07:00`);
  expect(offerPeriod(silver, at('2025-06-15T23:59:59'))).toBe('week 2025-06-09');
  expect(offerPeriod(silver, at('2025-06-16T00:00:00'))).toBe('week 2025-06-16');
  const met = has({ stake: 50_000_00n });
  const standing = { now, taken: ['week 2025-06-09'], deposit: deposit(500), facts: met };
  expect(offerProblem(silver, standing)).toBe('taken');
  expect(offerProblem(silver, { ...standing, now: at('2025-06-16T00:00:00') })).toBeNull();
});

test.each<[condition: OfferCondition, isOne: boolean]>([
  [{ fact: 'deposits', window: 'week', least: 3, most: 5 }, true],
  [{ fact: 'deposits', window: 'week', least: 3, most: 2 }, false],
  [{ fact: 'deposits', window: 'week', least: 3, most: 4.5 }, false],
  [{ fact: 'deposits', window: 'week', least: 2.5, most: null }, false],
  [{ fact: 'deposits', window: 'days_30', least: 3, most: null }, false],
  [{ fact: 'deposits', window: 'ever', least: MOST_DEPOSITS, most: null }, false],
  [{ fact: 'stake', window: 'days_30', least: 1, most: null }, true],
  [{ fact: 'stake', window: 'days_30', least: 1, most: 2 }, false],
  [{ fact: 'stake', window: 'day', least: 1, most: null }, false],
  [{ fact: 'invited', window: 'ever', least: 2, most: null }, false],
  [{ fact: 'invited', window: 'ever', least: 0, most: null }, false],
])('a condition can be met and is read: %j, %s', (condition, isOne) => {
  expect(isCondition(condition)).toBe(isOne);
});

test.each([
  ['17:59:59', 'not_in_hours'],
  ['18:00:00', null],
  ['20:59:59', null],
  ['21:00:00', 'not_in_hours'],
])('the hours of the evening in Bangkok: a deposit at %s', (time, problem) => {
  const at = new Date(`2025-06-15T${time}+07:00`);
  expect(offerProblem(evening, { now, taken: [], deposit: deposit(200, at), facts })).toBe(problem);
});

test.each([
  [{ games: 100, lotto: 50, 'lotto/yeekee': 0 }, true],
  [{ 'games/lucky-market': 20, 'lotto/glo': 50 }, true],
  [{ games: 100, lotto: 51, 'lotto/yeekee': 0 }, false],
  [{ games: 100, lotto: 50 }, false],
  [{ 'lotto/yeekee': 1 }, false],
  [{ games: 101 }, false],
  [{ sport: 1 }, false],
])('what fills a promotion gives back no more than it may: %j, %s', (weights, isOne) => {
  expect(isWeights(weights)).toBe(isOne);
});

test('all that run keep to it', () => {
  for (const { weights } of offers) expect(isWeights(weights)).toBe(true);
});
