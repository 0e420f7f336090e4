import { LINE_BELOW_MIN, NUMBER_FULL, OVER_MAX } from '#contract/constants.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { houseEdge } from '#rules/lotto/odds/house-edge.ts';

/** A line as the server checked it; amounts in baht. */
export interface Checked {
  readonly type: string;
  readonly number: string;
  readonly amount: number;
  readonly status: 'ok' | 'half_pay' | 'refused';
  readonly rate: number | null;
  /** Percent that the pack takes off. */
  readonly discount: number | null;
  readonly error: number;
  readonly remaining: number | null;
}

interface Limits {
  readonly type: string;
  readonly min: number;
  readonly max: number;
}

/** What the chosen pack pays and takes off, as the member saw it before the check, by bet type. */
export type SeenPrices = Readonly<Record<string, { readonly rate: number; readonly discount: number }>>;
/** Prices that the member agreed to (`priceOf`), by `betKey`. */
export type AgreedPrices = Readonly<Record<string, string>>;

/** True when the line would be taken, but at another price than the member was shown. */
export function needsYes(line: Checked, seen: SeenPrices): boolean {
  if (line.status === 'refused' || line.rate === null) return false;
  const shown = seen[line.type];
  if (line.status === 'half_pay') return true;
  return shown !== undefined && (line.rate !== shown.rate || line.discount !== shown.discount);
}

/** One text for what a line pays and takes off. */
export function priceOf({ rate, discount }: Pick<Checked, 'rate' | 'discount'>): string {
  return `${rate}/${discount}`;
}

/** True when the member said yes to the price that the line has now. */
export function isAgreed(line: Checked, agreed: AgreedPrices): boolean {
  return agreed[betKey(line)] === priceOf(line);
}

/** Lines that need the member's consent and have none for the present price. */
export function unagreed<Line extends Checked>(
  lines: readonly Line[],
  seen: SeenPrices,
  agreed: AgreedPrices,
): Line[] {
  return lines.filter((line) => needsYes(line, seen) && !isAgreed(line, agreed));
}

/** What of the cost of a line stays with the house in the long run; null where its rate is not known. */
export function edgeOf(line: Checked, seen: SeenPrices): number | null {
  const rate = line.rate ?? seen[line.type]?.rate;
  return rate === undefined ? null : houseEdge(line.type, line.number, rate, (line.discount ?? 0) * 100);
}

/**
 * The amount that would make a refused line acceptable: what the number still takes, or the least that a line must be.
 * Null when no amount helps.
 */
export function fittingAmount(line: Checked, limits: readonly Limits[]): number | null {
  const own = limits.find((limit) => limit.type === line.type);
  if (line.error === LINE_BELOW_MIN) return own?.min ?? null;
  if (line.error === OVER_MAX && line.remaining === null) return own?.max ?? null;
  if (line.error !== NUMBER_FULL && line.error !== OVER_MAX) return null;
  if (line.remaining === null || line.remaining === 0) return null;
  return line.remaining >= (own?.min ?? 0) ? line.remaining : null;
}

/** Lines by urgency: refused, waiting for consent, fine. */
export function byUrgency<Line extends Checked>(lines: readonly Line[], seen: SeenPrices): Line[] {
  const rank = (line: Line) => (line.status === 'refused' ? 0 : needsYes(line, seen) ? 1 : 2);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}
