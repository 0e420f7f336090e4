import { createHmac } from 'node:crypto';
import type { Services } from '#backend/services.ts';
import { plainCouponCode } from '#rules/coupon/coupon-code.ts';

/** What the database keeps of a code, however it was typed. What is no code has a hash too, so that it costs the same work. */
export function hashCouponCode(
  { accountKey, agentId }: Pick<Services, 'accountKey' | 'agentId'>,
  typed: string,
): string {
  const plain = plainCouponCode(typed);
  const text = plain === null ? `no-coupon|${typed}` : `coupon|${agentId}|${plain}`;
  return createHmac('sha256', accountKey).update(text).digest('base64url');
}
