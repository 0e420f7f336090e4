import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstQuests } from '#backend/areas/quests/seed/first-quests.ts';
import { commissionOf, FIRST_RATES, mostCommissionBp } from '#rules/affiliate/commission.ts';
import { rankOf } from '#rules/cashback/rank.ts';
import { firstRates } from '#rules/cashback/rates.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { gloDerivation } from '#rules/lotto/kinds/glo/figures.ts';
import { chargeOf } from '#rules/lotto/payout.ts';
import { CHANCES, marginOf, stakedLine, turnoverStake } from '#rules/lotto/stake-at-risk.ts';
import {
  LOTTO_PROMOTION_PERCENT,
  leastEdgeBp,
  mostBackBp,
  OTHER_GAME_PROMOTION_PERCENT,
  YEEKEE_COUNTED_PERCENT,
} from '#rules/loyalty/give-back.ts';
import { type Offer, offerTerms, returnedBp } from '#rules/promotion/offer.ts';
import { offers } from '#rules/promotion/offers.ts';
import { CHECK_IN_DAYS, CHECK_IN_STAKE_BAHT, checkInPoints } from '#rules/quests/check-in.ts';
import { periodAt } from '#rules/quests/quest-period.ts';
import { SPIN_SATANG } from '#rules/quests/quest-worth.ts';
import { firstRewards } from '#rules/shop/first-rewards.ts';
import { rewardWorth } from '#rules/shop/reward-worth.ts';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';
import { firstPrizes } from '#rules/wheel/prize.ts';
import { meanSatang, SPIN_POINTS } from '#rules/wheel/wheel-worth.ts';

const BP = 10_000;

/**
 * What is played at the least cost, by hand: the tightest machine, two digits with a discount on both sides, the same in Yeekee with prizes
 * of shots, and the banker of baccarat, with which quests, check-ins and coupons count nothing.
 */
const plays = {
  machine: { edgeBp: leastEdgeBp.machine, promotionPercent: 100, countedPercent: 100, questPercent: 100 },
  lotto: {
    ...{ edgeBp: leastEdgeBp.lotto, promotionPercent: LOTTO_PROMOTION_PERCENT },
    ...{ countedPercent: 100, questPercent: 100 },
  },
  yeekee: {
    ...{ edgeBp: leastEdgeBp.yeekee, promotionPercent: 0 },
    ...{ countedPercent: YEEKEE_COUNTED_PERCENT, questPercent: 100 },
  },
  otherGame: {
    ...{ edgeBp: leastEdgeBp.otherGame, promotionPercent: OTHER_GAME_PROMOTION_PERCENT },
    ...{ countedPercent: 0, questPercent: 0 },
  },
} as const;
type Play = keyof typeof plays;

/** What a point brings at the most, spun for or spent in the shop. */
const pointSatang = Math.max(
  meanSatang(firstPrizes) / SPIN_POINTS,
  ...firstRewards.map((reward) => Number(rewardWorth(reward)) / reward.points),
);

/** Satang at risk of one account, a number a day from the first day on. */
interface Played {
  readonly first: string;
  readonly satang: readonly number[];
}

const dayAt = ({ first }: Played, at: number) => addDays(first, at);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Satang of every prize of the first quests; whatever else they ask for is done too. */
function questsBring(played: Played): number {
  return sum(
    firstQuests.map(({ period: kind, conditions, prizeKind, prizeAmount, startsAt, endsAt }) => {
      const times = {
        kind,
        startsAt: new Date(startsAt ?? '2025-01-01T00:00:00+07:00'),
        endsAt: new Date(endsAt ?? '2100-01-01T00:00:00+07:00'),
      };
      const inPeriod = new Map<string, number>();
      for (const [at, satang] of played.satang.entries()) {
        const noon = instantOf(dayAt(played, at), '12:00');
        if (noon < times.startsAt || noon >= times.endsAt) continue;
        const { period } = periodAt(times, noon);
        inPeriod.set(period, (inPeriod.get(period) ?? 0) + satang);
      }
      const stakes = conditions.flatMap(({ fact, least }) => (fact === 'stake' ? [Number(least)] : []));
      const done = [...inPeriod.values()].filter((satang) => stakes.every((least) => satang >= least)).length;
      const each = { point: pointSatang, spin: SPIN_SATANG, credit: 1 }[prizeKind];
      return stakes.length === 0 ? Number.POSITIVE_INFINITY : done * prizeAmount * each;
    }),
  );
}

/** Satang of check-ins on every day on which one is let. */
function checkInsBring(played: Played): number {
  const inMonth = new Map<string, number>();
  let points = 0;
  // A stake of the last days lets its member check in after them.
  for (let at = 0; at < played.satang.length + CHECK_IN_DAYS; at += 1) {
    const staked = sum(played.satang.slice(Math.max(0, at + 1 - CHECK_IN_DAYS), at + 1));
    if (staked < CHECK_IN_STAKE_BAHT * 100) continue;
    const month = dayAt(played, at).slice(0, 7);
    const number = (inMonth.get(month) ?? 0) + 1;
    inMonth.set(month, number);
    points += checkInPoints(number);
  }
  return points * pointSatang;
}

/** Satang of both rebates, the one for losses as if all of it was lost, by the rank of the whole stake. */
function cashbackBrings(counted: number): number {
  const rates = firstRates.find(({ rank }) => rank === rankOf(BigInt(Math.floor(counted))));
  return rates ? (counted * (rates.turnoverBp + rates.lossMostBp)) / BP : 0;
}

/** The most of a stake that any of these promotions brings, by the deposit that is best for it. */
function promotionBp(own: readonly Offer[]): number {
  const shares = own.flatMap((offer) =>
    offer.turn === 'credit'
      ? [returnedBp(offer)]
      : [offer.minSatang, (offer.mostSatang * 100n) / offer.percent, 1_000_000_00n].map((deposit) => {
          const { bonusSatang, targetSatang } = offerTerms(offer, deposit);
          return (Number(bonusSatang) / Number(targetSatang)) * BP;
        }),
  );
  return Math.max(0, ...shares);
}

/** What everything brings to one of many accounts that one person has, who invited each of them with another. */
function brings(play: Play, played: Played): number {
  const { promotionPercent, countedPercent, questPercent } = plays[play];
  const staked = sum(played.satang);
  const inQuests = { ...played, satang: played.satang.map((satang) => (satang * questPercent) / 100) };
  const counted = (staked * countedPercent) / 100;
  const promotion = (staked * promotionBp(offers) * promotionPercent) / 100 / BP;
  const commission = Number(commissionOf(BigInt(Math.floor(counted)), mostCommissionBp(FIRST_RATES)));
  // Of coupons and polls there are none at first: as much as an operator may give with them.
  const others = (sum(inQuests.satang) * mostBackBp.coupon + counted * mostBackBp.poll) / BP;
  // A coupon may also promise a bonus, which is played for as a promotion is.
  const bonus = questPercent === 0 ? (staked * mostBackBp.coupon * promotionPercent) / 100 / BP : 0;
  return (
    questsBring(inQuests) +
    checkInsBring(inQuests) +
    cashbackBrings(counted) +
    promotion +
    commission +
    others +
    bonus
  );
}

const costs = (play: Play, played: Played) => (sum(played.satang) * plays[play].edgeBp) / BP;

/** The least that brings a prize, each day, and days on which nothing is played. */
const days = fc.array(
  fc.oneof(
    fc.constant(0),
    fc.constantFrom(20_000, 30_000, 50_000, 80_000, 100_000, 200_000, 1_000_000, 5_000_000),
  ),
  { minLength: 1, maxLength: 70 },
);
const firsts = fc.integer({ min: 0, max: 400 }).map((after) => addDays('2026-10-15', after));

test.each<Play>(['machine', 'lotto', 'yeekee', 'otherGame'])(
  'whoever waits for every prize with many accounts and plays %s at the least cost pays more than all of them bring',
  (play) => {
    fc.assert(
      fc.property(firsts, days, (first, satang) => {
        const played = { first, satang };
        fc.pre(sum(satang) > 0);
        expect(brings(play, played)).toBeLessThan(costs(play, played));
      }),
      { numRuns: 200 },
    );
  },
);

test.each<Play>(['machine', 'lotto', 'yeekee', 'otherGame'])(
  'nor where each stake is just enough, on whatever day of the month %s is begun',
  (play) => {
    for (let after = 0; after < 100; after += 6)
      for (const satang of [
        [20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 80_000],
        [100_000, 0, 0, 0, 0, 0, 0],
        [100_000, 0, 0, 0, 0, 0, 100_000],
        [200_000, 0, 0, 0, 0, 0, 0],
        [100_000],
        [20_000, 0, 0, 0, 0, 0, 80_000],
        [1_000_000, 0, 0, 0, 0, 0, 0],
      ])
        for (const weeks of [1, 5, 10]) {
          const played = {
            first: addDays('2026-10-15', after),
            satang: Array.from({ length: weeks }, () => satang).flat(),
          };
          expect(brings(play, played), `${played.first} ${satang} ${weeks}`).toBeLessThan(
            costs(play, played),
          );
        }
  },
);

test('nothing is given for a deposit that is taken out again, nor for a bet that is called off', () => {
  const nothing = { first: '2026-12-01', satang: Array.from({ length: 31 }, () => 0) };
  for (const play of ['machine', 'lotto', 'yeekee', 'otherGame'] as const)
    expect(brings(play, nothing)).toBe(0);
});

test('a bonus that is not played for to its end brings nothing, so a promotion is worth what is lost for it at the most', () => {
  for (const offer of offers) {
    const percent = offer.weights.lotto ? LOTTO_PROMOTION_PERCENT : 100;
    const least = percent === 100 ? leastEdgeBp.machine : leastEdgeBp.lotto;
    for (const deposit of [offer.minSatang, 5_000_00n, 100_000_00n]) {
      const { bonusSatang, targetSatang } = offerTerms(offer, deposit);
      const lost = (Number(targetSatang) * least * 100) / percent / BP;
      expect(Number(bonusSatang), offer.id).toBeLessThan(lost);
    }
  }
});

// Turn by credit, for whoever plays on with own money as long as that pays: what is lost is put in again, and each bet is chosen anew.
const STEP = 1 / 16;
const BACK = [2, 3, 8, 40];

/**
 * The most that one deposit of 1 with turn by credit brings on average by machines at the least edge, by iteration over what is won so
 * far. A bet of `stake` that pays `back` times wins with a chance of (1 - edge) / back; whoever stops has won and lost what they have.
 */
function creditBrings({ percent, times }: Pick<Offer, 'percent' | 'times'>, edge: number): number {
  const bonus = Number(percent) / 100;
  const needed = (1 + bonus) * Number(times) - 1;
  const [top, bottom] = [Math.ceil(needed / STEP), Math.round(-4 / STEP)];
  const stakes = [STEP, 2 * STEP, 4 * STEP, 0.5, 1, 2];
  let values = new Map<number, number>();
  const worthAt = (at: number) => (at >= top ? bonus : (values.get(Math.max(bottom, at)) ?? 0));
  for (let round = 0; round < 60; round += 1) {
    const next = new Map<number, number>();
    for (let at = bottom; at < top; at += 1) {
      let best = 0;
      for (const stake of stakes)
        for (const back of BACK) {
          const chance = (1 - edge) / back;
          const [won, lost] = [at + Math.round((stake * (back - 1)) / STEP), at - Math.round(stake / STEP)];
          best = Math.max(best, chance * worthAt(won) + (1 - chance) * worthAt(lost) - edge * stake);
        }
      next.set(at, best);
    }
    values = next;
  }
  return worthAt(0);
}

test('turn by credit is worth no bet at all, however it is played and whatever is put in again', () => {
  const edge = leastEdgeBp.machine / BP;
  const own = offers.filter(({ turn }) => turn === 'credit');
  expect(own).not.toEqual([]);
  for (const offer of own) {
    expect(creditBrings(offer, edge), offer.id).toBe(0);
    // At an edge of less than it gives back it would be: the reckoning finds that.
    expect(creditBrings(offer, returnedBp(offer) / BP / 4), offer.id).toBeGreaterThan(0);
  }
});

/** What a stake brings at the most beside a promotion. */
const othersBp =
  mostBackBp.quests + mostBackBp.coupon + mostBackBp.cashback + mostBackBp.affiliate + mostBackBp.poll;
/** What a stake on machines costs at the least, less that. */
const costsAfterAllElse = (leastEdgeBp.machine - othersBp) / BP;

test('nor is turn by credit worth a bet beside all else that its stakes bring: quests, coupons, cashback, commission and polls', () => {
  for (const offer of offers.filter(({ turn }) => turn === 'credit'))
    expect(creditBrings(offer, costsAfterAllElse), offer.id).toBe(0);
});

test('an operator can put no turn by credit in place that is worth one, up to what the import lets through', () => {
  const edge = costsAfterAllElse;
  for (const percent of [1n, 5n, 10n, 50n, 100n, 200n])
    for (let times = 2n; times <= 200n; times += 1n) {
      const offer = { percent, times, turn: 'credit' as const };
      if (returnedBp(offer) > mostBackBp.promotion) continue;
      expect(creditBrings(offer, edge), `${percent} × ${times}`).toBe(0);
      break;
    }
});

/** Digits of a number of each type; what is bet on any order has different ones, which pay most often. */
const numberOf = (type: (typeof betTypes)[number]) =>
  '1234'.slice(0, type.startsWith('run') ? 1 : Number(type.at(-1)));

test('a bet of whatever amount, at whatever price an operator sets, costs more than all that its stake counts for', () => {
  const together = othersBp + (mostBackBp.promotion * LOTTO_PROMOTION_PERCENT) / 100;
  fc.assert(
    fc.property(
      fc.constantFrom(...betTypes),
      fc.oneof(fc.bigInt(100n, 400n), fc.bigInt(100n, 1_000_00n)),
      fc.oneof(fc.constantFrom(7_000, 9_000, 9_200), fc.integer({ min: 1, max: 1_000_000 })),
      fc.oneof(fc.constantFrom(0, 1_200, 2_800, 3_300), fc.integer({ min: 0, max: 9_900 })),
      (type, faceSatang, rateHundredths, discountBp) => {
        const chargedSatang = chargeOf(faceSatang, discountBp);
        const line = stakedLine(
          { type, number: numberOf(type), faceSatang, chargedSatang, rateHundredths },
          null,
        );
        const counted = turnoverStake(gloDerivation, [line]);
        fc.pre(counted > 0n);
        expect((Number(counted) * together) / BP).toBeLessThan(Number(marginOf([line])) / Number(CHANCES));
      },
    ),
    { numRuns: 2_000 },
  );
});
