import { closePoll } from '#backend/areas/poll/draw/close-poll.ts';
import { drawWinners } from '#backend/areas/poll/draw/draw-winners.ts';
import { lockPoll } from '#backend/areas/poll/read-poll.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';

const due: Statement = {
  name: 'poll_due',
  text: `
    SELECT id FROM poll WHERE agent_id = $1::int AND opened_at IS NOT NULL AND (
      (closed_at IS NULL AND closes_at <= $2::timestamptz) OR (closed_at IS NOT NULL AND drawn_at IS NULL AND draws_at <= $2::timestamptz)
    ) ORDER BY id`,
};
const next: Statement = {
  name: 'poll_next_change',
  text: `
    SELECT min(at) AS at FROM poll, LATERAL (VALUES (opens_at), (closes_at)) AS edge (at)
    WHERE agent_id = $1::int AND opened_at IS NOT NULL AND closed_at IS NULL AND at > $2::timestamptz`,
};

async function followOne(services: Services, id: number): Promise<void> {
  const { db, agentId, clock } = services;
  await db.transact(async (tx) => {
    const poll = await lockPoll(tx, agentId, id);
    const at = clock.now();
    if (poll?.closedAt === null && poll.closesAt <= at) await closePoll(tx, poll, at, null);
  });
  // In a transaction of its own: the answers are told before the seed that draws from them.
  await db.transact(async (tx) => {
    const poll = await lockPoll(tx, agentId, id);
    const at = clock.now();
    if (!poll || poll.tickets === null || poll.drawnAt !== null) return;
    if (poll.drawsAt !== null && poll.drawsAt <= at)
      await drawWinners(services, tx, { ...poll, tickets: poll.tickets }, { at, actId: null });
  });
}

/** Closes polls whose time is over, and draws those whose draw is due. */
export async function followPolls(services: Services): Promise<void> {
  const rows = await services.db.query<{ id: number }>(due, [services.agentId, services.clock.now()]);
  const polls = rowByRow(services, 'following a poll');
  for (const { id } of rows) await polls.attempt(String(id), () => followOne(services, id));
  polls.finish();
}

/** When a poll that visitors see opens or closes next. */
export async function nextPollChange({ db, agentId, clock }: Services): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date | null }>(next, [agentId, clock.now()]);
  return row?.at ?? undefined;
}
