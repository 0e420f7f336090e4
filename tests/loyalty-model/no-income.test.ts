import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { firstQuests } from '#backend/areas/quests/seed/first-quests.ts';
import { commissionOf, FIRST_RATES, rateOf } from '#rules/affiliate/commission.ts';
import { rankOf } from '#rules/cashback/rank.ts';
import { firstRates } from '#rules/cashback/rates.ts';
import { rebateOf } from '#rules/cashback/rebate.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import { LOTTO_PROMOTION_PERCENT, mostBackBp, YEEKEE_COUNTED_PERCENT } from '#rules/loyalty/give-back.ts';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import { offers } from '#rules/promotion/offers.ts';
import { CHECK_IN_DAYS, CHECK_IN_STAKE_BAHT, checkInPoints } from '#rules/quests/check-in.ts';
import { SPIN_SATANG } from '#rules/quests/quest-worth.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';

/** December and January: an event runs, and a month ends within. */
const DAYS = 62;
const MONTH = 31;
const BP = 10_000;
const RANK_DAYS = 30;

const Price = z.object({ rate: z.number(), discount: z.number() });
const Prices = z.object({
  prices: z.record(
    z.string(),
    z.array(Price.extend({ type: z.enum(betTypes), discount_pack: Price.optional() })),
  ),
});

/** What the cheapest bet of the lotteries costs of its stake. */
function lottoEdge(): number {
  const { prices } = Prices.parse(
    JSON.parse(readFileSync('backend/areas/lotto/seed/lotto-kinds.json', 'utf8')),
  );
  const edges = Object.values(prices)
    .flat()
    .flatMap(({ type, discount_pack: pack, ...plain }) =>
      [plain, ...(pack ? [pack] : [])].map(
        ({ rate, discount }) => 1 - (chanceOf(type) * rate) / (1 - discount / 100),
      ),
    );
  return Math.min(...edges);
}
function machineEdge(): number {
  const ids = Object.keys(sheets).filter((id): id is keyof typeof sheets => id in sheets);
  return Math.min(...ids.map((id) => 1 - rtpBpOf(id) / BP));
}

/** Where a person plays: what it costs, and what of it counts for what. Prizes of shots give half of Yeekee back. */
const venues = {
  machine: { area: 'games', kind: 'reels', edge: machineEdge(), counted: 1, promotion: 1 },
  lotto: {
    area: 'lotto',
    kind: 'glo',
    edge: lottoEdge(),
    counted: 1,
    promotion: LOTTO_PROMOTION_PERCENT / 100,
  },
  yeekee: {
    ...{ area: 'lotto', kind: 'yeekee', edge: lottoEdge() / 2 },
    ...{ counted: YEEKEE_COUNTED_PERCENT / 100, promotion: 0 },
  },
} as const;
type Venue = (typeof venues)[keyof typeof venues];

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const lengthOf = { day: 1, week: 7, month: MONTH, event: MONTH } as const;

/** Every prize of a quest that these stakes by day bring; ten bets are always there. */
function questSatang(stakes: readonly number[], { area }: Venue): number {
  return sum(
    firstQuests.map(({ period, prizeKind, prizeAmount, conditions }) => {
      const isOurs = conditions.every((one) => one.area === null || one.area === area);
      const least = Math.max(...conditions.map(({ fact, least: of }) => (fact === 'stake' ? Number(of) : 0)));
      const length = lengthOf[period];
      const periods = period === 'event' ? 1 : Math.ceil(DAYS / length);
      const done = Array.from({ length: periods }, (_, at) =>
        sum(stakes.slice(at * length, (at + 1) * length)),
      ).filter((staked) => isOurs && staked >= least).length;
      const each = { point: POINT_SATANG, spin: SPIN_SATANG, credit: 1 }[prizeKind];
      return done * prizeAmount * each;
    }),
  );
}

function checkInSatang(stakes: readonly number[]): number {
  let [number, points] = [0, 0];
  for (let day = 0; day < DAYS; day += 1) {
    if (day % MONTH === 0) number = 0;
    if (sum(stakes.slice(Math.max(0, day - CHECK_IN_DAYS + 1), day + 1)) < CHECK_IN_STAKE_BAHT * 100)
      continue;
    number += 1;
    points += checkInPoints(number);
  }
  return points * POINT_SATANG;
}

/** Both rebates of every day on which as much was lost as ever can be. */
function cashbackSatang(counted: readonly number[], lost: number): number {
  return sum(
    counted.map((staked, day) => {
      const rank = rankOf(BigInt(sum(counted.slice(Math.max(0, day - RANK_DAYS), day))));
      const rates = firstRates.find((one) => one.rank === rank);
      if (!rates) return 0;
      const figures = {
        ...{ stakedSatang: BigInt(staked), correctedSatang: 0n, startSatang: BigInt(lost) },
        ...{ depositSatang: 0n, withdrawalSatang: 0n, endSatang: 0n, bonusSatang: 0n },
      };
      return Number(rebateOf('turnover', figures, rates) + rebateOf('loss', figures, rates));
    }),
  );
}

const promotionShare = Math.max(
  ...offers.map(({ percent, times }) => Number(percent) / (Number(times) * (100 + Number(percent)))),
);

/** All that comes back, in satang, of what one account stakes day by day; another one is its inviter, and a third that one's. */
function givenSatang(stakes: readonly number[], venue: Venue): number {
  const counted = stakes.map((one) => Math.floor(one * venue.counted));
  const levels = FIRST_RATES.map((rates) => rateOf(rates, venue.area, venue.kind));
  const commission = sum(
    levels.map((bp) => sum(counted.map((one) => Number(commissionOf(BigInt(one), bp))))),
  );
  return (
    questSatang(stakes, venue) +
    checkInSatang(stakes) +
    cashbackSatang(counted, 10_000_000_00) +
    commission +
    sum(stakes) * (venue.promotion * promotionShare + mostBackBp.coupon / BP) +
    (sum(counted) * mostBackBp.poll) / BP
  );
}

const amounts = [0, 0, 200, 500, 1_000, 2_000, 3_000, 10_000, 50_000].map((baht) => baht * 100);
const plans = fc
  .array(fc.constantFrom(...amounts), { minLength: DAYS, maxLength: DAYS })
  .filter((stakes) => sum(stakes) > 0);

test.each(Object.entries(venues))(
  'no plan of stakes in %s gets back what it costs, whichever of a person’s accounts win and lose',
  (_, venue) => {
    fc.assert(
      fc.property(plans, (stakes) => {
        expect(givenSatang(stakes, venue)).toBeLessThan(sum(stakes) * venue.edge);
      }),
      { numRuns: 400 },
    );
  },
);

test.each(Object.entries(venues))('nor does a plan of the least stakes that count in %s', (_, venue) => {
  const every = (days: number, baht: number) =>
    Array.from({ length: DAYS }, (_none, day) => (day % days === 0 ? baht * 100 : 0));
  const once = (day: number, baht: number) =>
    Array.from({ length: DAYS }, (_none, at) => (at === day ? baht * 100 : 0));
  const least = [
    ...[every(1, 200), every(7, 1_000), every(7, 2_000), every(31, 10_000), every(62, 50_000)],
    ...Array.from({ length: DAYS }, (_none, day) => once(day, 1_000)),
    ...[once(0, 200), once(0, 500), once(0, 2_000), once(0, 10_000), once(0, 50_000)],
  ];
  for (const stakes of least) expect(givenSatang(stakes, venue)).toBeLessThan(sum(stakes) * venue.edge);
});
