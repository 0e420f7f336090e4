import type { PollRow } from '#backend/areas/poll/read-poll.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';

const close: Statement = {
  name: 'poll_close',
  text: `
    UPDATE poll SET closed_at = greatest($2::timestamptz, (SELECT max(at) FROM poll_answer WHERE poll_id = poll.id)), closed_by = $3::uuid,
      tickets = (SELECT count(*) FROM poll_answer WHERE poll_id = poll.id),
      head = (SELECT link FROM poll_answer WHERE poll_id = poll.id ORDER BY ticket DESC LIMIT 1)
    WHERE id = $1::int RETURNING tickets`,
};

/** Closes a poll that is held: from here on its answers are what they are, and all came before, whatever clock they came by. An operator's act is null for the clock. */
export async function closePoll(tx: Tx, { id }: PollRow, at: Date, actId: string | null): Promise<number> {
  const [row] = await tx.query<{ tickets: number }>(close, [id, at, actId]);
  return row?.tickets ?? 0;
}
