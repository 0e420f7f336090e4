import { z } from 'zod';
import { type CashbackDay, type CashbackToday, cashback as contract } from '#contract/cashback.ts';
import { cashbackMessages as messages } from '#contract/cashback-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { presentFigures, presentRateSet } from '#contract/present-cashback.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import { claimableDay, claimEnd } from '#rules/cashback/claim-time.ts';
import { closeDay } from '#rules/cashback/close-day.ts';
import { nextRank, rankFrom, rankOf } from '#rules/cashback/rank.ts';
import { firstRates } from '#rules/cashback/rates.ts';
import { type CashbackBasis, cashbackBases, type DayFigures, rebateOf } from '#rules/cashback/rebate.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

/** What a member played on a day, in baht, by how much earlier days are put right, and what of that was left over to it. */
const Played = z.strictObject({
  staked: z.number(),
  deposits: z.number(),
  end_balance: z.number(),
  taken_off: z.number().default(0),
  carried: z.number().default(0),
});
type Played = z.output<typeof Played>;

interface CashbackState {
  cashbackPlayed: Played;
  /** Closed days of every member, newest first. */
  cashbackDays: Record<CashbackBasis, CashbackDay[]>;
  isCashbackClosed: boolean;
}

type World = CoreWorld & CashbackState;
const mock = mocksOf<World>();
const PAGE = 20;

function figuresOf({ staked, deposits, end_balance: end }: Played): DayFigures {
  return {
    ...{ stakedSatang: toSatang(staked), depositSatang: toSatang(deposits), endSatang: toSatang(end) },
    ...{ startSatang: 0n, withdrawalSatang: 0n, bonusSatang: 0n, correctedSatang: 0n },
  };
}

function measure(basis: CashbackBasis, played: Played) {
  const figures = figuresOf(played);
  const rank = rankOf(figures.stakedSatang);
  const rates = firstRates.find((one) => one.rank === rank);
  if (!rates) throw new Error(`No rates of ${rank}`);
  const rebate = rebateOf(basis, figures, rates);
  return { rebate, shown: presentFigures(figures, rates, rebate) };
}

function closedDay(basis: CashbackBasis, played: Played, day: string): CashbackDay {
  const { rebate, shown } = measure(basis, played);
  const takenOff = -toSatang(played.taken_off);
  const carried = -toSatang(played.carried);
  const { dueSatang, carrySatang } = closeDay(rebate, takenOff, carried);
  return {
    day,
    ...shown,
    adjustments: takenOff === 0n ? [] : [{ of_day: addDays(day, -1), amount: toBaht(takenOff) }],
    ...{ carried: toBaht(carried), due: toBaht(dueSatang), left: toBaht(carrySatang) },
    ...{
      status: dueSatang === 0n ? 'nothing' : 'open',
      until: claimEnd(day).toISOString(),
      claimed_at: null,
    },
  };
}

/** A day as it stands now. */
function shownDay(world: World, row: CashbackDay): CashbackDay {
  return row.status === 'open' && row.until <= nowOf(world) ? { ...row, status: 'over' } : row;
}

const yesterdayOf = (world: World) => claimableDay(new Date(nowOf(world)));

function dueRow(world: World, basis: CashbackBasis, day: string): CashbackDay {
  const yesterday = yesterdayOf(world);
  const refusal = (name: 'NOT_YET' | 'OVER' | 'NOTHING', message: string) =>
    new MockRefusal(
      errorCodes[`CASHBACK_${name}`],
      message,
      name === 'NOTHING' ? undefined : { day: yesterday },
    );
  const row = world.cashbackDays[basis].find((one) => one.day === day);
  if (row?.status === 'claimed') return row;
  if (day > yesterday) throw refusal('NOT_YET', messages.notOver);
  if (!row && day < yesterday) throw refusal('OVER', messages.over);
  if (!row && !world.isCashbackClosed) throw refusal('NOT_YET', messages.closing);
  if (row && shownDay(world, row).status === 'over') throw refusal('OVER', messages.over);
  if (!row || row.due === 0) throw refusal('NOTHING', messages.nothing);
  return row;
}

function claim(world: World, member: MockMember, basis: CashbackBasis, day: string) {
  const row = dueRow(world, basis, day);
  const at = row.claimed_at ?? nowOf(world);
  if (row.status !== 'claimed') {
    row.status = 'claimed';
    row.claimed_at = at;
    member.balance = toBaht(toSatang(member.balance) + toSatang(row.due));
  }
  return { day, amount: row.due, claimed_at: at };
}

function historyOf(world: World, basis: CashbackBasis, before: string | undefined) {
  const own = world.cashbackDays[basis].filter(({ day }) => before === undefined || day < before);
  const rows = own.slice(0, PAGE).map((row) => shownDay(world, row));
  return { rows, before: own.length > PAGE ? (rows.at(-1)?.day ?? null) : null };
}

function todayOf(world: World): CashbackToday {
  const day = yesterdayOf(world);
  const staked = world.cashbackPlayed.staked;
  const rank = rankOf(toSatang(staked));
  const next = nextRank(rank);
  const row = (basis: CashbackBasis) => {
    const own = world.cashbackDays[basis].find((one) => one.day === day);
    return own ? shownDay(world, own) : null;
  };
  return {
    ...{ day: bangkokDate(nowOf(world)), rank, staked_30: staked },
    next_rank: next && { rank: next, staked_from: toBaht(rankFrom[next]) },
    turnover: measure('turnover', world.cashbackPlayed).shown,
    loss: measure('loss', world.cashbackPlayed).shown,
    yesterday: {
      ...{ day, is_closed: world.isCashbackClosed, until: claimEnd(day).toISOString() },
      ...{ turnover: row('turnover'), loss: row('loss') },
    },
  };
}

const handlers = [
  mock(contract.rates, () => ({ now: presentRateSet('2025-01-01', firstRates), later: null })),
  mock(contract.today, ({ world }) => todayOf(world)),
  mock(contract.claimTurnover, ({ world, member, input }) => claim(world, member, 'turnover', input.day)),
  mock(contract.claimLoss, ({ world, member, input }) => claim(world, member, 'loss', input.day)),
  mock(contract.turnoverHistory, ({ world, input }) => historyOf(world, 'turnover', input.before_day)),
  mock(contract.lossHistory, ({ world, input }) => historyOf(world, 'loss', input.before_day)),
];

export const cashback = mockArea({
  state: (): CashbackState => ({
    cashbackPlayed: { staked: 10_000, deposits: 5_000, end_balance: 4_000, taken_off: 0, carried: 0 },
    cashbackDays: { turnover: [], loss: [] },
    isCashbackClosed: true,
  }),
  handlers,
  change: {
    shape: {
      /** What is played today, and was played yesterday, which is closed by it. */
      cashbackToday: Played.optional(),
      cashbackYesterday: Played.optional(),
      cashbackClosed: z.boolean().optional(),
      /** So many days before yesterday were closed alike, and not taken. */
      cashbackOlder: z.int().optional(),
    },
    apply: (world: World, { cashbackToday, cashbackYesterday, cashbackClosed, cashbackOlder = 0 }) => {
      if (cashbackToday) world.cashbackPlayed = cashbackToday;
      if (cashbackClosed !== undefined) world.isCashbackClosed = cashbackClosed;
      if (!cashbackYesterday) return;
      const newest = yesterdayOf(world);
      const days = Array.from({ length: cashbackOlder + 1 }, (_, ago) => addDays(newest, -ago));
      for (const basis of cashbackBases)
        world.cashbackDays[basis].unshift(...days.map((day) => closedDay(basis, cashbackYesterday, day)));
    },
  },
});
