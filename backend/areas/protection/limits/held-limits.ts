import type { LimitPair } from '#backend/areas/protection/limits/read-limits.ts';
import { countsSince } from '#rules/protection/limit-window.ts';
import type { LimitKind } from '#rules/protection/member-limit.ts';

/** A limit that is set, by the member or the operator. */
export type Held = LimitPair & { readonly holds: bigint };

/** The limits of a kind that are set. */
export function heldOf(limits: readonly LimitPair[], kind: LimitKind): Held[] {
  return limits.filter((limit): limit is Held => limit.kind === kind && limit.holds !== null);
}

/** When the earliest window of some limits began. */
export function sinceAll(limits: readonly Held[], at: Date): Date {
  return new Date(Math.min(...limits.map(({ window }) => countsSince(window, at).getTime())));
}
