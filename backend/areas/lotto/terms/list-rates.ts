import { and, desc, eq, lte } from 'drizzle-orm';
import { presentRates } from '#backend/areas/lotto/bills/present.ts';
import { termsOf } from '#backend/areas/lotto/rounds/show-round.ts';
import { kindRate, lottoKind } from '#backend/areas/lotto/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { lotto } from '#contract/lotto.ts';

/** Rates in force for one round. */
export const listRoundRates: Verb<typeof lotto.rate> = async ({ ctx, input }) => {
  const { types } = await termsOf(ctx, input.round_id);
  return presentRates([...types.values()]);
};

type RateRow = typeof kindRate.$inferSelect;

/** Of rows that come newest first the one in force of each type, in their order. */
function inForce(rows: readonly RateRow[]): RateRow[] {
  const newest = new Map<string, RateRow>();
  for (const row of rows) if (!newest.has(row.type)) newest.set(row.type, row);
  return [...newest.values()].sort((one, other) => one.position - other.position);
}

/** Default rates of every kind, or of the kinds of one category, as a round that opens now would take them. */
export const listKindRates: Verb<typeof lotto.rates> = async ({ ctx, input }) => {
  const { category_id: categoryId } = input;
  const rows = await ctx.db.orm
    .select({ kind: lottoKind, rate: kindRate })
    .from(lottoKind)
    .innerJoin(kindRate, eq(kindRate.kind, lottoKind.kind))
    .where(
      and(
        eq(lottoKind.agentId, ctx.agentId),
        lte(kindRate.since, ctx.now()),
        categoryId === undefined ? undefined : eq(lottoKind.categoryId, categoryId),
      ),
    )
    .orderBy(lottoKind.position, desc(kindRate.since));
  return [...Map.groupBy(rows, (row) => row.kind.kind)].flatMap(([kind, own]) => {
    const [first] = own;
    if (!first) return [];
    const rates = presentRates(inForce(own.map((row) => row.rate)));
    return [{ kind, kind_name: first.kind.name, category_id: first.kind.categoryId, rates }];
  });
};
