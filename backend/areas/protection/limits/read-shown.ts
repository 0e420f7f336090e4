import {
  type LimitRow,
  limitColumns,
  limitTables,
  type Protections,
  protectionsOf,
} from '#backend/areas/protection/limits/read-limits.ts';
import { spansSince } from '#backend/areas/protection/limits/read-spans.ts';
import { type WagerSum, wagerSums } from '#backend/areas/protection/limits/read-wagers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { countsSince, type LimitWindow, limitWindows } from '#rules/protection/limit-window.ts';
import type { Span } from '#rules/protection/time-spent.ts';

/** The limits of a member beside what counts towards them: one statement, for what is read one by one where money moves. */
const read: Statement = {
  name: 'protection_shown',
  text: `
    SELECT ${limitColumns},
      (SELECT jsonb_agg(to_jsonb(summed)) FROM (${wagerSums}) summed) AS sums,
      (SELECT coalesce(jsonb_agg(to_jsonb(span)), '[]') FROM (${spansSince('$5', '$6')}) span) AS spans
    ${limitTables}`,
};

/** As JSON has them: satang fit into a number, instants are text. */
interface Row extends LimitRow {
  readonly sums: ReadonlyArray<{ name: LimitWindow; stake: number; loss: number; first: string | null }>;
  readonly spans: ReadonlyArray<{ from: string; to: string }>;
}

/** What protects a member, with stakes and losses by window and the sessions since the earliest of them began. */
export interface Shown extends Protections {
  readonly sums: ReadonlyMap<LimitWindow, WagerSum>;
  readonly spans: readonly Span[];
}

/** When the earliest window began. */
export function earliestSince(now: Date): Date {
  return new Date(Math.min(...limitWindows.map((window) => countsSince(window, now).getTime())));
}

/** What protects a member at an instant, and what of limits is used by bets and time. */
export async function readShown(db: Pick<Tx, 'query'>, memberId: string, now: Date): Promise<Shown> {
  const begins = limitWindows.map((window) => countsSince(window, now));
  const rows = await db.query<Row>(read, [memberId, '', limitWindows, begins, earliestSince(now), now]);
  const [{ sums, spans } = { sums: [], spans: [] }] = rows;
  return {
    ...protectionsOf(rows, now),
    sums: new Map(
      sums.map(({ name, stake, loss, first }) => [
        name,
        { stake: BigInt(stake), loss: BigInt(loss), first: first === null ? null : new Date(first) },
      ]),
    ),
    spans: spans.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
  };
}
