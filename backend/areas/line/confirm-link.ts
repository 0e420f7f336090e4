import { findOwnLink } from '#backend/areas/line/find-link.ts';
import { sealedLinks } from '#backend/areas/line/sealings.ts';
import { findTicket, isOpen, noteUsed } from '#backend/areas/line/tickets.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { line } from '#contract/line.ts';
import { lineRefusals } from '#contract/line-refusal.ts';

/** Of two members who link one account at once the second waits here, and then has no row. */
const write: Statement = {
  name: 'line_link_write',
  text: `
    INSERT INTO line_link (member_id, sub_hash, at) VALUES ($1::uuid, $2::text, $3::timestamptz)
    ON CONFLICT DO NOTHING RETURNING at`,
};

export const taken = () => new Refusal('LINE_TAKEN', lineRefusals.LINE_TAKEN);
const ticketOver = () => new Refusal('LINE_TICKET_OVER', lineRefusals.LINE_TICKET_OVER);
const hasAnother = () => new Refusal('LINE_HAS_ANOTHER', lineRefusals.LINE_HAS_ANOTHER);

interface Written {
  readonly at: Date;
  readonly isNew: boolean;
}

/** Throws what is refused anyway, before a code of the second factor is used up for it. */
async function requireLinkable(ctx: MemberCtx, ticketId: string): Promise<void> {
  const [ticket, own] = [await findTicket(ctx, ctx.db, ticketId), await findOwnLink(ctx.db, ctx.memberId)];
  if (own && own.subHash === ticket?.subHash) return;
  if (own) throw hasAnother();
  if (!isOpen(ticket, ctx.now())) throw ticketOver();
}

async function writeLink(tx: Tx, ctx: MemberCtx, ticketId: string): Promise<Written> {
  const ticket = await findTicket(ctx, tx, ticketId, { holds: true });
  const own = await findOwnLink(tx, ctx.memberId);
  // Sent again, as after an answer that was lost.
  if (own && own.subHash === ticket?.subHash) return { at: own.at, isNew: false };
  if (own) throw hasAnother();
  const now = ctx.now();
  if (!isOpen(ticket, now)) throw ticketOver();
  const [row] = await tx.query<{ at: Date }>(write, [ctx.memberId, ticket.subHash, now]);
  if (!row) throw taken();
  await noteUsed(tx, ticket, now);
  return { at: row.at, isNew: true };
}

/**
 * Links the LINE account whose name the member saw, with the password: from then on it logs the member in. One that this browser showed
 * since is not linked by it. Refuses 4008, 4011 and 4012, 4983 for an account that somebody else has linked, 4985 once a quarter of an
 * hour is over, 4986 for who has another.
 */
export const confirmLink: Verb<typeof line.link> = async ({ ctx, input }) => {
  const proved = await ctx.ports.askPassword(ctx, input.password, {
    secondFactor: input.second_factor,
    before: () => requireLinkable(ctx, input.ticket_id),
  });
  const at = await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, proved);
    const link = await writeLink(tx, ctx, input.ticket_id);
    if (!link.isNew) return link.at;
    await ctx.ports.noteSecurityEvent(ctx, tx, ctx.memberId, 'line_linked');
    await sealRows(tx, ctx, sealedLinks, [ctx.memberId]);
    return link.at;
  });
  return { since: at.toISOString() };
};
