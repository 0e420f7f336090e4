import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import type { Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { typedBaht } from '#rules/money/typed-baht.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';
import { addDays, bangkokDate, instantOf, isDay } from '#rules/time/bangkok-time.ts';

/** What a command works with. On a dry run `services.db` rolls every transaction back. */
export interface OpsCall {
  readonly services: Operator;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly who: string;
  readonly dryRun: boolean;
}

export interface OpsAnswer {
  /** 0 done, 1 refused or differences found. */
  readonly code: 0 | 1;
  readonly lines: readonly string[];
  /** For the file that `--out` names, which the command line writes where it was typed. */
  readonly file?: string | undefined;
}

/** Value of an option that the command line checked to be there. */
export function option({ options }: OpsCall, name: string): string {
  const value = options[name];
  if (value === undefined) throw new OperatorRefusal(`--${name} is missing`);
  return value;
}

/** An option that is a number, a day or a time: Thai digits are read as the others, blanks and marks that nobody sees are none of it. */
export function typedOption(call: OpsCall, name: string): string {
  return normaliseTyped(option(call, name)).trim();
}

/** A reference, which is written in large letters: one that was typed in small ones, or copied with blanks, is the same. */
export function refOption(call: OpsCall): string {
  return typedOption(call, 'ref').toUpperCase();
}

/** Satang of an option in baht; undefined when it was not given. */
export function satangOption({ options }: OpsCall, name: string): bigint | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const satang = typedBaht(text);
  if (satang === null || satang === 0n)
    throw new OperatorRefusal(`--${name} is not an amount in baht: ${text}`);
  return satang;
}

/** The value of an option that is a whole number from 1 to a most. */
export function wholeOption(call: OpsCall, name: string, most: number): number {
  const text = typedOption(call, name);
  const value = Number(text);
  if (!/^\d{1,6}$/.test(text) || value < 1 || value > most)
    throw new OperatorRefusal(`--${name} is a whole number from 1 to ${most}: ${text}`);
  return value;
}

/** A day in Bangkok. */
export function dayOption(call: OpsCall, name: string): string {
  const day = typedOption(call, name);
  if (!isDay(day)) throw new OperatorRefusal(`--${name} ${day} is no day, YYYY-MM-DD from 1900 to 2200`);
  return day;
}

/** A day that has begun: of a later one nothing could differ, which would read as if all agreed. */
export function begunDayOption(call: OpsCall, name: string): string {
  const day = dayOption(call, name);
  const today = bangkokDate(call.services.clock.now());
  if (day > today) throw new OperatorRefusal(`--${name} ${day} has not come; today is ${today} in Bangkok`);
  return day;
}

/** As commands print an instant (`bangkokMoment`), which is then pasted into another. */
const PRINTED = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) \+07:00$/;

/** A minute with its zone, or a day in Bangkok, which begins at midnight; each has to exist. */
export function momentOption(call: OpsCall, name: string): Date {
  const text = typedOption(call, name);
  const [day = '', time = '00:00+07:00', ...more] = text.replace(PRINTED, '$1T$2+07:00').split('T');
  const isTime = /^([01]\d|2[0-3]):[0-5]\d(:00)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(time);
  if (!isDay(day) || !isTime || more.length > 0)
    throw new OperatorRefusal(`--${name} ${text} is no minute with its zone, like 2026-12-01T00:00+07:00`);
  return new Date(`${day}T${time}`);
}

/** A day in Bangkok, or a minute of it; `2025-06-16` as an end is the whole day. */
export function bangkokOption(call: OpsCall, name: 'from' | 'until'): Date {
  const text = option(call, name).replace(PRINTED, '$1 $2');
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[ T]([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(text) ?? [];
  if (!isDay(day))
    throw new OperatorRefusal(`--${name} is a day as 2025-06-16 or a time as 2025-06-16T18:00: ${text}`);
  if (time !== undefined) return instantOf(day, time);
  return instantOf(name === 'until' ? addDays(day, 1) : day, '00:00');
}

/** Of 366 days. */
const YEAR_MS = 31_622_400_000;

function requireWithin({ services }: OpsCall, name: string, at: Date, years: number): void {
  if (at.getTime() - services.clock.now().getTime() <= years * YEAR_MS) return;
  const ahead = years === 1 ? 'a year' : `${years} years`;
  throw new OperatorRefusal(`${name} is more than ${ahead} away: ${bangkokMoment(at)}`);
}

/** Throws `OperatorRefusal` for what would begin more than a year from now: a year that was mistyped lies further ahead. */
export function requireWithinYear(call: OpsCall, name: string, at: Date): void {
  requireWithin(call, name, at, 1);
}

/** Throws `OperatorRefusal` for what would end more than ten years from now: some things last for years, but none for decades. */
export function requireEndsWithinTenYears(call: OpsCall, name: string, at: Date): void {
  requireWithin(call, name, at, 10);
}

/** A share of stakes in words, rounded up: what is above a limit reads so. */
export function percent(bp: number): string {
  return `${Math.ceil(bp) / 100} %`;
}

/** An amount in words. */
export function baht(satang: bigint): string {
  return `${formatBaht(satang)} baht`;
}
