import { and, eq } from 'drizzle-orm';
import { answersOfMember } from '#backend/areas/poll/answers/answers-of-member.ts';
import {
  type AnswerRow,
  presentAnswer,
  presentQuota,
  readQuota,
} from '#backend/areas/poll/answers/read-quota.ts';
import { requireLeft, requireOpen } from '#backend/areas/poll/answers/require-quota.ts';
import { lockPoll, readPoll } from '#backend/areas/poll/read-poll.ts';
import { pollAnswer, pollChoice } from '#backend/areas/poll/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { poll } from '#contract/poll.ts';
import { markOf, ticketLink } from '#rules/poll/draw-tickets.ts';

const byKey: Statement = {
  name: 'poll_answer_by_key',
  text: `
    SELECT id, poll_id AS "pollId", choice_id AS "choiceId", ticket, mark, at FROM poll_answer
    WHERE member_id = $1::uuid AND idempotency_key = $2::text`,
};
const last: Statement = {
  name: 'poll_last_answer',
  text: 'SELECT ticket, link FROM poll_answer WHERE poll_id = $1::int ORDER BY ticket DESC LIMIT 1',
};

interface Asked {
  readonly pollId: number;
  readonly choiceId: number;
  readonly key: string;
}

/** What the same key sent before; another answer under it is refused. */
async function findFirst(tx: Tx, memberId: string, { pollId, choiceId, key }: Asked) {
  const [first] = await tx.query<AnswerRow>(byKey, [memberId, key]);
  if (first && (first.pollId !== pollId || first.choiceId !== choiceId))
    throw new Refusal('DUPLICATE_REQUEST', 'คำตอบนี้ส่งไปแล้วด้วยตัวเลือกอื่น ซึ่งเปลี่ยนไม่ได้ กรุณาทำรายการใหม่');
  return first;
}

async function writeAnswer(tx: Tx, ctx: MemberCtx, asked: Asked, at: Date): Promise<AnswerRow> {
  const { pollId, choiceId, key: idempotencyKey } = asked;
  const [before] = await tx.query<{ ticket: number; link: string }>(last, [pollId]);
  const mark = await markOf(nodeHashing, pollId, idempotencyKey);
  const ticket = (before?.ticket ?? 0) + 1;
  const link = await ticketLink(nodeHashing, before?.link ?? null, { ticket, choiceId, mark });
  const row = { id: ctx.random.uuid(), pollId, ticket, choiceId, mark, at };
  await tx.orm.insert(pollAnswer).values({ ...row, memberId: ctx.memberId, idempotencyKey, link });
  return row;
}

async function answerOnce(ctx: MemberCtx, tx: Tx, asked: Asked) {
  const { memberId, agentId } = ctx;
  const { pollId, choiceId } = asked;
  await answersOfMember.begin(tx, memberId);
  // Everybody who answers, closes or draws this poll waits here, so each finds what the one before did.
  const row = await lockPoll(tx, agentId, pollId);
  if (!row || row.openedAt === null) throw notFound();
  const at = ctx.now();
  const quota = await readQuota({ db: tx, ports: ctx.ports }, memberId, row, at);
  const first = await findFirst(tx, memberId, asked);
  if (first) return { answer: presentAnswer(first), quota: presentQuota(row, quota) };
  await refuseExcludedNow(tx, memberId, at);
  requireOpen(row, at);
  const isChoice = and(eq(pollChoice.pollId, pollId), eq(pollChoice.id, choiceId));
  if ((await tx.orm.select().from(pollChoice).where(isChoice)).length === 0) throw notFound();
  requireLeft(row, quota);
  const answer = await writeAnswer(tx, ctx, asked, at);
  const now = { ...quota, answers: [...quota.answers, answer] };
  return { answer: presentAnswer(answer), quota: presentQuota(row, now) };
}

/**
 * Takes one answer, in one transaction; the same key answers the first one. Refuses 4111 (the key took another choice), 4601 to
 * 4604, and 404 a choice of no such poll. Locks the poll.
 */
export const submitAnswer: Verb<typeof poll.submit> = async ({ ctx, input }) => {
  const asked = { pollId: input.poll_id, choiceId: input.choice_id, key: input.idempotency_key };
  await readPoll(ctx, asked.pollId);
  return ctx.db.transact((tx) => answerOnce(ctx, tx, asked));
};
