import { createHmac } from 'node:crypto';
import { networkKey } from '#backend/core/limits/caller-keys.ts';
import type { Limit } from '#backend/core/limits/limit.ts';
import type { Use } from '#backend/core/limits/take-limits.ts';
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

/** Uses of what an address may do, and of what its network may: one customer of IPv6 may have 65,536 addresses. */
export function usesFrom(address: string, ofAddress: Limit, ofNetwork: Limit): Use[] {
  const network = networkKey(address);
  const own: Use = { limit: ofAddress, subject: address };
  return network === address ? [own] : [own, { limit: ofNetwork, subject: network }];
}
