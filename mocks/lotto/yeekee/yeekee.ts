import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import type { Round } from '#contract/lotto/rounds.ts';
import type { ListedShot } from '#contract/lotto/yeekee.ts';
import { lotto as contract } from '#contract/lotto.ts';
import { later, nowOf } from '#mocks/clock.ts';
import type { MockMember } from '#mocks/core.ts';
import { refundRound } from '#mocks/lotto/bills.ts';
import { hashing } from '#mocks/lotto/yeekee/own-rounds.ts';
import {
  isShootingOver,
  presentRoom,
  TERMS,
  whyRefunded,
  type YeekeeWorld,
} from '#mocks/lotto/yeekee/room.ts';
import { maskedShooter, shotsOf, shotsOfOthers } from '#mocks/lotto/yeekee/shots.ts';
import { MockRefusal, mocksOf, notFound } from '#mocks/mock.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';
import { showsReceipt } from '#rules/lotto/yeekee/receipt.ts';
import { shootingTimes } from '#rules/lotto/yeekee/schedule.ts';

const mock = mocksOf<YeekeeWorld>();
const HIDDEN = '*****';

function roomOf(world: YeekeeWorld, roundId: string) {
  const round = world.rounds.find((one) => one.round_id === roundId && one.kind === 'yeekee');
  if (!round) throw notFound();
  return round;
}

async function receiptsOf(world: YeekeeWorld, roundId: string): Promise<string[]> {
  const numbers = shotsOf(world, roomOf(world, roundId)).map(({ number }) => number);
  return linksOf(hashing, numbers);
}

function hasReceipt(world: YeekeeWorld, round: Round): boolean {
  return showsReceipt({ fairness: world.yeekeeFairness, isSealed: isShootingOver(world, round) });
}

/** Takes a shot, or answers that of the same key. */
async function shoot(world: YeekeeWorld, member: MockMember, roundId: string, number: string, key?: string) {
  const round = roomOf(world, roundId);
  const shots = shotsOf(world, round);
  const isOwn = ({ memberId }: { memberId: string }) => memberId === member.memberId;
  const known = key === undefined ? -1 : shots.findIndex((shot) => isOwn(shot) && shot.key === key);
  const nextAt = (at: string) => later(world, TERMS.cooldown_ms, at);
  if (known < 0) {
    const opensAt = shootingTimes(new Date(round.closes_at)).opensAt.toISOString();
    if (nowOf(world) < opensAt || isShootingOver(world, round))
      throw new MockRefusal(errorCodes.SHOOT_CLOSED, 'รอบนี้ยังไม่เปิดหรือหมดเวลายิงเลขแล้ว');
    const last = shots.findLast(isOwn);
    if (last && nowOf(world) < nextAt(last.at)) {
      const leftMs = Date.parse(nextAt(last.at)) - Date.parse(nowOf(world));
      const seconds = Math.ceil(leftMs / 1_000);
      throw new MockRefusal(errorCodes.SHOOT_COOLDOWN, `ยิงครั้งถัดไปได้ในอีก ${seconds} วินาที`, {
        next_allowed_at: nextAt(last.at),
        retry_after: seconds,
      });
    }
    const { memberId, username } = member;
    shots.push({ memberId, username, number, at: nowOf(world), key });
  }
  const position = known < 0 ? shots.length : known + 1;
  const receipts = await receiptsOf(world, roundId);
  return {
    position,
    receipt: hasReceipt(world, round) ? (receipts[position - 1] ?? null) : null,
    next_allowed_at: nextAt(shots[position - 1]?.at ?? nowOf(world)),
  };
}

export const yeekeeHandlers = [
  mock(contract.shootNumber, ({ world, member, input }) =>
    shoot(world, member, input.round_id, input.number, input.idempotency_key),
  ),
  mock(contract.yeekeeList, async ({ world, member, input }) => {
    const round = roomOf(world, input.round_id);
    const isOver = isShootingOver(world, round);
    const receipts = await receiptsOf(world, input.round_id);
    return shotsOf(world, round)
      .map((shot, at): ListedShot => {
        const mine = shot.memberId === member.memberId;
        return {
          position: at + 1,
          member: maskedShooter(shot),
          number: mine || isOver ? shot.number : HIDDEN,
          shot_at: shot.at,
          mine,
          receipt: hasReceipt(world, round) && (mine || isOver) ? (receipts[at] ?? null) : null,
        };
      })
      .reverse()
      .filter(({ position }) => input.below === undefined || position < input.below)
      .slice(0, input.limit);
  }),
  mock(contract.yeekeeLists, ({ world, input }) => presentRoom(world, roomOf(world, input.round_id))),
];

/** What the rooms of a world can be told to be. */
export const yeekeeChange = {
  /** Shoots for others into a round, the present one of a fresh world unless told. */
  shots: z
    .strictObject({
      round_id: z.string(),
      count: z.int().min(0).max(2_000),
      members: z.int().min(1).max(99),
    })
    .optional(),
  fairness: z.enum(['classic', 'sealed']).optional(),
};

export function changeYeekee(
  world: YeekeeWorld,
  { shots, fairness }: z.output<z.ZodObject<typeof yeekeeChange>>,
): void {
  world.yeekeeFairness = fairness ?? world.yeekeeFairness;
  if (!shots) return;
  const own = shotsOf(world, roomOf(world, shots.round_id));
  own.push(...shotsOfOthers(shots.count, shots.members, Date.parse(nowOf(world))));
}

/** A round whose result is due has it, or gives its stakes back. */
export function endOwnRound(world: YeekeeWorld, round: Round): void {
  const isRefunded = round.kind === 'yeekee' && whyRefunded(world, round) !== undefined;
  round.status = isRefunded ? 'voided' : 'resulted';
  if (isRefunded) refundRound(world, round.round_id);
}
