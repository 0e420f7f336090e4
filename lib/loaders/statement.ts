import 'server-only';
import { read } from '#lib/loaders/read.ts';
import { type Asked, dayOf, idOf } from '#lib/loaders/search-params.ts';
import { backendNowMs } from '#lib/loaders/server-clock.ts';
import {
  type EntryType,
  entryTypes,
  firstOf,
  MOST_STATEMENT_DAYS,
  type StatementWallet,
  statementWallets,
} from '#rules/money/statement.ts';
import { bangkokDate, daysBetween } from '#rules/time/bangkok-time.ts';

const ROWS_PER_PAGE = 50;
/** What is shown before anything is chosen. */
const FIRST_DAYS = 7;

/** What an address asks for. */
export interface StatementFilter {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly type: EntryType | undefined;
  readonly wallet: StatementWallet;
  /** The row to go on before. */
  readonly before: string | undefined;
  /** Why there was no file. */
  readonly file: 'wait' | 'failed' | undefined;
}

/** A filter with the days that it comes to. */
export interface ShownFilter extends StatementFilter {
  readonly from: string;
  readonly to: string;
}

/** Two days of an address, the earlier one first. */
export function daysInOrder(one: string | undefined, other: string | undefined) {
  const isTurned = one !== undefined && other !== undefined && one > other;
  return isTurned ? { from: other, to: one } : { from: one, to: other };
}

/** The filter in an address; what is no day, type or wallet filters nothing, and days the wrong way round are turned. */
export function statementFilterOf(
  asked: Readonly<Partial<Record<keyof StatementFilter, Asked>>>,
): StatementFilter {
  return {
    ...daysInOrder(dayOf(asked.from), dayOf(asked.to)),
    type: entryTypes.find((type) => type === asked.type),
    wallet: statementWallets.find((wallet) => wallet === asked.wallet) ?? 'main',
    before: idOf(asked.before),
    file: (['wait', 'failed'] as const).find((why) => why === asked.file),
  };
}

/** The days of a filter: the last seven where none are asked for, and a year at the most. */
export function periodOf({ from, to }: Pick<StatementFilter, 'from' | 'to'>, today: string) {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? firstOf(last, FIRST_DAYS);
  const isTooLong = daysBetween(first, last) >= MOST_STATEMENT_DAYS;
  return { from: isTooLong ? firstOf(last) : first, to: last };
}

/** A page of movements of one wallet, the sums of their days, and the day that it is. */
export async function loadStatement(filter: StatementFilter) {
  const today = bangkokDate(await backendNowMs());
  const period = periodOf(filter, today);
  const { type, wallet, before, file } = filter;
  const page = await read('GET /api/member/statement', {
    ...period,
    type,
    wallet,
    before,
    limit: ROWS_PER_PAGE,
  });
  const shown: ShownFilter = { ...period, type, wallet, before, file };
  return { ...page, filter: shown, today };
}
