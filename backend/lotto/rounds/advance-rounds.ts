import { and, eq, inArray, lt } from 'drizzle-orm';
import { addRounds, roundId } from '#backend/lotto/rounds/add-round.ts';
import { lottoKind, round } from '#backend/lotto/tables.ts';
import type { Services } from '#backend/services.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import type { RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';

const PAST_SALE = ['resulting', 'resulted', 'voided'];

/** Closes rounds whose time is over and opens those of each kind whose time has come. Any number of runs do as one. */
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
    const due = await dueRounds(services, kind, now);
    if (due.length === 0) continue;
    const rows = due.map(({ drawDate, number, opensAt, closesAt, resultAt }) => {
      return { agentId, kind, drawDate, number, opensAt, closesAt, resultAt, status: 'open' as const };
    });
    await db.transact((tx) => addRounds(tx, rows));
  }
}

/**
 * The rounds that should be on sale and are not there: what the kind's schedule says, and where a sandbox published a
 * draw ahead of its time, the next from so long after that as the kind says.
 */
async function dueRounds({ db }: Services, kind: string, now: Date): Promise<RoundPlan[]> {
  const plans = kindOf(kind).nextRounds(now);
  const idOf = (plan: RoundPlan) => roundId(kind, plan);
  const rows = await db.orm
    .select({ id: round.id, status: round.status, resultAt: round.resultAt })
    .from(round)
    .where(inArray(round.id, plans.map(idOf)));
  const existing = new Map(rows.map((row) => [row.id, row]));
  const due: RoundPlan[] = [];
  for (const [at, plan] of plans.entries()) {
    if (existing.has(idOf(plan))) continue;
    const before = plans[at - 1];
    const previous = before && existing.get(idOf(before));
    const opensAt = openingOf(plan, previous && PAST_SALE.includes(previous.status) ? previous : undefined);
    if (opensAt <= now) due.push({ ...plan, opensAt });
  }
  return due;
}

function openingOf(plan: RoundPlan, ended: { readonly resultAt: Date } | undefined): Date {
  const { opensAfterResultMs: waitMs } = plan;
  return ended && waitMs !== undefined ? new Date(ended.resultAt.getTime() + waitMs) : plan.opensAt;
}
