/** What a member can limit: money put in, money lost, money staked, and minutes on the site. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

const HOUR_MS = 3_600_000;
/** A looser limit is confirmed no earlier than this after it was asked for, and no later than that. */
export const raiseWaits = { leastMs: 24 * HOUR_MS, mostMs: 7 * 24 * HOUR_MS } as const;

/** A limit as its member set it. Amounts are satang, of `time` minutes; null is no limit. */
export interface MemberLimit {
  readonly amount: bigint | null;
  /** A looser one that was asked for and is not confirmed; one at most, the last that was asked for. */
  readonly pending: { readonly amount: bigint | null; readonly askedAt: Date } | null;
}

export const noLimit: MemberLimit = { amount: null, pending: null };

/** True when `amount` allows more than `than`. */
export function isLooser(amount: bigint | null, than: bigint | null): boolean {
  if (than === null) return false;
  return amount === null || amount > than;
}

/** Asks for a limit: one that is not looser holds at once, a looser one waits. Either takes the place of one that waited. */
export function askLimit(limit: MemberLimit, amount: bigint | null, now: Date): MemberLimit {
  if (!isLooser(amount, limit.amount)) return { amount, pending: null };
  return { amount: limit.amount, pending: { amount, askedAt: now } };
}

export function confirmableFrom({ askedAt }: { readonly askedAt: Date }): Date {
  return new Date(askedAt.getTime() + raiseWaits.leastMs);
}

export function confirmableUntil({ askedAt }: { readonly askedAt: Date }): Date {
  return new Date(askedAt.getTime() + raiseWaits.mostMs);
}

/** The looser limit that waits; null when none does, or its time to be confirmed is over. */
export function pendingAt({ pending }: MemberLimit, now: Date): MemberLimit['pending'] {
  return pending && now <= confirmableUntil(pending) ? pending : null;
}

/** Confirms the looser limit that waits: from then on it holds. `none` when none waits, `early` before its day is over. */
export function confirmRaise(limit: MemberLimit, now: Date): MemberLimit | 'none' | 'early' {
  const pending = pendingAt(limit, now);
  if (!pending) return 'none';
  return now < confirmableFrom(pending) ? 'early' : { amount: pending.amount, pending: null };
}

/** Of two limits the stricter. */
export function stricter(one: bigint | null, other: bigint | null): bigint | null {
  return isLooser(one, other) ? other : one;
}
