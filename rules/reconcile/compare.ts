import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';
import type { ReasonCode } from './reasons.ts';

/** `void`: no money is with it, because it failed, was refused or given back. */
export type RowStatus = 'done' | 'open' | 'void';

/** Satang by what they are: `in`, `out`, `stake`, `win`. */
export type Sums = Readonly<Record<string, bigint>>;

/** One thing as one side has it. */
export interface Row {
  /** What both sides call it. */
  readonly key: string;
  /** Day in Bangkok as this side has it; null where it has the day of the other. */
  readonly day: string | null;
  /** Null where the side tells a day alone. */
  readonly at: Date | null;
  readonly sums: Sums;
  /** `THB`, or another. */
  readonly unit: string;
  /** Whose it is, in one spelling for both sides; null where this side does not say. */
  readonly account: string | null;
  readonly status: RowStatus;
  /** The status in this side's own word. */
  readonly said: string;
}

export interface Difference {
  readonly code: ReasonCode;
  readonly key: string;
  /** What either side has; null for none. */
  readonly own: Sums | null;
  readonly other: Sums | null;
  /** Own less other, all of it; 0 where nothing is lost. */
  readonly lossSatang: bigint;
  readonly detail: string;
}

export interface Terms {
  readonly day: string;
  readonly now: Date;
  /** What is alone on a side says so, each way. */
  readonly onlyOwn: ReasonCode;
  readonly onlyOther: ReasonCode;
  /** True for what the site can have given that name or account. */
  readonly knows?: (row: Row) => boolean;
}

const UNIT = 'THB';
const HOUR_MS = 3_600_000;
/** So long after it happened a thing may be told by one side alone. */
export const LATE_MS = 2 * HOUR_MS;
/** So near to midnight two clocks may see two days. */
export const MIDNIGHT_MS = 10 * 60_000;

/** All satang of a row together. */
export function totalOf(sums: Sums | null): bigint {
  return Object.values(sums ?? {}).reduce((all, one) => all + one, 0n);
}

/**
 * What two lists say differently of a day, in the order of their keys: things are the same by their key. Only what at least one side
 * has on that day is looked at; the lists may hold its neighbours, so that what stands there is found there. Nothing is guessed:
 * each difference has one code, and one thing may have several.
 */
export function compareLists(own: readonly Row[], other: readonly Row[], terms: Terms): Difference[] {
  const [mine, theirs] = [byKey(own), byKey(other)];
  const keys = [...new Set([...mine.keys(), ...theirs.keys()])].sort();
  return keys.flatMap((key) => {
    const [here, there] = [mine.get(key) ?? [], theirs.get(key) ?? []];
    const days = [...here, ...there].map(({ day }) => day);
    const isOfDay = days.includes(terms.day) || days.every((day) => day === null);
    return isOfDay ? differencesOf(here, there, terms) : [];
  });
}

function byKey(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const same = found.get(row.key);
    if (same) same.push(row);
    else found.set(row.key, [row]);
  }
  return found;
}

function differencesOf(here: readonly Row[], there: readonly Row[], terms: Terms): Difference[] {
  const own = firstOf(here, there);
  const other = firstOf(there, here);
  const again = there.filter((row) => other !== undefined && row !== other && isReportedAgain(row, other));
  const once = there.filter((row) => !again.includes(row));
  const found = [
    ...doubled(here, own, 'doubled_in_ledger', (sums) => [sums, null]),
    ...doubled(once, other, 'doubled_at_provider', (sums) => [null, sums]),
    ...again.map(({ key, sums, day }): Difference => {
      const detail = `${other?.day} and ${day} there`;
      return { code: 'near_midnight', key, own: null, other: sums, lossSatang: 0n, detail };
    }),
  ];
  if (own && other) return [...found, ...differing(own, other, terms)];
  const alone = own ?? other;
  return alone ? [...found, ...missing(alone, own !== undefined, terms)] : found;
}

/** What moved money stands for the rest; of several, one that the other side has like this, for the rest is too much. */
function firstOf(rows: readonly Row[], others: readonly Row[]): Row | undefined {
  const done = rows.filter(({ status }) => status === 'done');
  const like = done.find(({ sums }) => others.some((one) => one.status === 'done' && isSame(one.sums, sums)));
  return like ?? done[0] ?? rows[0];
}

function doubled(
  rows: readonly Row[],
  first: Row | undefined,
  code: 'doubled_in_ledger' | 'doubled_at_provider',
  sides: (sums: Sums) => readonly [Sums | null, Sums | null],
): Difference[] {
  const done = rows.filter(({ status }) => status === 'done');
  if (!first || done.length < 2) return [];
  const rest = done.reduce((all, { sums }) => all + totalOf(sums), -totalOf(first.sums));
  const [own, other] = sides(first.sums);
  const lossSatang = code === 'doubled_in_ledger' ? rest : -rest;
  return [{ code, key: first.key, own, other, lossSatang, detail: `${done.length} times` }];
}

function missing(alone: Row, isOwn: boolean, { day, now, onlyOwn, onlyOther, knows }: Terms): Difference[] {
  const { key, sums, status, said, unit } = alone;
  if (status === 'void') return [];
  const total = totalOf(sums);
  const of = { key, own: isOwn ? sums : null, other: isOwn ? null : sums };
  if (status === 'open' || isLate(alone, day, now))
    return [{ ...of, code: 'open', lossSatang: 0n, detail: said }];
  const isStrange = !isOwn && knows !== undefined && !knows(alone);
  const code = isStrange ? 'unknown_reference' : isOwn ? onlyOwn : onlyOther;
  const lossSatang = isOwn ? total : -total;
  const found: Difference = { ...of, code, lossSatang, detail: said };
  return unit === UNIT ? [found] : [found, { ...of, code: 'unit_differs', lossSatang: 0n, detail: unit }];
}

/** What happened at midnight, by its instant, may stand in the files of both days that meet there, as one thing. */
function isReportedAgain(row: Row, first: Row): boolean {
  const isOneInstant = row.at !== null && row.at.getTime() === first.at?.getTime();
  return (
    isOneInstant && row.status === first.status && isSame(row.sums, first.sums) && isMidnight(first, row)
  );
}

/** A thing of a few minutes ago may be on its way to the other side. */
function isLate({ at, day: own }: Row, day: string, now: Date): boolean {
  const happened = at ?? instantOf(addDays(own ?? day, 1), '00:00');
  return now.getTime() - happened.getTime() < LATE_MS;
}

function differing(own: Row, other: Row, terms: Terms): Difference[] {
  const of = { key: own.key, own: own.sums, other: other.sums };
  const found: Difference[] = [];
  const add = (code: ReasonCode, lossSatang: bigint, detail: string) =>
    found.push({ ...of, code, lossSatang, detail });
  const said = `${own.said} here, ${other.said} there`;
  if (own.status !== other.status) {
    const isWaiting = own.status === 'open' || other.status === 'open';
    if (isWaiting && (isLate(own, terms.day, terms.now) || isLate(other, terms.day, terms.now)))
      return [{ ...of, code: 'open', lossSatang: 0n, detail: said }];
    const [mine, theirs] = [own, other].map((row) => (row.status === 'done' ? totalOf(row.sums) : 0n));
    add('status_differs', (mine ?? 0n) - (theirs ?? 0n), said);
  }
  if (own.unit !== other.unit || own.unit !== UNIT)
    add('unit_differs', 0n, own.unit === other.unit ? own.unit : `${own.unit} here, ${other.unit} there`);
  if (own.account !== null && other.account !== null && own.account !== other.account)
    add('wrong_member', 0n, `${own.account} here, ${other.account} there`);
  if (own.status !== 'done' || other.status !== 'done') return found;
  if (!isSame(own.sums, other.sums))
    add('amount_differs', totalOf(own.sums) - totalOf(other.sums), `${said}, by amounts`);
  if (own.day !== null && other.day !== null && own.day !== other.day)
    add(isMidnight(own, other) ? 'near_midnight' : 'wrong_day', 0n, `${own.day} here, ${other.day} there`);
  return found;
}

function isSame(own: Sums, other: Sums): boolean {
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  return [...names].every((name) => (own[name] ?? 0n) === (other[name] ?? 0n));
}

/** Of neighbour days, and each within minutes of the midnight between them, as far as it tells a time. */
function isMidnight(own: Row, other: Row): boolean {
  const [earlier, later] = [own.day ?? '', other.day ?? ''].sort();
  if (!earlier || !later || addDays(earlier, 1) !== later) return false;
  const midnight = instantOf(later, '00:00').getTime();
  const isNear = ({ at }: Row) => at === null || Math.abs(at.getTime() - midnight) <= MIDNIGHT_MS;
  return (own.at !== null || other.at !== null) && isNear(own) && isNear(other);
}

/** What a side has of a day: how many rows moved money, and the sum of each name. */
export function sumsOf(rows: readonly Row[], day: string): { readonly count: number; readonly sums: Sums } {
  const own = rows.filter((row) => row.status === 'done' && (row.day === day || row.day === null));
  const sums: Record<string, bigint> = {};
  for (const row of own)
    for (const [name, satang] of Object.entries(row.sums)) sums[name] = (sums[name] ?? 0n) + satang;
  return { count: own.length, sums };
}

/** The day in Bangkok and the instant, as rows have them. */
export function timeOf(at: Date): Pick<Row, 'day' | 'at'> {
  return { day: bangkokDate(at), at };
}
