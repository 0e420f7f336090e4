import { addMonths } from '#rules/protection/add-months.ts';

/** How somebody is kept from playing by their own wish: for a while, or for long. */
export const barKinds = ['timeout', 'exclusion'] as const;
export type BarKind = (typeof barKinds)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Length = { readonly kind: BarKind } & (
  | { readonly days: number }
  | { readonly months: number }
  | { readonly forever: true }
);

/** Lengths that are offered, by their word on the wire: a time-out of a day to six weeks, an exclusion of half a year and longer. */
const lengths = {
  day: { kind: 'timeout', days: 1 },
  week: { kind: 'timeout', days: 7 },
  month: { kind: 'timeout', days: 30 },
  six_weeks: { kind: 'timeout', days: 42 },
  six_months: { kind: 'exclusion', months: 6 },
  one_year: { kind: 'exclusion', months: 12 },
  three_years: { kind: 'exclusion', months: 36 },
  five_years: { kind: 'exclusion', months: 60 },
  permanent: { kind: 'exclusion', forever: true },
} as const satisfies Record<string, Length>;

export const barLengths = [
  'day',
  'week',
  'month',
  'six_weeks',
  'six_months',
  'one_year',
  'three_years',
  'five_years',
  'permanent',
] as const satisfies readonly (keyof typeof lengths)[];
export type BarLength = (typeof barLengths)[number];

/** Somebody is kept from playing until an instant, or for good. */
export interface Bar {
  readonly kind: BarKind;
  /** Null for good. */
  readonly until: Date | null;
}

export function barKindOf(length: BarLength): BarKind {
  return lengths[length].kind;
}

/** The bar of a length that begins now; a month is one of the calendar in Bangkok. */
export function barFrom(length: BarLength, now: Date): Bar {
  const chosen: Length = lengths[length];
  if ('forever' in chosen) return { kind: chosen.kind, until: null };
  if ('days' in chosen) return { kind: chosen.kind, until: new Date(now.getTime() + chosen.days * DAY_MS) };
  return { kind: chosen.kind, until: addMonths(now, chosen.months) };
}

/** True while it lasts. */
export function isBarred(bar: Bar | null, now: Date): bar is Bar {
  return bar !== null && (bar.until === null || now < bar.until);
}

/** True while an exclusion lasts: what is still to be played before a withdrawal is not asked for, as it is during a time-out. */
export function isExcluded(bar: Bar | null, now: Date): boolean {
  return isBarred(bar, now) && bar.kind === 'exclusion';
}

/** Of two bars the one that lasts longer; of the same length an exclusion. No bar ever ends another one early. */
export function longerBar(one: Bar, other: Bar): Bar {
  const end = ({ until }: Bar) => until?.getTime() ?? Number.POSITIVE_INFINITY;
  if (end(one) !== end(other)) return end(one) > end(other) ? one : other;
  return one.kind === 'exclusion' ? one : other;
}
