import { answersOfMember } from '#backend/areas/poll/answers/answers-of-member.ts';
import { presentQuota, readQuota } from '#backend/areas/poll/answers/read-quota.ts';
import { requireLeft, requireOpen } from '#backend/areas/poll/answers/require-quota.ts';
import { readPoll } from '#backend/areas/poll/read-poll.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { poll } from '#contract/poll.ts';

/** How many answers the member may give, by what, and those that were given; one that is on its way is waited for. */
export const showQuota: Verb<typeof poll.quota> = async ({ ctx, input }) => {
  await answersOfMember.wait(ctx.db, ctx.memberId);
  const row = await readPoll(ctx, input.poll_id);
  return presentQuota(row, await readQuota(ctx, ctx.memberId, row, ctx.now()));
};

/** The same, refused as an answer would be now: 4601 to 4604. */
export const checkQuota: Verb<typeof poll.check> = async ({ ctx, input }) => {
  const row = await readPoll(ctx, input.poll_id);
  const now = ctx.now();
  requireOpen(row, now);
  const quota = await readQuota(ctx, ctx.memberId, row, now);
  requireLeft(row, quota);
  return presentQuota(row, quota);
};
