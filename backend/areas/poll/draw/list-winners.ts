import { asc, eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { readPoll } from '#backend/areas/poll/read-poll.ts';
import { presentPrize, requireAgent } from '#backend/areas/poll/show-config.ts';
import { pollSeed, pollWinner } from '#backend/areas/poll/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { poll } from '#contract/poll.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';
import { phaseOf } from '#rules/poll/poll.ts';

/** The commitment of a poll, and once it is drawn its seed and winners. */
export const listWinners: Verb<typeof poll.winners> = async ({ ctx, input }) => {
  requireAgent(ctx, input.agent_id);
  const { orm } = ctx.db;
  const row = await readPoll(ctx, input.poll_id);
  const [[seed], winners] = await Promise.all([
    orm.select().from(pollSeed).where(eq(pollSeed.owner, row.seedOwner)),
    orm
      .select({ winner: pollWinner, username: member.username })
      .from(pollWinner)
      .innerJoin(member, eq(member.id, pollWinner.memberId))
      .where(eq(pollWinner.pollId, row.id))
      .orderBy(asc(pollWinner.place)),
  ]);
  return {
    ...{ phase: phaseOf(row, ctx.now()), tickets: row.tickets, head: row.head },
    ...{ commit: seed?.commit ?? null, seed: seed?.shownAt ? seed.seed : null },
    winners: winners.map(({ winner, username }) => ({
      ...{ place: winner.place, ticket: winner.ticket, member: maskMobileEnd(username) },
      ...{ prize: presentPrize(winner), given: winner.given },
    })),
  };
};
