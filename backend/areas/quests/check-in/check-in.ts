import { readPoints } from '#backend/areas/quests/points/read-points.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import { loyaltyStakeOf } from '#backend/core/turnover/counted-stake.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { QuestList, quests } from '#contract/quests.ts';
import { formatBaht, toBaht } from '#rules/money/baht.ts';
import { CHECK_IN_DAYS, CHECK_IN_STAKE_BAHT, checkInPoints } from '#rules/quests/check-in.ts';
import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** Points of a check-in can be spent for so long. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

const read: Statement = {
  name: 'quests_check_ins',
  text: `
    SELECT (SELECT count(*)::int FROM check_in WHERE member_id = $1::uuid AND month = $2::date) AS count,
      (SELECT number FROM check_in WHERE member_id = $1::uuid AND day = $3::date) AS number,
      (SELECT points FROM check_in WHERE member_id = $1::uuid AND day = $3::date) AS points,
      (SELECT coalesce(sum(${loyaltyStakeOf('wager')}), 0)::bigint FROM wager
        WHERE member_id = $1::uuid AND accepted_at >= $4::timestamptz - interval '45 days'
          AND ended_at >= $4::timestamptz AND status = 'settled') AS staked`,
};

interface CheckIns {
  readonly count: number;
  readonly number: number | null;
  readonly points: number | null;
  readonly staked: bigint;
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

async function readCheckIns(db: Pick<Tx, 'query'>, memberId: string, day: string): Promise<CheckIns> {
  const since = instantOf(addDays(day, 1 - CHECK_IN_DAYS), '00:00');
  const [row] = await db.query<CheckIns>(read, [memberId, monthOf(day), day, since]);
  if (!row) throw new Error('A count answered nothing');
  return row;
}

/** The check-in of today, and what it needs. */
export async function presentCheckIn(ctx: MemberCtx): Promise<QuestList['check_in']> {
  const day = bangkokDate(ctx.now());
  const { count, number, points, staked } = await readCheckIns(ctx.db, ctx.memberId, day);
  return {
    day,
    number: count,
    is_done: number !== null,
    points: points ?? checkInPoints(count + 1),
    staked: toBaht(staked),
    needed: CHECK_IN_STAKE_BAHT,
  };
}

const insert: Statement = {
  name: 'quests_check_in',
  text: `
    INSERT INTO check_in (member_id, day, month, number, points, at)
    VALUES ($1::uuid, $2::date, $3::date, $4::int, $5::int, $6::timestamptz)`,
};

async function checkInNow(ctx: MemberCtx, tx: Tx, day: string) {
  const { memberId, agentId } = ctx;
  // Two presses at once wait here, also those of two days at midnight.
  await lockAccounts(tx, [memberId], 'main');
  const { count, number: before, points: given, staked } = await readCheckIns(tx, memberId, day);
  if (before !== null && given !== null) return { number: before, points: given };
  await refuseExcludedNow(tx, memberId, ctx.now());
  const at = ctx.now();
  const today = bangkokDate(at);
  if (day !== today) throw new Refusal('OTHER_DAY', 'ขึ้นวันใหม่แล้ว กรุณาเช็กอินของวันนี้', { day: today });
  if (toBaht(staked) < CHECK_IN_STAKE_BAHT)
    throw new Refusal(
      'CHECK_IN_NEEDS_PLAY',
      `เช็กอินได้เมื่อมียอดเสี่ยงที่ออกผลแล้วครบ ${formatBaht(BigInt(CHECK_IN_STAKE_BAHT) * 100n)} บาทใน ${CHECK_IN_DAYS} วันล่าสุด`,
      { staked: toBaht(staked), needed: CHECK_IN_STAKE_BAHT },
    );
  const number = count + 1;
  const points = checkInPoints(number);
  await tx.query(insert, [memberId, day, monthOf(day), number, points, at]);
  const of = { agentId, memberId, scope: 'quests.check_in', key: `${day}:${memberId}`, at };
  const endsAt = new Date(at.getTime() + VALID_DAYS * DAY_MS);
  await ctx.ports.givePoints(ctx, tx, { ...of, points, reason: 'check_in', endsAt });
  return { number, points };
}

/** Checks a member in on today's Bangkok day, once, with its points. Refuses 4803 and 4804. Locks the main wallet. */
export const checkInToday: Verb<typeof quests.checkIn> = async ({ ctx, input: { day } }) => {
  const done = await ctx.db.transact((tx) => checkInNow(ctx, tx, day));
  const { point } = await readPoints(ctx);
  return { day, ...done, point };
};
