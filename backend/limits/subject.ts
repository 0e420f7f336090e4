import { createHmac } from 'node:crypto';
import type { Ctx } from '#backend/ctx.ts';

/** A mobile number as limits and codes know it: a keyed hash, so that their tables hold no number. */
export function numberKey(ctx: Pick<Ctx, 'accountKey' | 'agentId'>, username: string): string {
  return createHmac('sha256', ctx.accountKey).update(`number|${ctx.agentId}|${username}`).digest('base64url');
}

/** A bank account in the same way. */
export function bankKey(
  ctx: Pick<Ctx, 'accountKey' | 'agentId'>,
  bankCode: string,
  accountNo: string,
): string {
  const text = `bank|${ctx.agentId}|${bankCode}|${accountNo}`;
  return createHmac('sha256', ctx.accountKey).update(text).digest('base64url');
}
