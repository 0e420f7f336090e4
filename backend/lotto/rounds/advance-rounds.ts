import { and, eq, inArray, lt } from 'drizzle-orm';
import { addRound } from '#backend/lotto/rounds/add-round.ts';
import { lottoKind, round } from '#backend/lotto/tables.ts';
import type { Services } from '#backend/services.ts';
import gloCalendar from '#rules/lotto/kinds/glo/calendar.json' with { type: 'json' };
import { drawDates, type RoundTimes, roundTimes } from '#rules/lotto/kinds/glo/calendar.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

const AFTER_RESULT_MS = gloCalendar.opens_minutes_after_result * 60_000;
/** Beyond this nobody could have published a draw ahead of its day. */
const AHEAD_DAYS = 92;
const PAST_SALE = ['resulting', 'resulted', 'voided'];

/** Closes rounds whose time is over and opens the next one of each kind once its time has come. Any number of runs do as one. */
export async function advanceRounds(services: Services): Promise<void> {
  const { db, clock, agentId } = services;
  const now = clock.now();
  await db.orm
    .update(round)
    .set({ status: 'closed' })
    .where(and(eq(round.agentId, agentId), eq(round.status, 'open'), lt(round.closesAt, now)));
  const kinds = await db.orm
    .select({ kind: lottoKind.kind })
    .from(lottoKind)
    .where(eq(lottoKind.agentId, agentId));
  for (const { kind } of kinds) {
    const due = await nextRound(services, kind, now);
    if (!due || due.opensAt > now) continue;
    await db.transact((tx) => addRound(tx, { agentId, kind, ...due, status: 'open' }));
  }
}

/**
 * The round that should be on sale: the first draw whose close is ahead and that has no result yet. Where a sandbox
 * published a draw ahead of its time, the next opens an hour after that. Undefined when it is there already.
 */
async function nextRound(
  { db, agentId }: Services,
  kind: string,
  now: Date,
): Promise<({ drawDate: string } & RoundTimes) | undefined> {
  const today = bangkokDate(now);
  const dates = drawDates(today, addDays(today, AHEAD_DAYS)).filter(
    (date) => roundTimes(date).closesAt > now,
  );
  const rows = await db.orm
    .select({ drawDate: round.drawDate, status: round.status, resultAt: round.resultAt })
    .from(round)
    .where(and(eq(round.agentId, agentId), eq(round.kind, kind), inArray(round.drawDate, dates)));
  const existing = new Map(rows.map((row) => [row.drawDate, row]));
  const drawDate = dates.find((date) => !PAST_SALE.includes(existing.get(date)?.status ?? 'none'));
  if (drawDate === undefined || existing.has(drawDate)) return undefined;
  const times = roundTimes(drawDate);
  const previous = existing.get(dates[dates.indexOf(drawDate) - 1] ?? '');
  return {
    drawDate,
    ...times,
    opensAt: previous ? new Date(previous.resultAt.getTime() + AFTER_RESULT_MS) : times.opensAt,
  };
}
