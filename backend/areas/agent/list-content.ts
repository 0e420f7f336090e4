import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { findAgent } from '#backend/areas/agent/find-agent.ts';
import { content } from '#backend/areas/agent/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { agent } from '#contract/agent.ts';

const IMPORTANT = 1;
/** The poll of an event whose link names none. */
const FIRST_POLL = 1;

/** Content of one kind that is shown now, in the operator's order. */
function shownNow(ctx: Ctx, kind: 'banner' | 'notification' | 'event') {
  const now = ctx.now();
  return ctx.db.orm
    .select()
    .from(content)
    .where(
      and(
        eq(content.agentId, ctx.agentId),
        eq(content.kind, kind),
        or(isNull(content.startsAt), lte(content.startsAt, now)),
        or(isNull(content.endsAt), gt(content.endsAt, now)),
      ),
    )
    .orderBy(asc(content.position));
}

/** Announcements; `type` 1 answers those of type 1, `type` 0 all others, without it all. */
export const listNotifications: Verb<typeof agent.notifications> = async ({ ctx, input }) => {
  await findAgent(ctx, input);
  const rows = await shownNow(ctx, 'notification');
  return rows
    .filter((row) => input.type === undefined || (row.type === IMPORTANT) === (input.type === '1'))
    .map(({ id, type, image, title, description }) => ({ id, type, image, title, description }));
};

/** Banners of the home page. */
export const listBanners: Verb<typeof agent.banners> = async ({ ctx, input }) => {
  await findAgent(ctx, input);
  const rows = await shownNow(ctx, 'banner');
  return rows.map(({ id, image, title, link }) => ({ id, image, title, link }));
};

/** Events that run now, each with the poll that its link names. */
export const listEvents: Verb<typeof agent.events> = async ({ ctx, input }) => {
  await findAgent(ctx, input);
  const rows = await shownNow(ctx, 'event');
  return rows.map(({ id, image, title, link }) => {
    const poll = /^\/poll\/([1-9]\d{0,8})$/.exec(link)?.[1];
    return { id, image, title, poll_id: poll === undefined ? FIRST_POLL : Number(poll) };
  });
};
