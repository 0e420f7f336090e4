import { readPoll } from '#backend/areas/poll/read-poll.ts';
import { requireAgent } from '#backend/areas/poll/show-config.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { poll } from '#contract/poll.ts';

const counts: Statement = {
  name: 'poll_counts',
  text: `
    SELECT choice.id AS choice_id, (
      SELECT count(*)::int FROM poll_answer answer WHERE answer.poll_id = choice.poll_id AND answer.choice_id = choice.id
    ) AS answers
    FROM poll_choice choice WHERE choice.poll_id = $1::int ORDER BY choice.id`,
};
const head: Statement = {
  name: 'poll_head',
  text: 'SELECT link FROM poll_answer WHERE poll_id = $1::int ORDER BY ticket DESC LIMIT 1',
};
const after: Statement = {
  name: 'poll_tickets',
  text: `
    SELECT ticket, choice_id, mark FROM poll_answer WHERE poll_id = $1::int AND ticket > $2::int ORDER BY ticket LIMIT 1000`,
};

/** How many answers each choice has. */
export const showStats: Verb<typeof poll.stats> = async ({ ctx, input }) => {
  requireAgent(ctx, input.agent_id);
  const { id } = await readPoll(ctx, input.poll_id);
  const [choices, [last]] = await Promise.all([
    ctx.db.query<{ choice_id: number; answers: number }>(counts, [id]),
    ctx.db.query<{ link: string }>(head, [id]),
  ]);
  const total = choices.reduce((sum, { answers }) => sum + answers, 0);
  return { total, choices, head: last?.link ?? null, at: ctx.now().toISOString() };
};

/** All answers after one, by which anybody can check the draw. */
export const listTickets: Verb<typeof poll.tickets> = async ({ ctx, input }) => {
  const { id } = await readPoll(ctx, input.poll_id);
  return ctx.db.query(after, [id, input.after]);
};
