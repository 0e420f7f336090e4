import { asc, eq } from 'drizzle-orm';
import { readCurrentPoll, readPoll, readPrizes } from '#backend/areas/poll/read-poll.ts';
import { pollChoice, pollSeed } from '#backend/areas/poll/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';
import type { poll } from '#contract/poll.ts';
import { toBaht } from '#rules/money/baht.ts';
import { type PollPrize, PRIZE_DAYS, phaseOf } from '#rules/poll/poll.ts';
import { answersNeeded } from '#rules/poll/poll-worth.ts';

/** The amount of a prize on the wire: baht of credit, whole points. */
export function presentPrize({ place, kind, amount }: PollPrize): PollPrize {
  return { place, kind, amount: kind === 'credit' ? toBaht(BigInt(amount)) : amount };
}

/** Throws 404 when the caller names another agent. */
export function requireAgent({ agentId }: Ctx, asked: number | undefined): void {
  if (asked !== undefined && asked !== agentId) throw notFound();
}

/** A poll with its choices, prizes and commitment. */
export const showConfig: Verb<typeof poll.config> = async ({ ctx, input }) => {
  requireAgent(ctx, input.agent_id);
  const now = ctx.now();
  const id = input.poll_id;
  const row = await (id === undefined ? readCurrentPoll(ctx, now) : readPoll(ctx, id));
  const [choices, prizes, seed] = await Promise.all([
    ctx.db.orm.select().from(pollChoice).where(eq(pollChoice.pollId, row.id)).orderBy(asc(pollChoice.id)),
    readPrizes(ctx.db, row.id),
    ctx.db.orm.select({ commit: pollSeed.commit }).from(pollSeed).where(eq(pollSeed.owner, row.seedOwner)),
  ]);
  const needed = row.stepSatang > 0n ? answersNeeded(prizes, row.stepSatang) : [];
  return {
    config: {
      ...{ poll_id: row.id, question: row.question, image: row.image, phase: phaseOf(row, now) },
      ...{ opens_at: row.opensAt.toISOString(), closes_at: row.closesAt.toISOString() },
      ...{ closed_at: row.closedAt?.toISOString() ?? null, draws_at: row.drawsAt?.toISOString() ?? null },
      ...{ basis: row.basis, step: toBaht(row.stepSatang), most: row.most },
      counts_from: row.countsFrom.toISOString(),
    },
    choices: choices.map(({ id: choice_id, text, image }) => ({ choice_id, text, image })),
    metadata: {
      prizes: prizes.map((prize, at) => ({ ...presentPrize(prize), answers: needed[at] ?? 0 })),
      commit: seed[0]?.commit ?? null,
      prize_days: PRIZE_DAYS,
    },
  };
};
