import type { EntryFilter } from '#backend/areas/wallet/statement/find-entries.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Period } from '#rules/money/played.ts';
import {
  type EntryType,
  firstOf,
  MOST_STATEMENT_DAYS,
  playTypes,
  type StatementWallet,
} from '#rules/money/statement.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

/** A period as it is asked for on the wire. */
interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: EntryType | undefined;
  readonly wallet: StatementWallet;
  readonly before?: string | undefined;
}

/** `YYYYMMDD-seq`, as rows are named. */
function placeOf(id: string): EntryFilter['before'] {
  const [day = '', seq = ''] = id.split('-');
  return { day: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`, seq: BigInt(seq) };
}

function kindsOf({ entryKinds }: MemberCtx, types: readonly EntryType[]): string[] {
  return [...entryKinds].flatMap(([name, { type }]) => (types.includes(type) ? [name] : []));
}

/** When the session of who asks began, and the kinds of bets and prizes. */
export function sessionOf(ctx: MemberCtx): EntryFilter['session'] {
  return { since: ctx.sessionStartedAt, kinds: kindsOf(ctx, playTypes) };
}

/** The days that are asked for; where an end is left open, the longest period that there is, to today at the most. */
export function periodOf(ctx: MemberCtx, asked: Pick<Asked, 'from' | 'to'>): Period {
  const today = bangkokDate(ctx.now());
  const longest = (from: string) => addDays(from, MOST_STATEMENT_DAYS - 1);
  const furthest = asked.from !== undefined && longest(asked.from) < today ? longest(asked.from) : today;
  const to = asked.to ?? (asked.from !== undefined && asked.from > furthest ? asked.from : furthest);
  return { from: asked.from ?? firstOf(to), to };
}

/** A day after all others. */
const LAST_DAY = '9999-12-31';

/** The movements that are asked for. */
export function filterOf(ctx: MemberCtx, asked: Asked, limit: number): EntryFilter {
  const { type, wallet, before } = asked;
  const period = periodOf(ctx, asked);
  return {
    memberId: ctx.memberId,
    wallet,
    ...period,
    readTo: period.to < bangkokDate(ctx.now()) ? period.to : LAST_DAY,
    kinds: type && kindsOf(ctx, [type]),
    before: before === undefined ? undefined : placeOf(before),
    limit,
    session: sessionOf(ctx),
  };
}
