import { errorCodes } from '#contract/constants.ts';
import { betKey } from '#rules/lotto/bet-number.ts';

/** A line as the server checked it; amounts in baht. */
export interface Checked {
  readonly type: string;
  readonly number: string;
  readonly amount: number;
  readonly status: 'ok' | 'half_pay' | 'refused';
  readonly rate: number | null;
  readonly error: number;
  readonly remaining: number | null;
}

interface Limits {
  readonly type: string;
  readonly min: number;
  readonly max: number;
}

/** Rates that the member saw before the check, by bet type. */
export type SeenRates = Readonly<Record<string, number>>;
/** Rates that the member agreed to, by `betKey`. */
export type AgreedRates = Readonly<Record<string, number>>;

/** True when the line would be taken, but at another rate than the member was shown. */
export function needsYes(line: Checked, seen: SeenRates): boolean {
  if (line.status === 'refused' || line.rate === null) return false;
  return line.status === 'half_pay' || (seen[line.type] !== undefined && line.rate !== seen[line.type]);
}

/** Lines that need the member's consent and have none for the present rate. */
export function unagreed<Line extends Checked>(
  lines: readonly Line[],
  seen: SeenRates,
  agreed: AgreedRates,
): Line[] {
  return lines.filter((line) => needsYes(line, seen) && agreed[betKey(line)] !== line.rate);
}

/**
 * The amount that would make a refused line acceptable: what the number still takes, or the least that a line must be.
 * Null when no amount helps.
 */
export function fittingAmount(line: Checked, limits: readonly Limits[]): number | null {
  const own = limits.find((limit) => limit.type === line.type);
  if (line.error === errorCodes.LINE_BELOW_MIN) return own?.min ?? null;
  if (line.error === errorCodes.OVER_MAX && line.remaining === null) return own?.max ?? null;
  if (line.error !== errorCodes.NUMBER_FULL && line.error !== errorCodes.OVER_MAX) return null;
  if (line.remaining === null || line.remaining === 0) return null;
  return line.remaining >= (own?.min ?? 0) ? line.remaining : null;
}

/** Lines by urgency: refused, waiting for consent, fine. */
export function byUrgency<Line extends Checked>(lines: readonly Line[], seen: SeenRates): Line[] {
  const rank = (line: Line) => (line.status === 'refused' ? 0 : needsYes(line, seen) ? 1 : 2);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}
