import { addMonths } from '#rules/protection/add-months.ts';

/** How somebody is kept from playing by their own wish: for a while, or for long. */
export const exclusionKinds = ['timeout', 'exclusion'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Length = { readonly kind: ExclusionKind } & (
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

export const exclusionLengths = [
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
export type ExclusionLength = (typeof exclusionLengths)[number];

/** Somebody is kept from playing until an instant, or for good. */
export interface Exclusion {
  readonly kind: ExclusionKind;
  /** Null for good. */
  readonly until: Date | null;
}

export function exclusionKindOf(length: ExclusionLength): ExclusionKind {
  return lengths[length].kind;
}

/** The exclusion of a length that begins now; a month is one of the calendar in Bangkok. */
export function exclusionFrom(length: ExclusionLength, now: Date): Exclusion {
  const chosen: Length = lengths[length];
  if ('forever' in chosen) return { kind: chosen.kind, until: null };
  if ('days' in chosen) return { kind: chosen.kind, until: new Date(now.getTime() + chosen.days * DAY_MS) };
  return { kind: chosen.kind, until: addMonths(now, chosen.months) };
}

/** True while it lasts. */
export function isExcluded(exclusion: Exclusion | null, now: Date): exclusion is Exclusion {
  return exclusion !== null && (exclusion.until === null || now < exclusion.until);
}

/** True while an exclusion lasts: what is still to be played before a withdrawal is not asked for, as it is during a time-out. */
export function isSelfExcluded(exclusion: Exclusion | null, now: Date): boolean {
  return isExcluded(exclusion, now) && exclusion.kind === 'exclusion';
}

/** Of two exclusions the one that lasts longer; of the same length an exclusion. No exclusion ever ends another one early. */
export function longerExclusion(one: Exclusion, other: Exclusion): Exclusion {
  const end = ({ until }: Exclusion) => until?.getTime() ?? Number.POSITIVE_INFINITY;
  if (end(one) !== end(other)) return end(one) > end(other) ? one : other;
  return one.kind === 'exclusion' ? one : other;
}
