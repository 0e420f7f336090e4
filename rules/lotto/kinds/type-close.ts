import { kindNames } from './kind-names.ts';
import { findKind } from './kinds.ts';

/** What of a round tells until when it takes bets. */
export interface ClosingRound {
  readonly kind: string;
  /** `YYYY-MM-DD` */
  readonly drawDate: string;
  readonly closesAt: Date;
}

/** The kinds whose rounds close a bet type before themselves. */
export const earlyClosingKinds: readonly string[] = Object.keys(kindNames).filter(
  (kind) => findKind(kind)?.earlyClose,
);

/** Until when a round takes a bet type: its own close, or before it that of the type. */
export function typeClose({ kind, drawDate, closesAt }: ClosingRound, type: string): Date {
  const early = findKind(kind)?.earlyClose;
  if (!early?.types.some((one) => one === type)) return closesAt;
  const at = early.at(drawDate);
  return at < closesAt ? at : closesAt;
}

/** Until when a round takes a bill of these types, and counts back from for its cancelling. */
export function billClose(round: ClosingRound, types: Iterable<string>): Date {
  return [...new Set(types)].reduce((earliest, type) => {
    const at = typeClose(round, type);
    if (at < earliest) return at;
    return earliest;
  }, round.closesAt);
}

/** Those of these types that a round takes no longer at an instant, with when that ended. Of a round that is closed itself, none. */
export function closedTypes(
  round: ClosingRound,
  types: Iterable<string>,
  now: Date,
): ReadonlyMap<string, Date> {
  if (now > round.closesAt) return new Map();
  return new Map(
    [...types].flatMap((type) => {
      const at = typeClose(round, type);
      return now > at ? [[type, at] as const] : [];
    }),
  );
}
