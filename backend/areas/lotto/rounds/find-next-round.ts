import { and, eq, gte, ne } from 'drizzle-orm';
import { presentRound } from '#backend/areas/lotto/bills/present.ts';
import { roundId } from '#backend/areas/lotto/rounds/add-round.ts';
import { openingOf, PAST_SALE } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { readDayChanges } from '#backend/areas/lotto/rounds/day-changes.ts';
import { selectOpen } from '#backend/areas/lotto/rounds/list-rounds.ts';
import { round } from '#backend/areas/lotto/tables.ts';
import type { RoundRow } from '#backend/areas/lotto/terms/round-terms.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { NextRound } from '#contract/lotto/rounds.ts';
import { noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { findKind } from '#rules/lotto/kinds/kinds.ts';

/**
 * The round of the same kind that takes bets next: one that is on sale now, else the first of the schedule that did not open
 * yet, with the days that operators changed. Undefined of a kind that this program does not know.
 */
export async function findNextRound(
  ctx: Ctx,
  { id, kind }: Pick<RoundRow, 'id' | 'kind'>,
  now: Date,
): Promise<NextRound | undefined> {
  const own = and(eq(round.agentId, ctx.agentId), eq(round.kind, kind));
  const [onSale] = await selectOpen(ctx.db.orm, and(own, ne(round.id, id)), now).limit(1);
  if (onSale) {
    const shown = presentRound({ ...onSale.round, kindName: onSale.kindName }, now);
    const { draw_date, round_no, opens_at, round_id } = shown;
    return { draw_date, ...(round_no !== undefined && { round_no }), opens_at, round_id };
  }
  const known = findKind(kind);
  if (!known) return undefined;
  const plans = known.nextRounds(now, (await readDayChanges(ctx.db)).get(kind) ?? noChanges);
  const rows = await ctx.db.orm
    .select({ id: round.id, status: round.status, resultAt: round.resultAt })
    .from(round)
    .where(and(own, gte(round.drawDate, plans[0]?.drawDate ?? '')));
  const existing = new Map(rows.map((row) => [row.id, row]));
  const at = plans.findIndex((plan) => !existing.has(roundId(kind, plan)));
  const plan = plans[at];
  if (!plan) return undefined;
  const before = plans[at - 1];
  const previous = before && existing.get(roundId(kind, before));
  const opensAt = openingOf(plan, previous && PAST_SALE.includes(previous.status) ? previous : undefined);
  return {
    draw_date: plan.drawDate,
    ...(known.drawnHere && { round_no: plan.number }),
    opens_at: opensAt.toISOString(),
  };
}
