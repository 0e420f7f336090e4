import type { Database, Statement } from '#backend/core/db/database.ts';
import { notBegunWords } from '#contract/promotion-refusal.ts';
import type { ChoiceOutcome } from '#rules/promotion/offer.ts';

const DAY_MS = 86_400_000;
const MOST = 5;

const read: Statement = {
  name: 'promotion_not_begun',
  text: `
    SELECT offer.title, choice.outcome, choice.ended_at AS "endedAt" FROM promotion_choice choice
    JOIN promotion_offer offer ON offer.id = choice.offer_id AND offer.version = choice.offer_version
    WHERE choice.member_id = $1::uuid AND choice.ended_at > $2::timestamptz AND choice.outcome <> 'taken'
    ORDER BY choice.ended_at DESC, choice.deposit_ref LIMIT ${MOST}`,
};

interface Row {
  readonly title: string;
  readonly outcome: Exclude<ChoiceOutcome, 'taken'>;
  readonly endedAt: Date;
}

/** Promotions that a member chose with deposits that were paid since a day ago and that did not begin, and why, as pages show them. */
export async function findNotBegun(db: Pick<Database, 'query'>, memberId: string, now: Date) {
  const rows = await db.query<Row>(read, [memberId, new Date(now.getTime() - DAY_MS)]);
  return rows.map(({ title, outcome, endedAt }) => ({
    title,
    why: notBegunWords[outcome],
    at: endedAt.toISOString(),
  }));
}
