import { and, asc, desc, eq, gte, lt, ne, or, type SQL } from 'drizzle-orm';
import { presentRound } from '#backend/areas/lotto/bills/present.ts';
import { lottoKind, round } from '#backend/areas/lotto/tables.ts';
import type { Orm } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { RoundStatus } from '#contract/lotto/rounds.ts';
import type { lotto } from '#contract/lotto.ts';

/** Rounds with the name of their kind; the caller adds which and in what order. */
export function selectRounds(orm: Orm) {
  return orm
    .select({ round, kindName: lottoKind.name })
    .from(round)
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind));
}

/** A round whose close has passed counts as closed, as it is presented. */
export function inStatus(status: RoundStatus, now: Date) {
  if (status === 'open') return and(eq(round.status, 'open'), gte(round.closesAt, now));
  if (status === 'closed')
    return or(eq(round.status, 'closed'), and(eq(round.status, 'open'), lt(round.closesAt, now)));
  return eq(round.status, status);
}

/** Rounds on sale, nearest close first: few, however many there were. */
export function selectOpen(orm: Orm, own: SQL | undefined, now: Date) {
  return selectRounds(orm)
    .where(and(own, inStatus('open', now)))
    .orderBy(asc(round.closesAt), desc(round.drawDate), desc(round.number), asc(round.kind));
}

/** Rounds that are not on sale, or in one status, newest first: an index has them in that order. */
export function selectOthers(orm: Orm, own: SQL | undefined, now: Date, status?: RoundStatus) {
  const isClosed = or(ne(round.status, 'open'), lt(round.closesAt, now));
  return selectRounds(orm)
    .where(and(own, status === undefined ? isClosed : inStatus(status, now)))
    .orderBy(desc(round.drawDate), desc(round.number), asc(round.kind));
}

/** Rounds, nearest close first while open, then newest first. */
export const listRounds: Verb<typeof lotto.rounds> = async ({ ctx, input }) => {
  const { kind, status, limit } = input;
  const { orm } = ctx.db;
  const now = ctx.now();
  const own = and(eq(round.agentId, ctx.agentId), kind === undefined ? undefined : eq(round.kind, kind));
  const withOpen = status === undefined || status === 'open';
  const open = withOpen ? await selectOpen(orm, own, now).limit(limit) : [];
  const isFull = status === 'open' || open.length >= limit;
  const others = isFull ? [] : await selectOthers(orm, own, now, status).limit(limit);
  // One that was voided in between is among both.
  const ids = new Set(open.map((row) => row.round.id));
  return [...open, ...others.filter((row) => !ids.has(row.round.id))]
    .slice(0, limit)
    .map((row) => presentRound({ ...row.round, kindName: row.kindName }, now));
};
