import type { PollRow } from '#backend/areas/poll/read-poll.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { countedStakeOf } from '#backend/core/turnover/counted-stake.ts';
import { LONGEST_OPEN_MS } from '#backend/core/wagers/uncounted-bets.ts';
import type { Ports } from '#backend/ports.ts';
import type { PollQuota } from '#contract/poll.ts';
import { toBaht } from '#rules/money/baht.ts';
import { allowedAnswers, missingSatang } from '#rules/poll/quota.ts';

interface Reader {
  readonly db: Pick<Database, 'query'>;
  readonly ports: Pick<Ports, 'findBetsWithoutCashback'>;
}

/** Stakes at risk that got their result in the window, as cashback counts them. No lottery has its result later than 45 days after. */
const stakes: Statement = {
  name: 'poll_stakes',
  text: `
    SELECT coalesce(sum(${countedStakeOf('wager')}), 0)::bigint AS satang FROM wager
    WHERE member_id = $1::uuid AND accepted_at >= $2::timestamptz - interval '45 days' AND ended_at >= $2::timestamptz
      AND ended_at < $3::timestamptz AND status = 'settled' AND reference <> ALL($4::text[])`,
};
/** Money that came into the main wallet from outside in the window. */
const deposits: Statement = {
  name: 'poll_deposits',
  text: `
    SELECT coalesce(sum(satang), 0)::bigint AS satang FROM ledger_entry
    WHERE account_id = (SELECT id FROM ledger_account WHERE member_id = $1::uuid AND kind = 'main')
      AND outside AND satang > 0 AND at >= $2::timestamptz AND at < $3::timestamptz`,
};
const own: Statement = {
  name: 'poll_own_answers',
  text: `
    SELECT id, poll_id AS "pollId", choice_id AS "choiceId", ticket, mark, at FROM poll_answer
    WHERE member_id = $1::uuid AND poll_id = $2::int ORDER BY ticket`,
};

/** An answer of a member as the database has it. */
export interface AnswerRow {
  readonly id: string;
  readonly pollId: number;
  readonly choiceId: number;
  readonly ticket: number;
  readonly mark: string;
  readonly at: Date;
}

/** How a member stands with a poll at an instant. */
export interface Quota {
  readonly counted: bigint;
  readonly missing: bigint;
  readonly allowed: number;
  readonly answers: readonly AnswerRow[];
  readonly at: Date;
}

async function countSatang(
  { db, ports }: Reader,
  memberId: string,
  poll: PollRow,
  now: Date,
): Promise<bigint> {
  if (poll.basis === 'free') return 0n;
  const until = [poll.closedAt, poll.closesAt, now].reduce<Date>(
    (first, one) => (one !== null && one < first ? one : first),
    poll.closesAt,
  );
  const window = [memberId, poll.countsFrom, until];
  const since = new Date(poll.countsFrom.getTime() - LONGEST_OPEN_MS);
  const [row] =
    poll.basis === 'stake'
      ? await db.query<{ satang: bigint }>(stakes, [
          ...window,
          await ports.findBetsWithoutCashback(db, [memberId], since),
        ])
      : await db.query<{ satang: bigint }>(deposits, window);
  return row?.satang ?? 0n;
}

/** Counts what brings a member answers, and those that were given. */
export async function readQuota(reader: Reader, memberId: string, poll: PollRow, at: Date): Promise<Quota> {
  const counted = await countSatang(reader, memberId, poll, at);
  const answers = await reader.db.query<AnswerRow>(own, [memberId, poll.id]);
  const missing = missingSatang(poll, counted);
  return { counted, missing, allowed: allowedAnswers(poll, counted), answers, at };
}

export function presentAnswer({ id, choiceId, ticket, mark, at }: AnswerRow): PollQuota['answers'][number] {
  return { answer_id: id, choice_id: choiceId, ticket, mark, at: at.toISOString() };
}

export function presentQuota(poll: PollRow, { counted, missing, allowed, answers, at }: Quota): PollQuota {
  return {
    ...{ allowed, used: answers.length, left: Math.max(0, allowed - answers.length) },
    ...{ counted: toBaht(counted > 0n ? counted : 0n), missing: toBaht(missing) },
    ...{ basis: poll.basis, step: toBaht(poll.stepSatang), most: poll.most },
    last_updated_quota: at.toISOString(),
    answers: answers.map(presentAnswer),
  };
}
