import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { quests as contract, type PointRow, Quest } from '#contract/quests.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { formatBaht, toBaht, toSatang } from '#rules/money/baht.ts';
import type { PointReason } from '#rules/points/point-reasons.ts';
import { CHECK_IN_STAKE_BAHT, checkInPoints } from '#rules/quests/check-in.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

export interface QuestsState {
  /** Quests as every member has them, newest state. */
  quests: Quest[];
  /** Movements of points, newest first. */
  pointRows: PointRow[];
  /** When the points that end first do; null for none soon. */
  pointsEnding: string | null;
  checkIns: { day: string; number: number; points: number }[];
  /** Baht at risk in the days that a check-in looks at. */
  checkInStaked: number;
}

type World = CoreWorld & QuestsState;
const mock = mocksOf<World>();
const PAGE = 20;
const WEEK_MS = 604_800_000;

/** Points that the member has. */
export const pointsOf = ({ pointRows }: Pick<QuestsState, 'pointRows'>) => pointRows[0]?.balance ?? 0;

function balanceOf(world: World) {
  const point = pointsOf(world);
  const ends = world.pointsEnding;
  return { point, ending: ends && point > 0 ? { points: point, ends_at: ends } : null };
}

/** Gives points, or takes them where they are below zero. */
export function give(world: World, points: number, reason: PointReason): void {
  const kind = points < 0 ? ('spent' as const) : ('given' as const);
  const row = { at: nowOf(world), kind, reason, points, balance: pointsOf(world) + points };
  world.pointRows.unshift({ id: String(world.pointRows.length + 1), ...row });
}

const handlers = [
  mock(contract.list, ({ world }) => {
    const day = bangkokDate(nowOf(world));
    const today = world.checkIns.find((one) => one.day === day);
    const number = world.checkIns.length;
    return {
      ...balanceOf(world),
      check_in: {
        ...{ day, number, is_done: today !== undefined, points: today?.points ?? checkInPoints(number + 1) },
        ...{ staked: world.checkInStaked, needed: CHECK_IN_STAKE_BAHT },
      },
      quests: world.quests,
    };
  }),
  mock(contract.redeem, ({ world, input, member }) => {
    const quest = world.quests.find(({ quest_id: id }) => id === input.quest_id);
    if (!quest) throw notFound();
    if (quest.period !== input.period || quest.state === 'upcoming' || quest.state === 'over')
      throw new MockRefusal(errorCodes.QUEST_OVER, 'ภารกิจรอบนี้จบแล้ว รับรางวัลไม่ได้', { period: quest.period });
    if (quest.state === 'running')
      throw new MockRefusal(errorCodes.QUEST_NOT_DONE, 'ยังทำภารกิจไม่ครบ รับรางวัลยังไม่ได้');
    if (quest.state === 'done' && quest.prize.kind === 'point') give(world, quest.prize.amount, 'quest');
    if (quest.state === 'done' && quest.prize.kind === 'credit')
      member.balance = toBaht(toSatang(member.balance) + toSatang(quest.prize.amount));
    quest.state = 'redeemed';
    return { point: pointsOf(world), prize: quest.prize };
  }),
  mock(contract.events, ({ world }) => world.quests.filter(({ kind }) => kind === 'event')),
  mock(contract.points, ({ world }) => balanceOf(world)),
  mock(contract.history, ({ world, input: { before_seq: before } }) => {
    const from = before === undefined ? 0 : world.pointRows.findIndex(({ id }) => id === before) + 1;
    const rows = world.pointRows.slice(from, from + PAGE);
    const isMore = world.pointRows.length > from + PAGE;
    return { rows, before: isMore ? (rows.at(-1)?.id ?? null) : null };
  }),
  mock(contract.checkIn, ({ world, input: { day } }) => {
    const before = world.checkIns.find((one) => one.day === day);
    if (before) return { ...before, point: pointsOf(world) };
    const today = bangkokDate(nowOf(world));
    if (day !== today)
      throw new MockRefusal(errorCodes.OTHER_DAY, 'ขึ้นวันใหม่แล้ว กรุณาเช็กอินของวันนี้', { day: today });
    if (world.checkInStaked < CHECK_IN_STAKE_BAHT)
      throw new MockRefusal(
        errorCodes.CHECK_IN_NEEDS_PLAY,
        `เช็กอินได้เมื่อมียอดเสี่ยงที่ออกผลแล้วครบ ${formatBaht(CHECK_IN_STAKE_BAHT)} บาทใน 7 วันล่าสุด`,
        { staked: world.checkInStaked, needed: CHECK_IN_STAKE_BAHT },
      );
    const number = world.checkIns.length + 1;
    const done = { day, number, points: checkInPoints(number) };
    world.checkIns.push(done);
    give(world, done.points, 'check_in');
    return { ...done, point: pointsOf(world) };
  }),
];

const stakeDay = (done: number): Quest => ({
  ...{ quest_id: 'stake-day', title: 'เล่นครบ 200 บาทวันนี้', kind: 'day', period: '2025-06-15' },
  ...{
    from: '2025-06-14T17:00:00.000Z',
    until: '2025-06-15T17:00:00.000Z',
    prize: { kind: 'point', amount: 10, days: 90 },
  },
  conditions: [{ fact: 'stake', area: null, least: 200, done }],
  state: done >= 200 ? 'done' : 'running',
});

export const quests = mockArea({
  state: (): QuestsState => ({
    ...{ quests: [stakeDay(60)], pointRows: [], pointsEnding: null, checkIns: [], checkInStaked: 0 },
  }),
  handlers,
  change: {
    shape: {
      quests: z.array(Quest).optional(),
      /** Baht at risk today. */
      questStaked: z.number().optional(),
      pointsGiven: z.int().optional(),
      checkInStaked: z.number().optional(),
    },
    apply: (world: World, { quests: own, questStaked, pointsGiven, checkInStaked }) => {
      if (own) world.quests = own;
      if (questStaked !== undefined) world.quests = [stakeDay(questStaked)];
      if (checkInStaked !== undefined) world.checkInStaked = checkInStaked;
      if (pointsGiven === undefined) return;
      give(world, pointsGiven, 'operator');
      world.pointsEnding = new Date(new Date(nowOf(world)).getTime() + WEEK_MS).toISOString();
    },
  },
});
