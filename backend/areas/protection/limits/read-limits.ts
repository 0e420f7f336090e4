import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type Exclusion, type ExclusionKind, isExcluded } from '#rules/protection/exclusion.ts';
import { type LimitWindow, limitWindows } from '#rules/protection/limit-window.ts';
import { type LimitKind, limitKinds, type MemberLimit, stricter } from '#rules/protection/member-limit.ts';
import { DEFAULT_REALITY_MINUTES, type RealityMinutes } from '#rules/protection/reality.ts';

/** Of the member `$1`: a row for each limit that was ever set, one without for none. */
export const limitColumns = `
  member.barred_as AS "excludedAs", member.barred_until AS "excludedUntil",
      member.reality_minutes AS "realityMinutes", own.kind, own."window", own.set_by AS "setBy",
      own.amount, own.asked_amount AS "askedAmount", own.asked_at AS "askedAt"`;
export const limitTables = `
  FROM member LEFT JOIN protection_limit own ON own.member_id = member.id
  WHERE member.id = $1::uuid`;

const read: Statement = { name: 'protection_limits', text: `SELECT ${limitColumns} ${limitTables}` };

export interface LimitRow {
  readonly excludedAs: ExclusionKind | null;
  readonly excludedUntil: Date | null;
  readonly realityMinutes: RealityMinutes;
  readonly kind: LimitKind | null;
  readonly window: LimitWindow;
  readonly setBy: 'member' | 'operator';
  readonly amount: bigint | null;
  readonly askedAmount: bigint | null;
  readonly askedAt: Date | null;
}

/** A member's limit of one kind in one window, beside the operator's. Satang, of `time` minutes. */
export interface LimitPair {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly own: MemberLimit;
  readonly byOperator: bigint | null;
  /** The stricter of the two. */
  readonly holds: bigint | null;
}

export interface Protections {
  /** Null for a member who is not excluded now. */
  readonly exclusion: Exclusion | null;
  /** Each kind in each window. */
  readonly limits: readonly LimitPair[];
  readonly realityMinutes: RealityMinutes;
}

function pairOf(rows: readonly LimitRow[], kind: LimitKind, window: LimitWindow): LimitPair {
  const of = (setBy: LimitRow['setBy']) =>
    rows.find((row) => row.kind === kind && row.window === window && row.setBy === setBy);
  const own = of('member');
  const pending = own?.askedAt ? { amount: own.askedAmount, askedAt: own.askedAt } : null;
  const amount = own?.amount ?? null;
  const byOperator = of('operator')?.amount ?? null;
  return { kind, window, own: { amount, pending }, byOperator, holds: stricter(amount, byOperator) };
}

/** What the rows of a member say at an instant. */
export function protectionsOf(rows: readonly LimitRow[], now: Date): Protections {
  const [first] = rows;
  const exclusion = first?.excludedAs ? { kind: first.excludedAs, until: first.excludedUntil } : null;
  return {
    exclusion: isExcluded(exclusion, now) ? exclusion : null,
    realityMinutes: first?.realityMinutes ?? DEFAULT_REALITY_MINUTES,
    limits: limitKinds.flatMap((kind) => limitWindows.map((window) => pairOf(rows, kind, window))),
  };
}

/** What protects a member at an instant. */
export async function readLimits(db: Pick<Tx, 'query'>, memberId: string, now: Date): Promise<Protections> {
  return protectionsOf(await db.query<LimitRow>(read, [memberId]), now);
}
