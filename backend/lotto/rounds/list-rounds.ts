import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { presentRound } from '#backend/lotto/bills/present.ts';
import { lottoKind, round } from '#backend/lotto/tables.ts';
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

/** Order of rounds: nearest close first while open, then newest first. */
export function inOrder(now: Date) {
  const isOpen = sql<boolean>`(${inStatus('open', now)})`;
  return [
    desc(isOpen),
    asc(sql`CASE WHEN ${isOpen} THEN ${round.closesAt} END`),
    desc(round.drawDate),
    desc(round.number),
    asc(round.kind),
  ];
}

/** Rounds, nearest close first while open, then newest first. */
export const listRounds: Verb<typeof lotto.rounds> = async ({ ctx, input }) => {
  const { kind, status, limit } = input;
  const now = ctx.now();
  const rows = await selectRounds(ctx.db.orm)
    .where(
      and(
        eq(round.agentId, ctx.agentId),
        kind === undefined ? undefined : eq(round.kind, kind),
        status === undefined ? undefined : inStatus(status, now),
      ),
    )
    .orderBy(...inOrder(now))
    .limit(limit);
  return rows.map((row) => presentRound({ ...row.round, kindName: row.kindName }, now));
};
