import { addDays } from '#rules/time/bangkok-time.ts';

/** On which days a kind has a draw, by rule and exception; days are `YYYY-MM-DD`, days of every year `MM-DD`. */
export interface DrawDays {
  /** Days of the week, 0 is Sunday. */
  readonly weekdays?: readonly number[];
  /** Days of the month, `16`. */
  readonly month_days?: readonly string[];
  readonly yearly_off?: readonly string[];
  readonly off?: readonly string[];
}

/** Between these days a kind may have a draw: its calendar looks some months around each, which must lie in that of the site. */
export const DRAWN_FROM = '1901-01-01';
export const DRAWN_UNTIL = '2199-12-31';

/** What an operator changed: true where a day has a draw after all, false where it has none. */
export type DayChanges = ReadonlyMap<string, boolean>;
export const noChanges: DayChanges = new Map();

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function isDrawn(day: string, { weekdays, month_days, yearly_off = [], off = [] }: DrawDays): boolean {
  if (weekdays && !weekdays.includes(weekday(day))) return false;
  if (month_days && !month_days.includes(day.slice(8))) return false;
  return !yearly_off.includes(day.slice(5)) && !off.includes(day);
}

/** Draw days from `from` to `to`, both included, in order. */
export function drawDaysOf(rule: DrawDays, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isDrawn(day, rule)) days.push(day);
  return days;
}

/** Draw days between `from` and `to`, both included, as an operator changed them. */
export function changedDays(
  days: readonly string[],
  changes: DayChanges,
  [from, to]: readonly [string, string],
): string[] {
  const added = [...changes].flatMap(([day, isHeld]) => (isHeld && day >= from && day <= to ? [day] : []));
  return [...new Set([...days, ...added])].filter((day) => changes.get(day) !== false).sort();
}
