import { maskMobile } from '#backend/account/rules/mask.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Tx } from '#backend/db/database.ts';
import { securityEvent } from '#backend/db/schema/account.ts';
import type { securityEventKinds } from '#contract/constants.ts';

/** Puts what happened into the member's list of security notices, in the transaction in which it happened. */
export async function noteForMember(
  ctx: Ctx,
  tx: Pick<Tx, 'orm'>,
  memberId: string,
  kind: (typeof securityEventKinds)[number],
): Promise<void> {
  await tx.orm
    .insert(securityEvent)
    .values({ id: ctx.random.uuid(), memberId, kind, device: ctx.device, at: ctx.now() });
}

/**
 * Sends a message to a member's phone. The sandbox's channel is the server's log; a provider of text messages would
 * stand here.
 */
export function sendMessage(ctx: Pick<Ctx, 'log' | 'sandbox'>, username: string, text: string): void {
  if (ctx.sandbox) ctx.log.info({ mobile: maskMobile(username), text }, 'message (sandbox)');
}
