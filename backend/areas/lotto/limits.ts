import { limit, MINUTE_MS } from '#backend/core/limits/limit.ts';

/** What one member and one address may shoot, far above what the cooldown leaves, or ask for; a carrier has thousands behind one address. */
export const lottoLimits = {
  shotOfMember: limit('shotOfMember', 60, MINUTE_MS),
  shotFromAddress: limit('shotFromAddress', 6_000, MINUTE_MS),
  /** Lists of tickets that one address may have looked up over all draws. */
  ticketsFromAddress: limit('ticketsFromAddress', 6_000, MINUTE_MS),
} as const;
