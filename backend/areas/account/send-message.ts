import { securityEvent } from '#backend/areas/account/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { NOTICES_OF_A_KIND, type securityEventKinds } from '#contract/constants.ts';
import { maskMobile } from '#rules/person/mask.ts';

/** Of each kind the newest stay: however often a thing is done to an account, its rows are few. */
const keepNewest: Statement = {
  name: 'security_event_keep_newest',
  text: `
    DELETE FROM security_event WHERE id IN (
      SELECT id FROM security_event WHERE member_id = $1::uuid AND kind = $2 ORDER BY at DESC, id OFFSET ${NOTICES_OF_A_KIND})`,
};

/** Puts what happened into the member's list of security notices, in the transaction in which it happened. */
export async function noteForMember(
  ctx: Pick<Ctx, 'random' | 'device' | 'now'>,
  tx: Pick<Tx, 'orm' | 'query'>,
  memberId: string,
  kind: (typeof securityEventKinds)[number],
): Promise<void> {
  await tx.orm
    .insert(securityEvent)
    .values({ id: ctx.random.uuid(), memberId, kind, device: ctx.device, at: ctx.now() });
  await tx.query(keepNewest, [memberId, kind]);
}

const noteCode: Statement = {
  name: 'security_event_code_asked',
  text: `
    INSERT INTO security_event (id, member_id, kind, device, at)
    SELECT $1::uuid, id, 'code_asked', $3, $4::timestamptz FROM member WHERE id = $2::uuid`,
};

/** The same for a code that was asked for, which is asked of the database whether or not there is a member: it takes as long. */
export async function noteCodeAsked(
  ctx: Pick<Ctx, 'random' | 'device' | 'now'>,
  tx: Pick<Tx, 'query'>,
  memberId: string | undefined,
) {
  const id = ctx.random.uuid();
  await tx.query(noteCode, [id, memberId ?? id, ctx.device, ctx.now()]);
  await tx.query(keepNewest, [memberId ?? id, 'code_asked']);
}

/** Throws 4010 where no message can reach a phone. The sandbox's channel is the server's log. */
export function requireMessageChannel(ctx: Pick<Ctx, 'log' | 'sandbox'>): void {
  if (ctx.sandbox) return;
  ctx.log.warn(
    'a one-time code was asked for, and nothing here sends messages; only SANDBOX=yes writes them to the log',
  );
  throw new Refusal('NO_MESSAGE_CHANNEL', 'ขณะนี้ยังส่งรหัสทาง SMS ไม่ได้ กรุณาติดต่อทีมงานเพื่อตั้งรหัสผ่านใหม่', {
    setting: 'SANDBOX',
  });
}

/**
 * Sends a message to a member's phone; `facts` are those in its text. A provider of text messages would stand here.
 */
export function sendMessage(
  ctx: Pick<Ctx, 'log' | 'sandbox'>,
  username: string,
  text: string,
  facts: Readonly<Record<string, string>> = {},
): void {
  if (ctx.sandbox) ctx.log.info({ mobile: maskMobile(username), ...facts, text }, 'message (sandbox)');
}
