import { expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { expirePoints } from '#backend/areas/quests/points/expire-points.ts';
import { shopBonuses } from '#backend/areas/shop/bonuses/shop-bonuses.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { changeAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember } from '#backend/testing/members.ts';
import { makeDice } from '#tests/dice.ts';
import {
  claimRebate,
  expectHistories,
  expectRates,
  expectToday,
  expectVariety,
  followCashback,
} from '#tests/loyalty-model/cashback.ts';
import { Closes } from '#tests/loyalty-model/closed-days.ts';
import {
  expectCommission,
  expectTerms,
  followCommission,
  inviteAll,
  takeCommission,
} from '#tests/loyalty-model/commission.ts';
import { expectCoupons, useCoupon } from '#tests/loyalty-model/coupons.ts';
import { expectInbox, sendNews } from '#tests/loyalty-model/inbox.ts';
import { leave } from '#tests/loyalty-model/leaving.ts';
import { betLottery, correctLater, drawLottery } from '#tests/loyalty-model/lottery.ts';
import { DAY_MS } from '#tests/loyalty-model/member-books.ts';
import { expectList, expectOffers } from '#tests/loyalty-model/offers.ts';
import { Player } from '#tests/loyalty-model/player.ts';
import { expectPoints } from '#tests/loyalty-model/points.ts';
import {
  answerPoll,
  beginPoll,
  expectPoll,
  expectStats,
  followPoll,
  wasWon,
} from '#tests/loyalty-model/polls.ts';
import { expectShop, expectStock, handleOrder, openShop, redeemPoints } from '#tests/loyalty-model/shop.ts';
import { expectBoard, expectWheel, turnWheel } from '#tests/loyalty-model/wheel.ts';

/** `MEMBERS=200` for the long run. */
const MEMBERS = Number(process.env.MEMBERS || 40);
/** So many members that everything which can happen does. */
const LONG_RUN = 200;
const INVITERS = 4;
/** For those who play for ranks. */
const LARGEST_STAKE = 100_000_00n;
const DAYS = 14;
/** Hours of Bangkok at which members come; midnight lies between two of them. */
const HOURS = [0.01, 9, 18.5, 23.99];
const BEGIN = Date.parse('2025-06-19T00:00:00+07:00');
const SEED = Number(process.env.MODEL_SEED || 7);

type Act = (player: Player) => Promise<void>;
/** What members do, with how often. */
const acts: readonly Act[] = (
  [
    [3, (player) => player.deposit()],
    [3, (player) => player.claim()],
    [2, (player) => player.cancelClaim()],
    [18, (player) => player.bet()],
    [1, (player) => player.endOldest()],
    [2, (player) => player.redeem()],
    [1, (player) => player.checkIn()],
    [1, (player) => player.movePoints()],
    [1, (player) => player.withdraw()],
    [1, useCoupon],
    [2, turnWheel],
    [3, claimRebate],
    [2, (player) => player.correctOne()],
    [1, (player) => (player.invited.length > 0 ? takeCommission(player) : player.bet())],
    [2, betLottery],
    [2, redeemPoints],
    [1, handleOrder],
    [1, answerPoll],
  ] satisfies readonly (readonly [number, Act])[]
).flatMap(([times, act]) => Array.from({ length: times }, () => act));
const ACTS_AT_ONCE = 5;

/** Pages of which each visit reads some. */
const PAGES_AT_ONCE = 2;
const more: readonly Act[] = [
  expectShop,
  expectWheel,
  expectCoupons,
  expectPoints,
  expectPoll,
  expectToday,
  expectHistories,
  async (player) => {
    await expectRates(player);
    await expectTerms(player);
  },
  async (player) => {
    if (player.invited.length > 0) await expectCommission(player);
  },
];

test('two weeks of members: every page and call says what is reckoned by hand from what they did', {
  timeout: 900_000 + MEMBERS * 10_000,
}, async () => {
  const dice = makeDice(SEED);
  await using world = await openGameWorld([], { connections: 8 });
  world.clock.set(new Date(BEGIN).toISOString());
  await openShop(world);
  await changeAcme(world, { maxSatang: LARGEST_STAKE });
  const closes = new Closes(BEGIN);
  const players: Player[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const own = { dice: makeDice(SEED * 1_000 + n), isHigh: n % 10 === 5, closes };
    players.push(new Player(world, await buildMember(world), own));
  }
  await inviteAll(world, players, INVITERS);
  await beginPoll(world, BEGIN);
  await expectList(world);
  const draws = new Set<string>();
  for (let day = 0; day < DAYS; day += 1) {
    for (const hour of HOURS) {
      if (hour === HOURS.at(-1))
        draws.add(await drawLottery(world, players, { from: BEGIN + day * DAY_MS, number: day }));
      world.clock.set(new Date(BEGIN + day * DAY_MS + hour * 3_600_000).toISOString());
      const now = world.clock.now().getTime();
      const when = { begin: BEGIN, day, hour };
      await correctLater(world, players, when);
      await advanceRounds(world.services);
      await Promise.all([settlePromotions(world.services), settlePromotions(world.services)]);
      await Promise.all([shopBonuses.settle(world.services), shopBonuses.settle(world.services)]);
      await expirePoints(world.services);
      await followCashback(world, closes, when);
      await followCommission(world, players, when);
      for (const { books } of players) {
        books.settle(now);
        books.expire(now);
      }
      await followPoll(world, players, now);
      await sendNews(world, players);
      await expectStats(world, players, BEGIN);
      if (hour === HOURS[1]) await expectBoard(world, players);
      const here = players.filter(({ books }) => !books.isExcluded && dice.in100(40));
      await Promise.all(here.map((player) => visit(player, dice.below(1_000_000))));
    }
  }
  await followCommission(world, players, { begin: BEGIN, day: DAYS, hour: 0 });
  await sendNews(world, players);
  for (const player of players) {
    await player.arrive();
    await expectOffers(player);
    await expectInbox(player);
    for (const expectMore of more) await expectMore(player);
  }
  await expectStock(players);
  const shown = new Set(players.flatMap(({ books }) => [...books.shownStates]));
  expect([...shown].toSorted()).toEqual(['delivered', 'new', 'refused', 'sent']);
  expect(await wasWon(world)).toBe(true);
  // Of few members chance may leave one of the rarer things out.
  const isLong = MEMBERS >= LONG_RUN;
  if (isLong) expectVariety(players);
  expect([...draws]).toEqual(expect.arrayContaining(['corrected', 'voided']));
  const bills = players.flatMap(({ books }) => books.wagers.filter(({ number }) => number !== undefined));
  expect(bills.some(({ won }) => won > 0) && bills.some(({ isVoided }) => isVoided)).toBe(true);
  // Whatever can become of a promotion became of one.
  const ends = new Set(players.flatMap(({ books }) => books.claims.map(({ end }) => end)));
  expect([...ends].toSorted()).toEqual(expect.arrayContaining(['cancelled', 'done', 'excluded', 'expired']));
  const byCredit = players.flatMap(({ books }) =>
    books.claims.filter(({ creditFrom }) => creditFrom !== undefined),
  );
  expect(byCredit.map(({ end }) => end)).toEqual(expect.arrayContaining(['done', 'cancelled', 'expired']));
  const bonuses = new Set(players.flatMap(({ books }) => books.shopBonuses.map(({ end }) => end)));
  expect([...bonuses]).toEqual(expect.arrayContaining(['done', 'expired']));
  // Whom nothing holds leaves at last.
  const left: (number | null)[] = [];
  for (const player of players) if (!player.books.isExcluded) left.push(await leave(player));
  if (isLong) expect(left.some((commission) => commission !== null && commission > 0)).toBe(true);
  // As the server does by itself in time: without it the database guesses how large the tables are.
  await world.db.script('ANALYZE');
  // Players of the model take points for nothing that is sold.
  await expectCleanAudit(world, { without: ['entitlement_way'] });
});

/** A member comes, does a few things, and reads what the pages say. */
async function visit(player: Player, seed: number): Promise<void> {
  const dice = makeDice(seed);
  await player.arrive();
  for (let act = 0; act < ACTS_AT_ONCE; act += 1) await dice.pick(acts)(player);
  await expectOffers(player);
  for (let page = 0; page < PAGES_AT_ONCE; page += 1) await dice.pick(more)(player);
  if (player.books.running() && dice.below(40) === 0) await player.exclude();
}
