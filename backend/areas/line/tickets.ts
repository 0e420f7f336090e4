import { signedPart } from '#backend/areas/line/rules/id-token.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { deleteInBatches, removal } from '#backend/core/db/delete-in-batches.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { Ctx } from '#backend/ctx.ts';
import { encryptedValue } from '#backend/encrypted-value.ts';
import type { Services } from '#backend/services.ts';
import { LINE_TICKET_MS } from '#contract/line.ts';

/** One statement: of two browsers with one token, also at the same time, the first has it. */
const take: Statement = {
  name: 'line_ticket_take',
  text: `
    INSERT INTO line_ticket AS own (token_hash, device_key, sub_hash, name, at, link_until, until)
    VALUES ($1::text, $2::text, $3::text, $4::text, $5::timestamptz, $6::timestamptz, $7::timestamptz)
    ON CONFLICT (token_hash) DO UPDATE SET at = excluded.at, link_until = excluded.link_until, used_at = NULL
    WHERE own.device_key = excluded.device_key
    RETURNING 1`,
};
const shown = `
  SELECT token_hash AS "tokenHash", sub_hash AS "subHash", name, link_until AS "linkUntil", used_at AS "usedAt"
  FROM line_ticket WHERE device_key = $1::text`;
const findNewest: Statement = {
  name: 'line_ticket_newest',
  text: `${shown} ORDER BY at DESC, token_hash LIMIT 1`,
};
const find: Statement = { name: 'line_ticket_find', text: `${shown} AND token_hash = $2::text` };
const lock: Statement = {
  name: 'line_ticket_lock',
  text: `${shown} AND token_hash = $2::text FOR UPDATE`,
};
const use: Statement = {
  name: 'line_ticket_use',
  text: 'UPDATE line_ticket SET used_at = $2::timestamptz WHERE token_hash = $1::text',
};
const over = removal('clean_line_tickets', 'line_ticket', 'until < $1::timestamptz');

/** Names of LINE accounts, each bound to what stands beside it: the token, the account and the browser. */
const accountName = encryptedValue('line name');

interface Ticket {
  readonly tokenHash: string;
  readonly subHash: string;
  /** As its owner knows it. */
  readonly name: string;
  readonly linkUntil: Date;
  readonly usedAt: Date | null;
}

interface Shown {
  readonly idToken: string;
  readonly subHash: string;
  readonly name: string;
  /** When the token is over. */
  readonly until: Date;
  /** Nobody has linked the account: this browser may. */
  readonly mayLink: boolean;
}

/**
 * Notes that this browser showed a token that LINE knows; answers until when it may link its account, undefined where another
 * browser has shown the token.
 */
export async function takeTicket(ctx: Ctx, deviceKey: string, shown: Shown): Promise<Date | undefined> {
  const now = ctx.now();
  const tokenHash = hashToken(signedPart(shown.idToken));
  const linkUntil = shown.mayLink ? new Date(now.getTime() + LINE_TICKET_MS) : now;
  const bound = boundTo({ tokenHash, subHash: shown.subHash }, deviceKey);
  const name = accountName.encrypt(ctx, bound, Buffer.from(shown.name));
  const values = [tokenHash, deviceKey, shown.subHash, name, now, linkUntil, shown.until];
  return (await ctx.db.query(take, values)).length > 0 ? linkUntil : undefined;
}

type Browser = Pick<Ctx, 'accountKey' | 'deviceKey'>;

const boundTo = ({ tokenHash, subHash }: Pick<Ticket, 'tokenHash' | 'subHash'>, deviceKey = '') =>
  [tokenHash, subHash, deviceKey].join('|');

/** A row whose account or browser was changed by hand is none: its owner would link what was not shown. */
function opened(ctx: Browser, [row]: readonly Ticket[]): Ticket | undefined {
  const name = row && accountName.decrypt(ctx, boundTo(row, ctx.deviceKey), row.name)?.toString();
  return name === undefined ? undefined : row && { ...row, name };
}

/** What this browser showed last: whoever showed another account since means that one. */
export async function findNewestTicket(ctx: Browser & Pick<Ctx, 'db'>): Promise<Ticket | undefined> {
  if (ctx.deviceKey === undefined) return undefined;
  return opened(ctx, await ctx.db.query<Ticket>(findNewest, [ctx.deviceKey]));
}

/** What this browser showed by this ticket; where it `holds`, nobody else links by it until the end of the transaction. */
export async function findTicket(
  ctx: Browser,
  db: Pick<Tx, 'query'>,
  id: string,
  { holds = false } = {},
): Promise<Ticket | undefined> {
  if (ctx.deviceKey === undefined) return undefined;
  return opened(ctx, await db.query<Ticket>(holds ? lock : find, [ctx.deviceKey, id]));
}

/** True while an account may be linked by it. */
export const isOpen = (ticket: Ticket | undefined, now: Date): ticket is Ticket =>
  ticket !== undefined && ticket.usedAt === null && ticket.linkUntil > now;

/** Nothing is linked by it again. */
export async function noteUsed(tx: Pick<Tx, 'query'>, { tokenHash }: Ticket, now: Date): Promise<void> {
  await tx.query(use, [tokenHash, now]);
}

/** The account that may be linked, as its owner knows it. */
export function presentTicket(ctx: Pick<Ctx, 'now'>, ticket: Ticket | undefined) {
  if (!isOpen(ticket, ctx.now())) return null;
  const { tokenHash, name, linkUntil } = ticket;
  return { ticket_id: tokenHash, name, until: linkUntil.toISOString() };
}

/** Removes what was shown by tokens that are over. */
export async function cleanTickets({ db, clock }: Services): Promise<void> {
  await deleteInBatches(db, over, [clock.now()]);
}
